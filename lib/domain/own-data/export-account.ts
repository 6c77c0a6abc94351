import "server-only";
import { z } from "zod";
import { profileOf, USER_SELECT } from "@/lib/domain/accounts/user-view";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { pageOfRows, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import { managedListingOf, readManagedRows } from "@/lib/domain/listings/listing-rows";
import { readAboutUser } from "@/lib/domain/own-data/audit-about";
import { findByEmail, provenEmail, readOwnIds } from "@/lib/domain/own-data/own-rows";
import { readReceived, readSent } from "@/lib/domain/own-data/written-rows";
import { type AccountExport, LEFT_OUT } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { mediaUrl } from "@/lib/shared/media";

/** Listings read at once. */
const BATCH = 500;

const ACCOUNT_SELECT = {
  ...USER_SELECT,
  createdAt: true,
  emailVerifiedAt: true,
  disabledAt: true,
} as const;

/** Everything that is stored of the signed-in user (docs/decisions/036); that it was asked for is audited. */
export const exportMyData = ({ userId }: Actor): Promise<AccountExport> => exported(userId, "owner");

/**
 * The same for the command line.
 * @param email in the form of `Email` (lib/schemas/account.ts)
 * @throws CommandRefused at `email`
 */
export const exportUser = async (email: string): Promise<AccountExport> =>
  exported(await findByEmail(email), "command");

async function exported(userId: string, by: "owner" | "command"): Promise<AccountExport> {
  // First: nobody has the data without a row that says so.
  await writeAudit(db, {
    actorUserId: by === "owner" ? userId : null,
    action: "account.exported",
    subjectType: "user",
    subjectId: userId,
    details: { by },
  });
  const user = await db.user.findUnique({ where: { id: userId }, select: ACCOUNT_SELECT });
  if (user === null) throw notFound();
  const email = user.email?.toLowerCase() ?? null;
  const proven = provenEmail({ email, isEmailVerified: user.emailVerifiedAt !== null });
  const own = await readOwnIds(db, userId);
  return {
    exportedAt: new Date().toISOString(),
    leftOut: [...LEFT_OUT],
    account: {
      id: user.id,
      email: user.email,
      phoneNumber: user.phoneNumber,
      role: user.role,
      createdAt: user.createdAt.toISOString(),
      emailVerifiedAt: iso(user.emailVerifiedAt),
      disabledAt: iso(user.disabledAt),
    },
    providerProfile: user.profile && profileOf(userId, user.profile, user.documents),
    companyPage: pageOfRows(await readPageRows([userId])),
    listings: await readListings(own.listings),
    pictures: await readPictures(own.pictures),
    enquiriesReceived: await readReceived(userId),
    ...(await readSent(proven)),
    mails: await readMails(user, proven),
    ...(await readCarriers(userId)),
    activity: await rows(db, z.object({ day: z.string(), kind: z.string(), times: z.number() }))`
      SELECT day::text, kind, times FROM activity_counts WHERE provider_user_id = ${userId} ORDER BY day, kind`,
    audit: await readAboutUser(userId, own),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

async function readListings(ids: readonly string[]): Promise<AccountExport["listings"]> {
  const listings: AccountExport["listings"] = [];
  for (let from = 0; from < ids.length; from += BATCH)
    listings.push(...(await readManagedRows(ids.slice(from, from + BATCH))).map(managedListingOf));
  return listings;
}

async function readPictures(ids: readonly string[]): Promise<AccountExport["pictures"]> {
  const found = await db.media.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, width: true, height: true, createdAt: true },
  });
  return found.map(({ id, width, height, createdAt }) => ({
    id,
    url: mediaUrl(id, 1280),
    width,
    height,
    uploadedAt: createdAt.toISOString(),
  }));
}

const QueuedMail = z.object({
  kind: z.string(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  givenUpAt: z.date().nullable(),
});

/** Of a stranger's address not even that somebody had it told something. */
async function readMails(
  { id, email }: { readonly id: string; readonly email: string | null },
  proven: string | null,
): Promise<AccountExport["mails"]> {
  const found = await rows(db, QueuedMail)`
    SELECT kind, created_at AS "createdAt", sent_at AS "sentAt", given_up_at AS "givenUpAt" FROM mail_queue
    WHERE user_id = ${id}
       OR (lower(to_address) = lower(${email}) AND kind <> 'contact'
           AND (kind <> 'enquiry_receipt' OR ${proven !== null}))
    ORDER BY created_at, id`;
  return found.map((row) => ({
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    sentAt: iso(row.sentAt),
    givenUpAt: iso(row.givenUpAt),
  }));
}

/** Where the account is, or was, signed in; nothing that signs anybody in. */
async function readCarriers(
  userId: string,
): Promise<Pick<AccountExport, "sessions" | "knownDevices" | "mailedLinks">> {
  const where = { userId };
  const sessions = await db.session.findMany({
    where,
    orderBy: { createdAt: "asc" },
    select: {
      createdAt: true,
      idleExpiresAt: true,
      absoluteExpiresAt: true,
      revokedAt: true,
      revokedReason: true,
      ipHash: true,
      uaHash: true,
    },
  });
  const devices = await db.knownDevice.findMany({
    where,
    orderBy: { signedInAt: "asc" },
    select: { signedInAt: true },
  });
  const links = await db.accountLink.findMany({
    where,
    orderBy: { createdAt: "asc" },
    select: { purpose: true, email: true, createdAt: true, expiresAt: true, usedAt: true },
  });
  return {
    sessions: sessions.map(({ ipHash, uaHash, ...row }) => ({
      createdAt: row.createdAt.toISOString(),
      idleExpiresAt: row.idleExpiresAt.toISOString(),
      absoluteExpiresAt: row.absoluteExpiresAt.toISOString(),
      revokedAt: iso(row.revokedAt),
      revokedReason: row.revokedReason,
      addressHash: ipHash,
      browserHash: uaHash,
    })),
    knownDevices: devices.map(({ signedInAt }) => ({ signedInAt: signedInAt.toISOString() })),
    mailedLinks: links.map((row) => ({
      purpose: row.purpose,
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      usedAt: iso(row.usedAt),
    })),
  };
}
