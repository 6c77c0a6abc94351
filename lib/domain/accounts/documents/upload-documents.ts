import "server-only";
import { z } from "zod";
import { insertDocuments, storeDocuments } from "@/lib/domain/accounts/documents/store-documents";
import type { Document } from "@/lib/schemas/document";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { log } from "@/lib/server/log";
import type { UploadedFile } from "@/lib/server/uploads";
import { AppError, invalid } from "@/lib/shared/errors";

/**
 * Of all documents that nobody has claimed yet, together: a day's sign-ups many times over, and no disk is filled by a
 * stranger. Uploads that come at the same moment may go beyond it, each by its own files.
 */
const UNCLAIMED_MAX_BYTES = 2 * 1024 ** 3;

async function refuseTooMany(): Promise<void> {
  const [waiting] = await rows(db, z.object({ bytes: z.bigint() }))`
    SELECT coalesce(sum(size_bytes), 0)::bigint AS bytes FROM documents WHERE user_id IS NULL`;
  if (waiting!.bytes < UNCLAIMED_MAX_BYTES) return;
  log.error("documents are refused: too many wait for their account");
  throw new AppError("UNAVAILABLE", "documentsFull", [], 3600);
}

/**
 * Stores documents of somebody who has no account yet; registering claims them, unclaimed they are deleted after 24
 * hours (docs/product/accounts.md#documents).
 * @throws AppError VALIDATION_ERROR at the file that cannot be read, or when there is none; UNAVAILABLE, also while
 * too many wait for their account
 */
export async function uploadDocuments(files: readonly UploadedFile[]): Promise<Document[]> {
  if (files.length === 0) throw invalid("documents", "documentsMissing");
  await refuseTooMany();
  // When the insert fails, nobody knows whether it was committed: the files stay, and the janitor looks.
  return insertDocuments(db, null, await storeDocuments(files));
}
