import type { Metadata } from "next";
import { type LinkProps, linkToken } from "@/app/[locale]/(account)/_page/link-token";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame } from "@/components/account/guest-frame";
import { VerifyEmailForm } from "@/components/account/verify-email-form";
import { formTexts } from "@/components/form/form-texts";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("auth.verify.title"), referrer: "same-origin" };
}

/** Where a mailed link confirms an address. */
export default async function VerifyEmailPage(props: LinkProps) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return (
    <GuestFrame locale={locale} title={t("auth.verify.title")} aside="visitors">
      <VerifyEmailForm
        token={await linkToken(props)}
        home={localePath(locale, "/")}
        account={localePath(locale, "/account")}
        formTexts={formTexts(locale)}
        texts={{
          press: t("auth.verify.press"),
          submit: t("auth.verify.submit"),
          busy: t("auth.verify.busy"),
          failed: t("auth.signIn.failed"),
          doneTitle: t("auth.verify.doneTitle"),
          done: t("auth.verify.done"),
          home: t("auth.verify.home"),
          invalidTitle: t("auth.verify.invalidTitle"),
          invalid: t("auth.verify.invalid"),
          account: t("auth.verify.account"),
        }}
      />
    </GuestFrame>
  );
}
