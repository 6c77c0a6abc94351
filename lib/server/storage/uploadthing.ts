import "server-only";
import { readFile } from "node:fs/promises";
import { UTApi, UTFile } from "uploadthing/server";
import { errorFields, log } from "@/lib/server/log";
import { fetchFile } from "@/lib/server/storage/fetch-file";
import { isDocumentKey, isStorageKey } from "@/lib/server/storage/stored-names";
import type { FileStorage } from "@/lib/server/storage/file-storage";
import { AppError } from "@/lib/shared/errors";

type Settings = {
  readonly token: string;
  /** Other addresses of the service, for tests. */
  readonly apiUrl?: string;
  readonly ingestUrl?: string;
  readonly ufsHost?: string;
  /** How long an answer may take to come; 3 s, and less in tests (docs/product/api.md#outside-services). */
  readonly timeoutMs?: number;
};

const PAGE = 500;
/** A page of 500 files has about 150 kB. */
const MAX_ANSWER_BYTES = 4_000_000;

type Input = string | URL | Request;

/** A call of the service's API: its answer is small, comes in time, and is no redirect. */
async function limitedFetch(timeoutMs: number, input: Input, init?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
  const response = await fetch(input, { ...init, redirect: "error", signal: AbortSignal.any(signals) });
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) controller.error(new Error("the storage answers too much"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, response);
}

/** The service's own names may hold no slash. */
const toCustomId = (key: string): string => key.replace("/", "-");
const fromCustomId = (customId: string): string => customId.replace(/^documents-/, "documents/");

function unavailable(error: unknown): AppError {
  log.warn("file storage unavailable", errorFields(error));
  return new AppError("UNAVAILABLE", "filesAway", [], 60);
}

/**
 * Files at UploadThing, under our keys as its custom ids. Browsers never talk to it: what is stored there goes out through
 * us. Documents are asked to be private there; everything is read through signed links that hold for a minute.
 */
export function uploadThingStorage({ timeoutMs = 3000, ...settings }: Settings): FileStorage {
  const api = new UTApi({
    ...settings,
    ...(settings.ufsHost !== undefined && { ufsAppIdLocation: "path" as const }),
    // What goes wrong is logged here, without the service's answer.
    logLevel: "None",
    defaultKeyType: "customId",
    fetch: (input: Input, init?: RequestInit) => limitedFetch(timeoutMs, input, init),
  });

  async function remove(keys: readonly string[]): Promise<void> {
    const { success } = await api.deleteFiles(keys.map(toCustomId));
    if (!success) throw new Error("the storage did not delete");
  }

  return {
    async put(key, content, contentType) {
      if (!isStorageKey(key)) throw new Error("not a storage key");
      const bytes = typeof content === "string" ? await readFile(content) : content;
      const name = toCustomId(key);
      const file = new UTFile([new Uint8Array(bytes)], name, { type: contentType, customId: name });
      try {
        const { error } = await api.uploadFiles(file, isDocumentKey(key) ? { acl: "private" } : {});
        if (error !== null) throw new Error(`the storage refused: ${error.code}`);
      } catch (error) {
        // It may have arrived although we were not told: what is not deleted now, the janitor finds.
        void remove([key]).catch(() => undefined);
        throw unavailable(error);
      }
    },

    async open(key) {
      if (!isStorageKey(key)) return null;
      try {
        const { ufsUrl } = await api.generateSignedURL(toCustomId(key), { expiresIn: 60 });
        return await fetchFile(timeoutMs, ufsUrl);
      } catch (error) {
        throw unavailable(error);
      }
    },

    async delete(keys) {
      if (keys.length === 0) return;
      try {
        await remove(keys);
      } catch (error) {
        throw unavailable(error);
      }
    },

    async *list() {
      for (let offset = 0, hasMore = true; hasMore; offset += PAGE) {
        const page = await api.listFiles({ limit: PAGE, offset }).catch((error: unknown) => {
          throw unavailable(error);
        });
        hasMore = page.hasMore && page.files.length > 0;
        yield page.files
          .filter(({ status }) => status === "Uploaded")
          .map(({ customId, uploadedAt }) => ({
            key: fromCustomId(customId ?? ""),
            storedAt: async () => new Date(uploadedAt),
          }))
          .filter(({ key }) => isStorageKey(key));
      }
    },
  };
}
