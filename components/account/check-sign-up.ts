/** The fields of the two sign-up forms, as they are typed. */
export type SignUpValues = {
  readonly companyName?: string;
  readonly email: string;
  /** E.164 as typed so far, or what was typed when it begins with no '+'. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type SignUpTexts = Readonly<
  Record<
    | "companyNameLength"
    | "emailRequired"
    | "mobileRequired"
    | "mobileInvalid"
    | "passwordRequired"
    | "passwordLength"
    | "passwordsDiffer",
    string
  >
>;

export type FieldFailure = { readonly field: keyof SignUpValues; readonly message: string };

/** What the server checks too, told before anything is sent, after what is stated (docs/product/texts-and-limits.md#what-is-checked). */
const password = (values: SignUpValues, texts: SignUpTexts): FieldFailure | null => {
  if (values.password === "") return { field: "password", message: texts.passwordRequired };
  const { length } = values.password;
  return length < 8 || length > 128 ? { field: "password", message: texts.passwordLength } : null;
};

/**
 * The first thing wrong with a customer's sign-up, in the stated order
 * (docs/product/texts-and-limits.md#what-is-checked): e-mail, mobile
 * number, passwords match, mobile number valid. @param isValidNumber what counts as one, by its country's plan
 */
export function checkCustomer(
  values: SignUpValues,
  texts: SignUpTexts,
  isValidNumber: (number: string) => boolean,
): FieldFailure | null {
  if (values.email === "") return { field: "email", message: texts.emailRequired };
  if (values.phoneNumber === "") return { field: "phoneNumber", message: texts.mobileRequired };
  if (values.password !== values.confirmPassword)
    return { field: "confirmPassword", message: texts.passwordsDiffer };
  if (!isValidNumber(values.phoneNumber)) return { field: "phoneNumber", message: texts.mobileInvalid };
  return password(values, texts);
}

/**
 * The same for a company: what every form asks for first, then the number must begin with '+', then the passwords must
 * match (docs/product/texts-and-limits.md#what-is-checked); the rest is ours.
 */
export function checkProvider(
  values: SignUpValues,
  texts: SignUpTexts,
  isValidNumber: (number: string) => boolean,
): FieldFailure | null {
  const { length } = values.companyName ?? "";
  if (length < 2 || length > 120) return { field: "companyName", message: texts.companyNameLength };
  if (values.email === "") return { field: "email", message: texts.emailRequired };
  if (!values.phoneNumber.startsWith("+")) return { field: "phoneNumber", message: texts.mobileInvalid };
  if (values.password !== values.confirmPassword)
    return { field: "confirmPassword", message: texts.passwordsDiffer };
  if (!isValidNumber(values.phoneNumber)) return { field: "phoneNumber", message: texts.mobileInvalid };
  return password(values, texts);
}
