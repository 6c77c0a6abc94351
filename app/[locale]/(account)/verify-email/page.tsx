import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LinkProps, linkToken } from "@/app/[locale]/(account)/_page/link-token";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame } from "@/components/account/guest-frame";
import { VerifyEmailForm } from "@/components/account/verify-email-form";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import { findVerification } from "@/lib/domain/accounts/account-links";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("auth.verify.title"), referrer: "same-origin" };
}

/** Where a mailed link confirms an address. What it is worth now is said before anything is pressed. */
export default available(async (props: LinkProps) => {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const token = await linkToken(props);
  const link = token === "" ? null : await findVerification(token);
  const isProvider = link?.role === "provider";
  return (
    <GuestFrame locale={locale} title={t("auth.verify.title")} aside="visitors">
      <Messages locale={locale} of={["auth.verify", "auth.signIn.failed", ...ACCOUNT_FAILURES]}>
        <VerifyEmailForm
          token={token}
          state={link?.isConfirmed ? "confirmed" : link?.isOpen ? "open" : "invalid"}
          isProvider={isProvider}
          next={localePath(locale, isProvider ? "/provider" : "/")}
          account={localePath(locale, "/account")}
        />
      </Messages>{" "}
    </GuestFrame>
  );
});
