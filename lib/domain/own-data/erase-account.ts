import "server-only";
import { z } from "zod";
import { currentPasswordWrong } from "@/lib/domain/accounts/change-password";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { forgetInAuditLog } from "@/lib/domain/own-data/forget-in-audit-log";
import { findByEmail, OwnAccount, readOwnIds } from "@/lib/domain/own-data/own-rows";
import { takeBackWhatWasSent } from "@/lib/domain/own-data/take-back";
import { dropUnusedWords } from "@/lib/domain/system/drop-unused-words";
import { deleteNotedFilesNow, noteFilesToDelete } from "@/lib/domain/system/files-to-delete";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { errorFields, log } from "@/lib/server/log";
import { isPassword } from "@/lib/server/password";
import type { Actor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";

/** A provider may have hundreds of thousands of listings: longer than a request's statements usually may take. */
const PATIENCE_MS = 60_000;

/** How much was erased. */
export type Erased = { readonly listings: number; readonly documents: number; readonly pictures: number };

/**
 * Erases the signed-in user's account and everything that is theirs (docs/decisions/036); every session is over when
 * this returns.
 * @throws AppError VALIDATION_ERROR at `password`; CONFLICT for the last admin; NOT_FOUND when it is gone; UNAVAILABLE
 */
export async function eraseMyAccount({ userId }: Actor, { password }: { readonly password: string }) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (user === null) throw notFound(); // erased by another tab at this moment
  const { passwordHash } = user;
  if (!(await isPassword(password, passwordHash))) throw currentPasswordWrong("password");
  await erase(userId, "owner", (account) => {
    // The hash that was checked: a password that was changed meanwhile was changed by somebody.
    if (account.passwordHash !== passwordHash) throw currentPasswordWrong("password");
  });
}

/**
 * The same for the command line.
 * @param email in the form of `Email` (lib/schemas/account.ts)
 * @throws CommandRefused at `email`; AppError CONFLICT for the last admin
 */
export const eraseUser = async (email: string): Promise<Erased> =>
  erase(await findByEmail(email), "command", () => undefined);

async function erase(
  userId: string,
  by: "owner" | "command",
  check: (account: OwnAccount) => void,
): Promise<Erased> {
  const erased = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`;
      const account = await lockAccount(tx, userId);
      check(account);
      const own = await readOwnIds(tx, userId);
      await takeBackWhatWasSent(tx, account);
      await tx.listing.deleteMany({ where: { providerUserId: userId } });
      // Unknown counts as an admin's archive, and the audit log no longer says whose.
      if (account.role === "admin")
        await tx.listing.updateMany({ where: { archivedBy: userId }, data: { archivedBy: null } });
      // With the profile, its page, documents, sessions, devices, links, received enquiries and their mails, and sums.
      await tx.user.deleteMany({ where: { id: userId } });
      const pictures = await rows(tx, z.object({ id: z.string() }))`
        DELETE FROM media WHERE id = ANY (${[...own.pictures]}::text[])
          AND NOT EXISTS (SELECT FROM listing_images WHERE media_id = media.id)
          AND NOT EXISTS (SELECT FROM company_page_photos WHERE media_id = media.id)
        RETURNING id`;
      await noteFilesToDelete(tx, [
        ...own.documents.map(({ key }) => key),
        ...pictures.flatMap(({ id }) => MEDIA_WIDTHS.map((width) => mediaFileName(id, width))),
      ]);
      const standIn = await forgetInAuditLog(tx, userId, own);
      await writeAudit(tx, {
        actorUserId: by === "owner" ? standIn : null,
        action: "account.erased",
        subjectType: "user",
        subjectId: standIn,
        details: { role: account.role, by },
      });
      return { listings: own.listings.length, documents: own.documents.length, pictures: pictures.length };
    },
    { timeout: PATIENCE_MS },
  );
  await finish(erased);
  return erased;
}

/** What is done outside the transaction; what fails here, the sweeps do: of files within ten minutes, of words in an hour. */
async function finish({ listings }: Erased): Promise<void> {
  await deleteNotedFilesNow();
  // It keeps writers of listings waiting for a moment: not for nothing.
  if (listings === 0) return;
  await dropUnusedWords().catch((error: unknown) =>
    log.warn("words of erased listings were not deleted yet", errorFields(error)),
  );
}

/**
 * Locks an account, and of an admin's all admins: of two that erase themselves at once, one stays.
 * @throws AppError NOT_FOUND; CONFLICT when nobody could do an admin's work afterwards
 */
async function lockAccount(tx: Transaction, userId: string): Promise<OwnAccount> {
  const found = await rows(tx, OwnAccount.extend({ isDisabled: z.boolean() }))`
    SELECT id, role::text AS role, password_hash AS "passwordHash", lower(email) AS email,
           email_verified_at IS NOT NULL AS "isEmailVerified", disabled_at IS NOT NULL AS "isDisabled"
    FROM users
    WHERE id = ${userId}
       OR (role = 'admin' AND 'admin' = (SELECT role FROM users WHERE id = ${userId}))
    ORDER BY id FOR UPDATE`;
  const account = found.find(({ id }) => id === userId);
  if (account === undefined) throw notFound();
  const canStepIn = found.some(
    ({ id, role, passwordHash, isDisabled }) =>
      id !== userId && role === "admin" && passwordHash !== null && !isDisabled,
  );
  if (account.role === "admin" && !canStepIn) throw new AppError("CONFLICT", "lastAdmin");
  return account;
}
