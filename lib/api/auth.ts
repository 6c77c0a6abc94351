import { z } from "zod";
import { contract, type Limit } from "@/lib/api/contract";
import {
  ChangePasswordInput,
  DeleteAccountInput,
  ForgotPasswordInput,
  LoginInput,
  LogoutInput,
  RefreshInput,
  RegisterProviderFields,
  ResetPasswordInput,
  SignedInAnswer,
  SignupInput,
  Tokens,
  User,
  VerifyEmailInput,
} from "@/lib/schemas/account";
import { AccountExport } from "@/lib/schemas/account-export";
import { Document } from "@/lib/schemas/document";
import { DOCUMENT_KINDS, MAX_DOCUMENTS } from "@/lib/shared/upload";

const HOUR = 3600;
const signUps: Limit = { points: 10, seconds: HOUR, per: "address" };

/** Its limits stand in the verb: they count failures, by address and by account (docs/security.md#limits). */
export const login = contract({
  method: "POST",
  path: "/auth/login",
  summary: "Sign in",
  access: "public",
  body: LoginInput,
  output: SignedInAnswer,
  refuses: {
    401: "Wrong e-mail address or password, or the account is disabled",
    429: "Too many wrong passwords of an account or an address",
  },
});

export const signup = contract({
  method: "POST",
  path: "/auth/signup",
  summary: "Make a customer's account, signed in",
  access: "public",
  body: SignupInput,
  status: 201,
  output: SignedInAnswer,
  limit: signUps,
  refuses: { 409: "The e-mail address or the phone number has an account" },
});

export const registerProvider = contract({
  method: "POST",
  path: "/auth/provider/register",
  summary: "Make a company's account, signed in; documentsMeta claims what was uploaded before",
  access: "public",
  form: {
    fields: RegisterProviderFields,
    files: { field: "documents", max: 0, kinds: DOCUMENT_KINDS, tooMany: "fieldWithoutFiles" },
  },
  status: 201,
  output: SignedInAnswer,
  limit: signUps,
  refuses: { 409: "The e-mail address or the phone number has an account" },
});

export const uploadDocuments = contract({
  method: "POST",
  path: "/auth/provider/upload",
  summary: "Store documents before there is an account; unclaimed after 24 hours they are deleted",
  access: "public",
  form: {
    fields: z.strictObject({}),
    files: { field: "documents", max: MAX_DOCUMENTS, kinds: DOCUMENT_KINDS },
  },
  status: 201,
  output: z.object({ documents: z.array(Document) }),
  limit: { points: 10, seconds: HOUR, per: "address" },
});

export const getMe = contract({
  method: "GET",
  path: "/auth/me",
  summary: "Who is signed in",
  access: "user",
  output: z.object({ user: User }),
});

/** Answered as a file to save. */
export const exportMe = contract({
  method: "GET",
  path: "/auth/me/export",
  summary: "Everything that is stored of the signed-in user, as one file",
  access: "user",
  output: AccountExport,
  limit: { points: 10, seconds: HOUR, per: "user" },
});

export const deleteMe = contract({
  method: "DELETE",
  path: "/auth/me",
  summary:
    "Erase the signed-in user's account and everything that is theirs, knowing the password; 409 for the last admin",
  access: "user",
  body: DeleteAccountInput,
  status: 204,
  limit: { points: 10, seconds: HOUR, per: "user" },
  refuses: { 409: "It is the last admin's account" },
});

/** Its limit stands in the verb: it is counted by session. */
export const refreshTokens = contract({
  method: "POST",
  path: "/auth/token/refresh",
  summary: "A new access token for a refresh token",
  access: "public",
  body: RefreshInput,
  output: z.object({ tokens: Tokens }),
  refuses: {
    401: "The token is forged, spent or over, or came without its cookie",
    429: "Too many refreshes of one session",
  },
});

export const logout = contract({
  method: "POST",
  path: "/auth/logout",
  summary: "End the session of the cookie, the Bearer or the refresh token; nothing to end is fine too",
  access: "public",
  body: LogoutInput,
  bodyOptional: true,
  status: 204,
});

export const logoutAll = contract({
  method: "POST",
  path: "/auth/logout-all",
  summary: "End every session of the signed-in user",
  access: "user",
  status: 204,
});

export const forgotPassword = contract({
  method: "POST",
  path: "/auth/password/forgot",
  summary:
    "Mail a link that sets a new password; the answer is the same whether or not there is such an account",
  access: "public",
  body: ForgotPasswordInput,
  status: 204,
  limit: { points: 10, seconds: HOUR, per: "address" },
});

export const resetPassword = contract({
  method: "POST",
  path: "/auth/password/reset",
  summary: "Set a new password with a mailed link; ends every session of the user",
  access: "public",
  body: ResetPasswordInput,
  status: 204,
  limit: { points: 20, seconds: HOUR, per: "address" },
});

export const changePassword = contract({
  method: "POST",
  path: "/auth/password/change",
  summary: "Set a new password knowing the current one; ends every session of the user, this one too",
  access: "user",
  body: ChangePasswordInput,
  status: 204,
  limit: { points: 10, seconds: HOUR, per: "user" },
});

export const verifyEmail = contract({
  method: "POST",
  path: "/auth/email/verify",
  summary: "Prove an e-mail address with a mailed link; without a token, mail the signed-in user a new one",
  access: "public",
  body: VerifyEmailInput,
  status: 204,
  limit: { points: 20, seconds: HOUR, per: "address" },
  refuses: { 401: "Neither a token nor a signed-in user" },
});
