import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { ForgotPasswordForm } from "@/components/account/forgot-password-form";
import { GuestFrame, OtherWay } from "@/components/account/guest-frame";
import { formTexts } from "@/components/form/form-texts";
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
      <ForgotPasswordForm
        formTexts={formTexts(locale)}
        texts={{
          email: t("auth.email"),
          emailRequired: t("form.emailRequired"),
          submit: t("auth.forgot.submit"),
          busy: t("auth.forgot.busy"),
          failed: t("auth.signIn.failed"),
          sentTitle: t("auth.forgot.sentTitle"),
          sent: t.raw("auth.forgot.sent") as string,
          again: t("auth.forgot.again"),
        }}
      />
      <div className="mt-6 border-t border-line pt-3">
        <OtherWay href={localePath(locale, "/signin")}>{t("auth.forgot.back")}</OtherWay>
      </div>
    </GuestFrame>
  );
}
