import "server-only";
import { db, type Prisma } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { Role } from "@/lib/shared/actor";

export type OwnAccount = {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string | null;
  /** In lower case; null: an import's account. */
  readonly email: string | null;
  /** Whether its owner has shown that the address is theirs: what was sent from it counts as theirs then, and only then. */
  readonly isEmailVerified: boolean;
};

/**
 * Whose data a command is about.
 * @throws AppError NOT_FOUND at `email`
 */
export async function findByEmail(email: string): Promise<string> {
  const [user] = await db.$queryRaw<{ id: string }[]>`SELECT id FROM users WHERE lower(email) = ${email}`;
  if (user) return user.id;
  const message = "No account has this e-mail";
  throw new AppError("NOT_FOUND", message, [{ path: "email", message }]);
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

export async function readOwnIds(tx: Prisma.TransactionClient, userId: string): Promise<OwnIds> {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const listings = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM listings WHERE provider_user_id = ${userId}`;
  const reports = await tx.$queryRaw<{ id: string }[]>`
    SELECT report.id FROM listing_reports AS report JOIN listings ON listings.id = report.listing_id
    WHERE listings.provider_user_id = ${userId}`;
  const documents = await tx.$queryRaw<{ id: string; key: string }[]>`
    SELECT id, storage_key AS key FROM documents WHERE user_id = ${userId}`;
  const pictures = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM media WHERE owner_user_id = ${userId}
    UNION
    SELECT image.media_id FROM listing_images AS image JOIN listings ON listings.id = image.listing_id
    WHERE listings.provider_user_id = ${userId}
    UNION
    SELECT photo.media_id FROM company_page_photos AS photo JOIN company_pages AS page ON page.id = photo.page_id
    WHERE page.provider_user_id = ${userId}`;
  return { listings: ids(listings), reports: ids(reports), documents, pictures: ids(pictures) };
}
