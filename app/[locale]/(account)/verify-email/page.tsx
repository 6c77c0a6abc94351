import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { type LinkProps, linkToken } from "@/app/[locale]/(account)/_page/link-token";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame } from "@/components/account/guest-frame";
import { VerifyEmailForm } from "@/components/account/verify-email-form";
import { Messages } from "@/components/messages/messages";
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
      <Messages locale={locale} of={["auth.verify", "auth.signIn.failed", ...ACCOUNT_FAILURES]}>
        <VerifyEmailForm
          token={await linkToken(props)}
          home={localePath(locale, "/")}
          account={localePath(locale, "/account")}
        />
      </Messages>{" "}
    </GuestFrame>
  );
}
