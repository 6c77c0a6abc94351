import "server-only";
import { dataPath } from "@/lib/server/data-path";
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { FileKind } from "@/lib/shared/upload";

/** A file that arrived, on disk in a temporary place until the request is over. Its kind was judged by its content. */
export type UploadedFile = {
  readonly tempPath: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** Base name as the sender gave it, cleaned, at most 120 characters: for display only. */
  readonly originalName: string;
  /** Where it stood in the form, for errors: `images.1`. */
  readonly path: string;
};

/** Where files stand while their request is under way; what a killed process leaves there is swept after an hour. */
export const uploadsInProgressDir = (): string => dataPath("tmp");

/** A new path in the temporary folder, which only this user of the machine may read. */
export async function newTempPath(): Promise<string> {
  await mkdir(uploadsInProgressDir(), { recursive: true, mode: 0o700 });
  return dataPath("tmp", randomBytes(16).toString("hex"));
}

const STORE_IS_FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EMFILE", "ENFILE"]);

/** True when an error says that this machine cannot take a file now: full, or out of file handles. */
export const isStoreFull = (error: unknown): boolean =>
  STORE_IS_FULL.has(String((error as { code?: unknown } | null)?.code));
