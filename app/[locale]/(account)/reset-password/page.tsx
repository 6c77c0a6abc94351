import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { type LinkProps, linkToken } from "@/app/[locale]/(account)/_page/link-token";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame } from "@/components/account/guest-frame";
import { ResetPasswordForm } from "@/components/account/reset-password-form";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import { isResetLinkUsable } from "@/lib/domain/accounts/reset-password";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  // The address carries the token: no other site may hear of it.
  return { title: translator(await pageLocale(props))("auth.reset.title"), referrer: "same-origin" };
}

/** Where a mailed link sets a new password. */
export default async function ResetPasswordPage(props: LinkProps) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const token = await linkToken(props);
  return (
    <GuestFrame locale={locale} title={t("auth.reset.title")} text={t("auth.reset.text")} aside="visitors">
      <Messages
        locale={locale}
        of={[
          "auth.newPassword",
          "auth.confirmNewPassword",
          "auth.confirmPassword",
          "auth.password",
          "auth.passwordHint",
          "auth.showPassword",
          "auth.hidePassword",
          "auth.reset",
          "auth.signIn.failed",
          "form.passwordsDiffer",
          ...ACCOUNT_FAILURES,
        ]}
      >
        <ResetPasswordForm
          token={(await isResetLinkUsable(token)) ? token : ""}
          signIn={localePath(locale, "/signin")}
          ask={localePath(locale, "/forgot-password")}
        />
      </Messages>{" "}
    </GuestFrame>
  );
}
