import "server-only";
import { createAccount, type NewAccount } from "@/lib/domain/accounts/create-account";
import type { Caller } from "@/lib/domain/accounts/sessions";
import type { SignedInUser } from "@/lib/domain/accounts/sign-in";
import { Prisma, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";

export type NewProvider = NewAccount & {
  readonly companyName: string;
  /** Ids of documents that were uploaded before there was an account. */
  readonly documentsMeta?: readonly string[] | undefined;
};

/** Takes over what nobody has claimed within a day. An id that is not there any more is no reason to fail. */
async function claimDocuments(tx: Transaction, userId: string, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw(Prisma.sql`
    UPDATE documents SET user_id = ${userId}
    WHERE id = ANY (${[...ids]}) AND user_id IS NULL AND uploaded_at > now() - interval '24 hours'`);
}

/**
 * Makes a company's account, signed in, with the documents it uploaded before (docs/product/pages.md).
 * Company name and phone are set here once and for all.
 * @throws AppError CONFLICT when the e-mail or the phone is taken; VALIDATION_ERROR, UNAVAILABLE
 */
export const registerProvider = (
  { companyName, documentsMeta = [], ...account }: NewProvider,
  caller: Caller,
): Promise<SignedInUser> =>
  createAccount(
    account,
    {
      role: "provider",
      taken: (what) =>
        what === "email"
          ? new AppError("CONFLICT", "emailTaken")
          : new AppError("CONFLICT", "emailOrPhoneTaken"),
      complete: async (tx, userId) => {
        const claimed = await claimDocuments(tx, userId, documentsMeta);
        await tx.providerProfile.create({
          data: {
            userId,
            companyName,
            phoneNumber: account.phoneNumber,
            documentsSetAt: claimed > 0 ? new Date() : null,
          },
          select: { userId: true },
        });
      },
    },
    caller,
  );
