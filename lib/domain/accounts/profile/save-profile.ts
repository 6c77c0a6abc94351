import "server-only";
import { z } from "zod";
import { insertDocuments, storeDocuments } from "@/lib/domain/accounts/documents/store-documents";
import { getProfile } from "@/lib/domain/accounts/profile/get-profile";
import { sealedPlace } from "@/lib/domain/accounts/user-view";
import type { ProviderProfile } from "@/lib/schemas/account";
import { profileFields, SET_ONCE_FIELDS, type SetOnceField } from "@/lib/schemas/profile";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { seal } from "@/lib/server/secret-box";
import type { UploadedFile } from "@/lib/server/uploads";
import type { Actor } from "@/lib/shared/actor";
import type { CompanyType } from "@/lib/shared/company-type";
import { AppError, type FieldError, notFound } from "@/lib/shared/errors";
import { fieldErrorOf, keyOfIssue } from "@/lib/schemas/issues";

type TextField = keyof typeof profileFields;
const TEXT_FIELDS = SET_ONCE_FIELDS.filter((field) => field !== "documents");

/** What a form sends: texts as typed; blank is absent. */
type Sent = { readonly [field in TextField]?: string | undefined };
type Checked = { gstNumber?: string; panNumber?: string; address?: string; companyType?: CompanyType };
const Flags = z.record(z.enum(SET_ONCE_FIELDS), z.boolean());
type Flags = z.output<typeof Flags>;

/** Which fields are set. A field that is set stays set, so what this says 'set' of holds whenever it is used. */
async function setFields(userId: string): Promise<Flags> {
  const [flags] = await rows(db, Flags)`
    SELECT gst_number_encrypted IS NOT NULL AS "gstNumber", pan_number_encrypted IS NOT NULL AS "panNumber",
           address IS NOT NULL AS address, company_type IS NOT NULL AS "companyType",
           documents_set_at IS NOT NULL AS documents
    FROM provider_profiles WHERE user_id = ${userId}`;
  if (flags === undefined) throw notFound();
  return flags;
}

/** The texts that would be set. @throws AppError VALIDATION_ERROR at every unset field that is not good */
function check(sent: Sent, isSet: Flags, fileErrors: readonly FieldError[]): Checked {
  const errors: FieldError[] = [];
  const checked: Record<string, unknown> = {};
  for (const field of TEXT_FIELDS) {
    const text = sent[field];
    if (isSet[field] || text === undefined || text.trim() === "") continue;
    const result = profileFields[field].safeParse(text.trim(), { error: keyOfIssue });
    if (result.success) checked[field] = result.data;
    else errors.push({ ...fieldErrorOf(result.error.issues[0]!), path: field });
  }
  if (!isSet.documents) errors.push(...fileErrors);
  if (errors.length > 0) throw new AppError("VALIDATION_ERROR", errors[0]!, errors);
  return checked as Checked;
}

/** Sets what is not set yet. Of two calls at once one wins, field by field; the result says which ones this call won. */
async function setOnce(
  tx: Transaction,
  userId: string,
  { gstNumber, panNumber, address, companyType }: Checked,
  hasDocuments: boolean,
): Promise<Flags> {
  const sealed = (column: Parameters<typeof sealedPlace>[0], plain: string | undefined) =>
    plain === undefined ? null : seal(plain, sealedPlace(column, userId));
  // The order in which refresh_listing_search locks: the user, then the profile.
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR SHARE`;
  // The locked row is the newest one: what it says 'unset' of, this statement sets.
  const [won] = await rows(tx, Flags)`
    WITH given AS (
      SELECT ${sealed("gst_number_encrypted", gstNumber)}::text AS gst,
             ${sealed("pan_number_encrypted", panNumber)}::text AS pan, ${address ?? null}::text AS address,
             ${companyType ?? null}::company_type AS company_type, ${hasDocuments}::boolean AS has_documents
    ), old AS (
      SELECT * FROM provider_profiles WHERE user_id = ${userId} FOR UPDATE
    )
    UPDATE provider_profiles AS profile SET
      gst_number_encrypted = coalesce(old.gst_number_encrypted, given.gst),
      pan_number_encrypted = coalesce(old.pan_number_encrypted, given.pan),
      address = coalesce(old.address, given.address),
      company_type = coalesce(old.company_type, given.company_type),
      documents_set_at = CASE WHEN given.has_documents THEN coalesce(old.documents_set_at, now())
                              ELSE old.documents_set_at END
    FROM old, given
    WHERE profile.user_id = old.user_id
    RETURNING old.gst_number_encrypted IS NULL AND given.gst IS NOT NULL AS "gstNumber",
              old.pan_number_encrypted IS NULL AND given.pan IS NOT NULL AS "panNumber",
              old.address IS NULL AND given.address IS NOT NULL AS address,
              old.company_type IS NULL AND given.company_type IS NOT NULL AS "companyType",
              old.documents_set_at IS NULL AND given.has_documents AS documents`;
  if (won === undefined) throw notFound();
  return won;
}

/**
 * Sets the fields of the profile that are unset (docs/product/accounts.md#set-once,
 * docs/product/texts-and-limits.md#what-is-checked). A field that is set is
 * ignored, whatever the request holds for it; documents are one batch. GST and PAN are stored encrypted.
 * @param files JPEG, PNG or PDF, at most 5
 * @param fileErrors what is wrong with others that were sent
 * @returns the profile afterwards and the keys this call set, in the order of their labels
 * @throws AppError VALIDATION_ERROR at an unset field that is wrong; then nothing is set
 */
export async function saveProfile(
  actor: Actor<"provider">,
  sent: Sent,
  files: readonly UploadedFile[],
  fileErrors: readonly FieldError[],
): Promise<{ providerProfile: ProviderProfile; updated: SetOnceField[] }> {
  const isSet = await setFields(actor.userId);
  const checked = check(sent, isSet, fileErrors);
  const documents = isSet.documents || files.length === 0 ? null : await storeDocuments(files);
  // When this fails, nobody knows whether it was committed: the files stay, and the janitor looks.
  const won = await db.$transaction(async (tx) => {
    const flags = await setOnce(tx, actor.userId, checked, documents !== null);
    if (documents !== null && flags.documents) await insertDocuments(tx, actor.userId, documents);
    return flags;
  });
  if (!won.documents) await documents?.undo(); // another call's documents came first
  const updated = SET_ONCE_FIELDS.filter((field) => won[field]);
  return { providerProfile: await getProfile(actor), updated };
}
