import type { Metadata } from "next";
import { type LinkProps, linkToken } from "@/app/[locale]/(account)/_page/link-token";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame } from "@/components/account/guest-frame";
import { newPasswordTexts } from "@/components/account/new-password-texts";
import { ResetPasswordForm } from "@/components/account/reset-password-form";
import { formTexts } from "@/components/form/form-texts";
import { isResetLinkUsable } from "@/lib/domain/accounts/reset-password";
import { translator } from "@/lib/content/messages";
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
      <ResetPasswordForm
        token={(await isResetLinkUsable(token)) ? token : ""}
        signIn={localePath(locale, "/signin")}
        ask={localePath(locale, "/forgot-password")}
        passwordTexts={newPasswordTexts(locale)}
        formTexts={formTexts(locale)}
        texts={{
          submit: t("auth.reset.submit"),
          busy: t("auth.reset.busy"),
          failed: t("auth.signIn.failed"),
          doneTitle: t("auth.reset.doneTitle"),
          done: t("auth.reset.done"),
          signIn: t("auth.reset.signIn"),
          invalidTitle: t("auth.reset.invalidTitle"),
          invalid: t("auth.reset.invalid"),
          ask: t("auth.reset.ask"),
        }}
      />
    </GuestFrame>
  );
}
