import type { Translator } from "@/lib/content/messages";

/** The fields of the two sign-up forms, as they are typed. */
export type SignUpValues = {
  readonly companyName?: string;
  readonly email: string;
  /** E.164 as typed so far, or what was typed when it begins with no '+'. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type FieldFailure = { readonly field: keyof SignUpValues; readonly message: string };

/** What the server checks too, told before anything is sent, after what is stated (docs/product/texts-and-limits.md#what-is-checked). */
const password = (values: SignUpValues, t: Translator): FieldFailure | null => {
  if (values.password === "") return { field: "password", message: t("form.passwordRequired") };
  const { length } = values.password;
  return length < 8 || length > 128 ? { field: "password", message: t("form.passwordLength") } : null;
};

/**
 * The first thing wrong with a customer's sign-up, in the stated order
 * (docs/product/texts-and-limits.md#what-is-checked): e-mail, mobile
 * number, passwords match, mobile number valid. @param isValidNumber what counts as one, by its country's plan
 */
export function checkCustomer(
  values: SignUpValues,
  t: Translator,
  isValidNumber: (number: string) => boolean,
): FieldFailure | null {
  if (values.email === "") return { field: "email", message: t("form.emailRequired") };
  if (values.phoneNumber === "") return { field: "phoneNumber", message: t("form.mobileRequired") };
  if (values.password !== values.confirmPassword)
    return { field: "confirmPassword", message: t("form.passwordsDiffer") };
  if (!isValidNumber(values.phoneNumber)) return { field: "phoneNumber", message: t("form.mobileInvalid") };
  return password(values, t);
}

/**
 * The same for a company: what every form asks for first, then the number must begin with '+', then the passwords must
 * match (docs/product/texts-and-limits.md#what-is-checked); the rest is ours.
 */
export function checkProvider(
  values: SignUpValues,
  t: Translator,
  isValidNumber: (number: string) => boolean,
): FieldFailure | null {
  const { length } = values.companyName ?? "";
  if (length < 2 || length > 120) return { field: "companyName", message: t("form.companyNameLength") };
  if (values.email === "") return { field: "email", message: t("form.emailRequired") };
  if (!values.phoneNumber.startsWith("+")) return { field: "phoneNumber", message: t("form.mobileInvalid") };
  if (values.password !== values.confirmPassword)
    return { field: "confirmPassword", message: t("form.passwordsDiffer") };
  if (!isValidNumber(values.phoneNumber)) return { field: "phoneNumber", message: t("form.mobileInvalid") };
  return password(values, t);
}
