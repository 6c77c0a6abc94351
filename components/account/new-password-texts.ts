import type { NewPasswordTexts } from "@/components/account/new-password-fields";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** The finished texts of a new password's two fields. On the server only. */
export function newPasswordTexts(locale: Locale): NewPasswordTexts {
  const t = translator(locale);
  return {
    newPassword: t("account.newPassword"),
    confirmPassword: t("account.confirm"),
    passwordHint: t("auth.passwordHint"),
    show: t("auth.showPassword"),
    hide: t("auth.hidePassword"),
    passwordRequired: t("form.passwordRequired"),
    passwordLength: t("form.passwordLength"),
    passwordsDiffer: t("form.passwordsDiffer"),
  };
}
