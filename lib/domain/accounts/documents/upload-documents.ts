import "server-only";
import { insertDocuments, storeDocuments } from "@/lib/domain/accounts/documents/store-documents";
import type { Document } from "@/lib/schemas/document";
import { db } from "@/lib/server/db";
import type { UploadedFile } from "@/lib/server/uploads";
import { invalid } from "@/lib/shared/errors";

/**
 * Stores documents of somebody who has no account yet; registering claims them, unclaimed they are deleted after 24
 * hours (decisions.md section 3).
 * @throws AppError VALIDATION_ERROR at the file that cannot be read, or when there is none; UNAVAILABLE
 */
export async function uploadDocuments(files: readonly UploadedFile[]): Promise<Document[]> {
  if (files.length === 0) throw invalid("documents", "Send at least one file");
  // When the insert fails, nobody knows whether it was committed: the files stay, and the janitor looks.
  return insertDocuments(db, null, await storeDocuments(files));
}
