import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import { errorFields, log } from "@/lib/server/log";
import { fetchFile } from "@/lib/server/storage/fetch-file";
import type { FileStorage, ListedFile } from "@/lib/server/storage/file-storage";
import { isStorageKey } from "@/lib/server/storage/stored-names";
import { AppError } from "@/lib/shared/errors";

type Settings = {
  /** An origin; files stand at {endpoint}/{bucket}/{key}. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long an answer may take to come; 3 s, and less in tests (docs/product/api.md#outside-services). */
  readonly timeoutMs?: number;
  /** How long a file may take to arrive there. */
  readonly putTimeoutMs?: number;
  /** Files listed in one call, 500 at most; fewer in tests. */
  readonly pageSize?: number;
};

/** A page of 500 files has about 150 kB. */
const MAX_ANSWER_BYTES = 4_000_000;
const DELETED_AT_ONCE = 20;

function unavailable(error: unknown): AppError {
  log.warn("file storage unavailable", errorFields(error));
  return new AppError("UNAVAILABLE", "filesAway", [], 60);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error("the storage answers too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Of an answer to ListObjectsV2 with encoding-type=url, so that a key holds nothing of XML. */
function readPage(xml: string): { keys: { key: string; storedAt: Date }[]; hasMore: boolean } {
  const hasMore = /<IsTruncated>(true|false)<\/IsTruncated>/.exec(xml)?.[1];
  if (hasMore === undefined) throw new Error("the storage's list could not be read");
  const keys = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, file]) => {
    const key = /<Key>([^<]*)<\/Key>/.exec(file!)?.[1];
    const storedAt = new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(file!)?.[1] ?? Number.NaN);
    if (key === undefined || Number.isNaN(storedAt.getTime()))
      throw new Error("the storage's list could not be read");
    return { key: decodeURIComponent(key.replaceAll("+", " ")), storedAt };
  });
  return { keys, hasMore: hasMore === "true" };
}

/**
 * Files in a private bucket of any service that speaks S3, under our keys. Browsers read nothing there: what is stored
 * goes out through us. Every call is signed (AWS Signature Version 4), a file with the hash of its content.
 */
export function s3Storage({
  timeoutMs = 3000,
  putTimeoutMs = 20_000,
  pageSize = 500,
  ...settings
}: Settings): FileStorage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const root = `${new URL(endpoint).origin}/${bucket}`;

  /** One signed call, its answer in time and no redirect. */
  async function call(
    method: "PUT" | "DELETE" | "GET",
    url: string,
    {
      headers = {},
      body,
      limitMs = timeoutMs,
    }: { headers?: HeadersInit; body?: BodyInit; limitMs?: number } = {},
  ): Promise<string> {
    const signed = await client.sign(url, { method, headers });
    const response = await fetch(url, {
      method,
      headers: signed.headers,
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
      ...(body !== undefined && { body }),
    });
    const text = await readText(response);
    if (response.ok || (method === "DELETE" && response.status === 404)) return text;
    throw new Error(`the storage answered ${response.status} ${/<Code>(\w+)</.exec(text)?.[1] ?? ""}`);
  }

  const remove = (key: string): Promise<string> => call("DELETE", `${root}/${key}`);

  return {
    async put(key, content, contentType) {
      if (!isStorageKey(key)) throw new Error("not a storage key");
      const bytes = typeof content === "string" ? await readFile(content) : content;
      const hash = createHash("sha256").update(bytes).digest("hex");
      try {
        await call("PUT", `${root}/${key}`, {
          headers: { "Content-Type": contentType, "X-Amz-Content-Sha256": hash },
          body: new Uint8Array(bytes),
          limitMs: putTimeoutMs,
        });
      } catch (error) {
        // It may have arrived although we were not told: what is not deleted now, the janitor finds.
        void remove(key).catch(() => undefined);
        throw unavailable(error);
      }
    },

    async open(key) {
      if (!isStorageKey(key)) return null;
      try {
        const url = `${root}/${key}`;
        const signed = await client.sign(url, { method: "GET" });
        return await fetchFile(timeoutMs, url, signed.headers);
      } catch (error) {
        throw unavailable(error);
      }
    },

    async delete(keys) {
      try {
        for (let from = 0; from < keys.length; from += DELETED_AT_ONCE)
          await Promise.all(
            keys
              .slice(from, from + DELETED_AT_ONCE)
              .filter(isStorageKey)
              .map(remove),
          );
      } catch (error) {
        throw unavailable(error);
      }
    },

    async *list(): AsyncIterable<readonly ListedFile[]> {
      const query = new URLSearchParams({
        "list-type": "2",
        "max-keys": `${pageSize}`,
        "encoding-type": "url",
      });
      for (let hasMore = true; hasMore;) {
        const page = await call("GET", `${root}?${query}`)
          .then(readPage)
          .catch((error: unknown) => {
            throw unavailable(error);
          });
        hasMore = page.hasMore && page.keys.length > 0;
        query.set("start-after", page.keys.at(-1)?.key ?? "");
        yield page.keys
          .filter(({ key }) => isStorageKey(key))
          .map(({ key, storedAt }) => ({ key, storedAt: async () => storedAt }));
      }
    },
  };
}
