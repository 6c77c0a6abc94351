import "server-only";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { db } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage/storage";
import type { StoredFile } from "@/lib/server/storage/file-storage";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/** A document, and its file being read. */
export type OpenDocument = StoredFile & { readonly originalName: string; readonly mimeType: string };

/**
 * Opens a document for its owner or an admin; an admin's opening is audited (docs/security.md#private-data,
 * docs/security.md#logs-and-audit).
 * @param id well formed; an unknown one and somebody else's are not found
 * @throws AppError NOT_FOUND; UNAVAILABLE when the storage is away
 */
export async function openDocument(actor: Actor, id: string): Promise<OpenDocument> {
  const document = await db.document.findFirst({
    where: { id, ...(actor.role === "admin" ? {} : { userId: actor.userId }) },
    select: { storageKey: true, originalName: true, mimeType: true, userId: true },
  });
  if (document === null) throw notFound();
  const { storageKey, userId: ownerUserId, ...told } = document;
  const file = await storage().open(storageKey);
  if (file === null) {
    log.error("the file of a document is missing");
    throw notFound();
  }
  if (actor.role === "admin") {
    const event = { action: "document.opened", subjectType: "document", subjectId: id } as const;
    try {
      await writeAudit(db, { ...event, actorUserId: actor.userId, details: { ownerUserId } });
    } catch (error) {
      await file.body.cancel();
      throw error;
    }
  }
  return { ...told, ...file };
}
