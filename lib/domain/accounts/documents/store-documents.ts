import "server-only";
import { DOCUMENT_SELECT, documentOf } from "@/lib/domain/accounts/user-view";
import { dropFiles, keepFiles, prepareFiles } from "@/lib/domain/system/stored-files";
import type { Document } from "@/lib/schemas/document";
import type { Transaction } from "@/lib/server/db";
import { rewriteImage } from "@/lib/server/images";
import { newDocumentKey } from "@/lib/server/storage/stored-names";
import type { UploadedFile } from "@/lib/server/uploads";
import { FILE_KINDS } from "@/lib/shared/upload";

/** Documents whose files are stored and that have no rows yet; files without a row are deleted after an hour. */
export type StoredDocuments = {
  readonly rows: readonly {
    readonly storageKey: string;
    readonly originalName: string;
    readonly kind: "image" | "pdf";
    readonly mimeType: string;
    readonly sizeBytes: number;
  }[];
  /** Takes the files away again; never throws: the janitor does what it could not. */
  readonly undo: () => Promise<void>;
};

/** Images are written anew, so that nothing hidden in them stays; a PDF is kept as it is and never shown by us. */
async function prepare({ tempPath, kind, originalName, sizeBytes }: UploadedFile) {
  const content = kind === "pdf" ? tempPath : await rewriteImage(tempPath, kind);
  const { mimeType } = FILE_KINDS[kind];
  const row = {
    storageKey: newDocumentKey(),
    originalName,
    kind: kind === "pdf" ? ("pdf" as const) : ("image" as const),
    mimeType,
    sizeBytes: typeof content === "string" ? sizeBytes : content.length,
  };
  return { row, file: { key: row.storageKey, content, contentType: mimeType } };
}

/**
 * Stores the files of documents (docs/security.md#private-data, docs/security.md#uploads-and-files). Call it before the
 * transaction that inserts them.
 * @throws AppError VALIDATION_ERROR at the file that cannot be read; UNAVAILABLE when they cannot be stored
 */
export async function storeDocuments(files: readonly UploadedFile[]): Promise<StoredDocuments> {
  const prepared = await prepareFiles(files, prepare);
  await keepFiles(prepared.map(({ file }) => file));
  return {
    rows: prepared.map(({ row }) => row),
    undo: () => dropFiles(prepared.map(({ file }) => file.key)),
  };
}

/**
 * Writes the rows of stored documents, each a millisecond after the one before: they are listed by that time, and so in
 * the order they were chosen in.
 * @param userId whose they are; null: uploaded before there is an account
 */
export async function insertDocuments(
  tx: Transaction,
  userId: string | null,
  { rows }: StoredDocuments,
): Promise<Document[]> {
  const now = Date.now();
  const made = await tx.document.createManyAndReturn({
    data: rows.map((row, index) => ({ ...row, userId, uploadedAt: new Date(now + index) })),
    select: DOCUMENT_SELECT,
  });
  return made.map(documentOf);
}
