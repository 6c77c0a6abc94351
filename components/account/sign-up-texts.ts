import type { DocumentDropTexts } from "@/components/account/document-drop";
import type { SignUpFormTexts } from "@/components/account/sign-up-form";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** The finished texts of a sign-up form. On the server only. */
export function signUpTexts(locale: Locale, kind: "customer" | "provider"): SignUpFormTexts {
  const t = translator(locale);
  const isProvider = kind === "provider";
  return {
    companyName: t("auth.companyName"),
    email: t("auth.email"),
    mobile: t("auth.mobile"),
    country: t("auth.country"),
    password: t("auth.password"),
    passwordHint: t("auth.passwordHint"),
    confirmPassword: t("auth.confirmPassword"),
    show: t("auth.showPassword"),
    hide: t("auth.hidePassword"),
    submit: t(isProvider ? "auth.providerSignUp.submit" : "auth.signUp.submit"),
    busy: t(isProvider ? "auth.providerSignUp.busy" : "auth.signUp.busy"),
    uploading: t("auth.providerSignUp.uploading"),
    failed: t("auth.signUp.failed"),
    taken: t(isProvider ? "auth.providerSignUp.taken" : "auth.signUp.taken"),
    companyNameLength: t("form.companyNameLength"),
    emailRequired: t("form.emailRequired"),
    mobileRequired: t("form.mobileRequired"),
    mobileInvalid: t("form.mobileInvalid"),
    passwordRequired: t("form.passwordRequired"),
    passwordLength: t("form.passwordLength"),
    passwordsDiffer: t("form.passwordsDiffer"),
  };
}

/** The finished texts of the documents' drop zone, at sign-up and on the profile. On the server only. */
export function documentDropTexts(locale: Locale, label: string): DocumentDropTexts {
  const t = translator(locale);
  return {
    label,
    hint: t("auth.documents.hint"),
    drag: t("auth.documents.drag"),
    choose: t("auth.documents.choose"),
    remove: t.raw("auth.documents.remove") as string,
    droppedTitle: t("auth.documents.dropped"),
    reasons: {
      kind: t("auth.documents.kind"),
      size: t("auth.documents.size"),
      count: t("auth.documents.count"),
    },
  };
}
