import "server-only";
import { UnreadableImage } from "@/lib/server/images";
import { errorFields, log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage/storage";
import type { UploadedFile } from "@/lib/server/uploads";
import { AppError, fieldError, type FieldError } from "@/lib/shared/errors";

/** A file that is ready to be kept. */
export type FileToStore = {
  readonly key: string;
  /** Its bytes, or where it stands. */
  readonly content: Buffer | string;
  readonly contentType: string;
};

/**
 * Does the same to every file of a form, and tells all that cannot be read at once, each at its place.
 * @throws AppError VALIDATION_ERROR at `images.1`, `documents.0`; UNAVAILABLE when too many images are waiting
 */
export async function prepareFiles<T>(
  files: readonly UploadedFile[],
  prepare: (file: UploadedFile) => Promise<T>,
): Promise<T[]> {
  const results = await Promise.allSettled(files.map(prepare));
  const errors = results.flatMap((result, index): FieldError[] =>
    result.status === "rejected" && result.reason instanceof UnreadableImage
      ? [fieldError(files[index]!.path, "fileUnreadable")]
      : [],
  );
  return results.map((result) => {
    if (result.status === "fulfilled") return result.value;
    if (errors.length === 0) throw result.reason;
    throw new AppError("VALIDATION_ERROR", "fileUnreadable", errors);
  });
}

/**
 * Keeps files, all or none: they stand in the storage before any row names them (docs/security.md#uploads-and-files).
 * @throws AppError UNAVAILABLE when the storage cannot take them
 */
export async function keepFiles(files: readonly FileToStore[]): Promise<void> {
  const kept: string[] = [];
  try {
    for (const { key, content, contentType } of files) {
      await storage().put(key, content, contentType);
      kept.push(key);
    }
  } catch (error) {
    await dropFiles(kept);
    throw error;
  }
}

/** Deletes files that no row names. What cannot be deleted now, the janitor deletes later. */
export async function dropFiles(keys: readonly string[]): Promise<void> {
  try {
    await storage().delete(keys);
  } catch (error) {
    log.warn("stored files were not deleted", errorFields(error));
  }
}
