import type { DeleteAccountTexts } from "@/components/account/delete-account";
import { translator } from "@/lib/content/messages";
import type { Role } from "@/lib/shared/actor";
import type { Locale } from "@/lib/shared/locale";

type Account = { readonly email: string; readonly role: Role; readonly isVerified: boolean };

/** The finished texts of deleting this account: what goes and what is kept depends on whose it is. On the server only. */
export function deleteAccountTexts(locale: Locale, { email, role, isVerified }: Account): DeleteAccountTexts {
  const t = translator(locale);
  return {
    button: t("account.deleteButton"),
    title: t("account.deleteTitle", { email }),
    first: t("account.deleteFirst"),
    goesTitle: t("account.deleteGoes"),
    goes: [
      t("account.deleteGoesAccount"),
      ...(role === "provider" ? [t("account.deleteGoesCompany"), t("account.deleteGoesListings")] : []),
      ...(isVerified ? [t("account.deleteGoesSent")] : []),
    ],
    keptTitle: t("account.deleteKept"),
    kept: [
      t("account.deleteKeptLog"),
      t("account.deleteKeptBlock"),
      ...(isVerified ? [] : [t("account.deleteKeptSent")]),
    ],
    password: t("account.deletePassword"),
    show: t("auth.showPassword"),
    hide: t("auth.hidePassword"),
    passwordRequired: t("form.passwordRequired"),
    confirm: t("account.deleteConfirm"),
    busy: t("account.deleteBusy"),
    cancel: t("account.cancel"),
    failed: t("account.deleteFailed"),
    lastAdmin: t("account.deleteLastAdmin"),
    expired: t("account.expired"),
  };
}
