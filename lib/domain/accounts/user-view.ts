import "server-only";
import type { ProviderProfile, User } from "@/lib/schemas/account";
import type { Document } from "@/lib/schemas/document";
import { HIDDEN_NUMBER } from "@/lib/shared/hidden-number";
import type { Prisma } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { open } from "@/lib/server/secret-box";

export const DOCUMENT_SELECT = {
  id: true,
  originalName: true,
  kind: true,
  mimeType: true,
  sizeBytes: true,
  uploadedAt: true,
} satisfies Prisma.DocumentSelect;

/** What leaves the database of a company for its owner and admins. */
export const PROFILE_SELECT = {
  companyName: true,
  companyType: true,
  phoneNumber: true,
  gstNumberEncrypted: true,
  panNumberEncrypted: true,
  address: true,
} satisfies Prisma.ProviderProfileSelect;

/** What leaves the database of an account for its owner; never the password's hash (docs/security.md#what-leaves). */
export const USER_SELECT = {
  id: true,
  email: true,
  phoneNumber: true,
  role: true,
  profile: { select: PROFILE_SELECT },
  documents: { select: DOCUMENT_SELECT, orderBy: [{ uploadedAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.UserSelect;

type DocumentRow = Prisma.DocumentGetPayload<{ select: typeof DOCUMENT_SELECT }>;
type ProfileRow = Prisma.ProviderProfileGetPayload<{ select: typeof PROFILE_SELECT }>;
export type UserRow = Prisma.UserGetPayload<{ select: typeof USER_SELECT }>;

export const documentOf = ({ id, uploadedAt, sizeBytes, kind, ...row }: DocumentRow): Document => ({
  ...row,
  id,
  _id: id,
  url: `/api/v1/documents/${id}`,
  kind: kind === "pdf" ? "pdf" : "image",
  size: sizeBytes,
  uploadedAt: uploadedAt.toISOString(),
});

/** The place a set-once number is sealed to. */
export const sealedPlace = (column: "gst_number_encrypted" | "pan_number_encrypted", userId: string) => ({
  table: "provider_profiles",
  column,
  userId,
});

/** One number that does not open (another key, a changed row) is told as such; nothing else fails for it. */
function opened(
  sealed: string | null,
  column: Parameters<typeof sealedPlace>[0],
  userId: string,
): string | null {
  if (sealed === null) return null;
  try {
    return open(sealed, sealedPlace(column, userId));
  } catch {
    log.error("a stored number cannot be opened: changed, or sealed with another key", { code: column });
    return HIDDEN_NUMBER;
  }
}

/**
 * A profile with its numbers opened, for its owner and, one at a time, for an admin (docs/security.md#private-data).
 * Where many are
 * read, `closedProfileOf`.
 */
export function profileOf(
  userId: string,
  profile: ProfileRow,
  documents: readonly DocumentRow[],
): ProviderProfile {
  const { gstNumberEncrypted: gst, panNumberEncrypted: pan, ...row } = profile;
  return {
    ...row,
    gstNumber: opened(gst, "gst_number_encrypted", userId),
    panNumber: opened(pan, "pan_number_encrypted", userId),
    documents: documents.map(documentOf),
  };
}

/** The same with its numbers closed: only that they are set. */
export function closedProfileOf(profile: ProfileRow, documents: readonly DocumentRow[]): ProviderProfile {
  const { gstNumberEncrypted: gst, panNumberEncrypted: pan, ...row } = profile;
  return {
    ...row,
    gstNumber: gst && HIDDEN_NUMBER,
    panNumber: pan && HIDDEN_NUMBER,
    documents: documents.map(documentOf),
  };
}

/** An account for its owner. Only accounts that can sign in come here, and those have an e-mail. */
export function userOf({ id, email, phoneNumber, role, profile, documents }: UserRow): User {
  if (email === null) throw new Error("this account is an import's: nobody signs in as it");
  return {
    id,
    email,
    phoneNumber,
    role,
    providerProfile: profile === null ? null : profileOf(id, profile, documents),
  };
}
