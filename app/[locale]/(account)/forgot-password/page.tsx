import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { ForgotPasswordForm } from "@/components/account/forgot-password-form";
import { GuestFrame, OtherWay } from "@/components/account/guest-frame";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("auth.forgot.title") };
}

/** Where a link for a new password is asked for. */
export default async function ForgotPasswordPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return (
    <GuestFrame locale={locale} title={t("auth.forgot.title")} text={t("auth.forgot.text")} aside="visitors">
      <Messages locale={locale} of={["auth.email", "auth.forgot", "auth.signIn.failed", ...ACCOUNT_FAILURES]}>
        <ForgotPasswordForm />
      </Messages>
      <div className="mt-6 border-t border-line pt-3">
        <OtherWay href={localePath(locale, "/signin")}>{t("auth.forgot.back")}</OtherWay>
      </div>
    </GuestFrame>
  );
}
