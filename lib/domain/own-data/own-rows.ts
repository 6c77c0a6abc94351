import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { CommandRefused } from "@/lib/shared/errors";
import { ROLES } from "@/lib/shared/actor";

export const OwnAccount = z.object({
  id: z.string(),
  role: z.enum(ROLES),
  passwordHash: z.string().nullable(),
  /** In lower case; null: an import's account. */
  email: z.string().nullable(),
  /** Whether its owner has shown that the address is theirs: what was sent from it counts as theirs then, and only then. */
  isEmailVerified: z.boolean(),
});
export type OwnAccount = Readonly<z.output<typeof OwnAccount>>;

const WithId = z.object({ id: z.string() });

/**
 * Whose data a command is about.
 * @throws CommandRefused at `email`
 */
export async function findByEmail(email: string): Promise<string> {
  const [user] = await rows(db, WithId)`SELECT id FROM users WHERE lower(email) = ${email}`;
  if (user) return user.id;
  throw new CommandRefused("No account has this e-mail", "email");
}

/**
 * The address whose enquiries and messages are the account's, null when nobody has shown that it is: else anybody could
 * sign up with a stranger's address and read, or take back, what the stranger wrote.
 */
export const provenEmail = ({
  email,
  isEmailVerified,
}: Pick<OwnAccount, "email" | "isEmailVerified">): string | null => (isEmailVerified ? email : null);

/** Everything of a user's that is named elsewhere: rows of the audit log, and files. */
export type OwnIds = {
  readonly listings: readonly string[];
  readonly reports: readonly string[];
  readonly documents: readonly { readonly id: string; readonly key: string }[];
  readonly pictures: readonly string[];
};

export async function readOwnIds(tx: Transaction, userId: string): Promise<OwnIds> {
  const ids = (found: { id: string }[]) => found.map(({ id }) => id);
  const select = { id: true } as const;
  const listings = await tx.listing.findMany({ where: { providerUserId: userId }, select });
  const reports = await rows(tx, WithId)`
    SELECT report.id FROM listing_reports AS report JOIN listings ON listings.id = report.listing_id
    WHERE listings.provider_user_id = ${userId}`;
  const documents = await tx.document.findMany({ where: { userId }, select: { id: true, storageKey: true } });
  const pictures = await rows(tx, WithId)`
    SELECT id FROM media WHERE owner_user_id = ${userId}
    UNION
    SELECT image.media_id FROM listing_images AS image JOIN listings ON listings.id = image.listing_id
    WHERE listings.provider_user_id = ${userId}
    UNION
    SELECT photo.media_id FROM company_page_photos AS photo JOIN company_pages AS page ON page.id = photo.page_id
    WHERE page.provider_user_id = ${userId}`;
  return {
    listings: ids(listings),
    reports: ids(reports),
    documents: documents.map(({ id, storageKey }) => ({ id, key: storageKey })),
    pictures: ids(pictures),
  };
}
