import { z } from "zod";
import { Document, DocumentsMeta } from "@/lib/schemas/document";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { CompanyType } from "@/lib/schemas/listing";
import { text } from "@/lib/schemas/text";
import { e164 } from "@/lib/shared/phone";

/**
 * An e-mail address in the one form it is stored and compared in: NFKC, trimmed, lower case, ASCII around one @, at most
 * 254 characters (docs/security.md#passwords-and-tokens). None of what means more than an address in a mail's header:
 * 'x<a@example.com>' and
 * 'a@example.com' would be two people here and one mailbox there. The length comes first: the pattern takes longer the longer the text is.
 */
export const Email = z
  .string(failure("emailRequired"))
  .max(254, failure("emailInvalid"))
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: failure("emailRequired"), abort: true })
      .max(254, { error: failure("emailInvalid"), abort: true })
      .regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, failure("emailInvalid")),
  );

/** A new password: 8 to 128 characters, never trimmed. Whether it is too common is for the verb: the list is long. */
export const NewPassword = z
  .string(failure("passwordRequired"))
  .min(8, failure("passwordLength"))
  .max(128, failure("passwordLength"));

/** A mobile number with its country code, as E.164. */
export const Mobile = z
  .string(failure("mobileRequired"))
  .max(40, failure("mobileInvalid"))
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, { error: failure("mobileRequired"), abort: true })
      .startsWith("+", failure("mobileInvalid")),
  )
  .transform((value, context) => {
    const number = e164(value);
    if (number !== null) return number;
    context.addIssue({ code: "custom", message: failure("mobileInvalid") });
    return z.NEVER;
  });

export const LoginInput = z.strictObject({
  email: Email,
  password: z.string(failure("passwordRequired")).min(1, failure("passwordRequired")).max(1000),
});

const roleOnly = (role: "customer" | "provider") => z.literal(role, failure("roleFixed")).optional();

export const SignupInput = z.strictObject({
  email: Email,
  phoneNumber: Mobile,
  password: NewPassword,
  role: roleOnly("customer"),
});

export const RegisterProviderFields = z.strictObject({
  email: Email,
  phoneNumber: Mobile,
  password: NewPassword,
  companyName: text(2, 120, failure("companyNameLength")),
  role: roleOnly("provider"),
  documentsMeta: DocumentsMeta.optional(),
});

const RefreshToken = z.string().min(1).max(500);
export const RefreshInput = z.strictObject({ refreshToken: RefreshToken });
export const LogoutInput = z.strictObject({ refreshToken: RefreshToken.optional() });

const LinkToken = z
  .string(failure("linkInvalid"))
  .min(1, failure("linkInvalid"))
  .max(200, failure("linkInvalid"));
export const ForgotPasswordInput = z.strictObject({ email: Email });
export const ResetPasswordInput = z.strictObject({ token: LinkToken, password: NewPassword });
export const ChangePasswordInput = z.strictObject({
  currentPassword: z.string(failure("passwordRequired")).min(1, failure("passwordRequired")).max(1000),
  newPassword: NewPassword,
});
export const DeleteAccountInput = z.strictObject({
  password: z.string(failure("passwordRequired")).min(1, failure("passwordRequired")).max(1000),
});
export const VerifyEmailInput = z.strictObject({
  token: LinkToken.optional().meta({
    description: "From the mail; absent: send the signed-in user a new mail",
  }),
});

export const Tokens = z
  .object({
    accessToken: z.string().meta({ description: "For 'Authorization: Bearer', 10 minutes" }),
    refreshToken: z.string(),
  })
  .meta({ id: "Tokens" });
export type Tokens = z.output<typeof Tokens>;

const STORED_NUMBER =
  "null: not set yet; '•••': set, and not shown in lists, or cannot be read at the moment";

/** What a provider and admins know of a company; never public (docs/security.md#private-data). */
export const ProviderProfile = z
  .object({
    companyName: z.string(),
    phoneNumber: z.string().nullable(),
    gstNumber: z.string().nullable().meta({ description: STORED_NUMBER }),
    panNumber: z.string().nullable().meta({ description: STORED_NUMBER }),
    address: z.string().nullable(),
    companyType: CompanyType.nullable(),
    documents: z.array(Document),
  })
  .meta({ id: "ProviderProfile" });
export type ProviderProfile = z.output<typeof ProviderProfile>;

/** An account, for its owner. */
export const User = z
  .object({
    id: Id,
    email: z.string(),
    phoneNumber: z.string().nullable(),
    role: z.enum(["customer", "provider", "admin"]),
    providerProfile: ProviderProfile.nullable(),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

/** An account, for an admin. An import's provider has no e-mail. */
export const AdminUser = User.extend({
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  disabledAt: z.iso.datetime().nullable(),
  source: z.string().nullable().meta({ description: "The import this provider stands for" }),
}).meta({ id: "AdminUser" });
export type AdminUser = z.output<typeof AdminUser>;

/** `email` of a user who is signed in and has not followed the mailed link is unverified; that blocks nothing. */
export const SignedInAnswer = z.object({ user: User, tokens: Tokens });
