import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { guestPage } from "@/app/[locale]/(guest)/_page/guest-page";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { countryOptions } from "@/components/account/country-options";
import { GuestFrame, OtherWay } from "@/components/account/guest-frame";
import { SignUpForm } from "@/components/account/sign-up-form";
import { TermsLine } from "@/components/account/terms-line";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { localePath } from "@/lib/shared/locale";

/** Companies look for it, so search engines may keep it, unlike the pages beside it. */
export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const page = pageMetadata(locale, {
    path: "/provider/signup",
    title: t("auth.providerSignUp.title"),
    description: t("auth.providerSignUp.description"),
  });
  return { ...page, robots: { index: true, follow: true } };
}

/** Sign-up of companies (docs/product/pages.md#signing-in-and-up); without the footer, as everything under /provider. */
export default guestPage(
  (locale) => {
    const t = translator(locale);
    const label = `${t("auth.documents.label")} ${t("auth.providerSignUp.optional")}`;
    return (
      <GuestFrame
        locale={locale}
        title={t("auth.providerSignUp.title")}
        text={t("auth.providerSignUp.text")}
        aside="providers"
      >
        <Messages locale={locale} of={["auth", "form.passwordsDiffer", ...ACCOUNT_FAILURES]}>
          <SignUpForm
            locale={locale}
            kind="provider"
            countries={countryOptions(locale)}
            documents={{ label, languageTag: INTL_LOCALE[locale] }}
          >
            <p className="-mt-2 text-xs text-ink-3">
              {t("auth.documents.privacy")} {t("auth.providerSignUp.later")}
            </p>
          </SignUpForm>
        </Messages>
        <TermsLine locale={locale} />
        <div className="mt-6 border-t border-line pt-3">
          <OtherWay question={t("auth.providerSignUp.customer")} href={localePath(locale, "/signup")}>
            {t("auth.signIn.createAccount")}
          </OtherWay>
          <OtherWay question={t("auth.signUp.have")} href={localePath(locale, "/signin")}>
            {t("auth.signIn.title")}
          </OtherWay>
        </div>
      </GuestFrame>
    );
  },
  { footer: false },
);
