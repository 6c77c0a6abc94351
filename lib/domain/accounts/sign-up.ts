import "server-only";
import { createAccount, type NewAccount } from "@/lib/domain/accounts/create-account";
import type { Caller } from "@/lib/domain/accounts/sessions";
import type { SignedInUser } from "@/lib/domain/accounts/sign-in";
import { AppError } from "@/lib/shared/errors";

/**
 * Makes a customer's account, signed in (docs/product/pages.md#signing-in-and-up). One role and no other: admins are made
 * by a command.
 * @throws AppError CONFLICT when the e-mail or the phone is taken, without saying which; VALIDATION_ERROR, UNAVAILABLE
 */
export const signUp = (account: NewAccount, caller: Caller): Promise<SignedInUser> =>
  createAccount(
    account,
    {
      role: "customer",
      taken: () => new AppError("CONFLICT", "emailOrPhoneTaken"),
    },
    caller,
  );
