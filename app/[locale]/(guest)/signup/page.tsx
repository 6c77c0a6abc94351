import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { guestPage } from "@/app/[locale]/(guest)/_page/guest-page";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { countryOptions } from "@/components/account/country-options";
import { GuestFrame, OtherWay } from "@/components/account/guest-frame";
import { SignUpForm } from "@/components/account/sign-up-form";
import { TermsLine } from "@/components/account/terms-line";
import { OpenIdButtons } from "@/components/account/open-id-buttons";
import { Messages } from "@/components/messages/messages";
import { openIdServices } from "@/lib/auth/open-id-providers";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("auth.signUp.title") };
}

/** Sign-up of customers (docs/product/pages.md#signing-in-and-up). */
export default guestPage((locale) => {
  const t = translator(locale);
  return (
    <GuestFrame locale={locale} title={t("auth.signUp.title")} text={t("auth.signUp.text")} aside="visitors">
      <Messages locale={locale} of={["auth", "form.passwordsDiffer", ...ACCOUNT_FAILURES]}>
        <SignUpForm locale={locale} kind="customer" countries={countryOptions(locale)} />
      </Messages>
      <TermsLine locale={locale} />
      <OpenIdButtons locale={locale} services={openIdServices()} />
      <div className="mt-6 border-t border-line pt-3">
        <OtherWay question={t("auth.signUp.provider")} href={localePath(locale, "/provider/signup")}>
          {t("auth.signIn.register")}
        </OtherWay>
        <OtherWay question={t("auth.signUp.have")} href={localePath(locale, "/signin")}>
          {t("auth.signIn.title")}
        </OtherWay>
      </div>
    </GuestFrame>
  );
});
