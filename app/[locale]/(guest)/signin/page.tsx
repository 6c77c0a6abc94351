import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { guestPage } from "@/app/[locale]/(guest)/_page/guest-page";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { GuestFrame, OtherWay } from "@/components/account/guest-frame";
import { Outcome } from "@/components/form/outcome";
import { SignInForm } from "@/components/account/sign-in-form";
import { OpenIdButtons, OpenIdProblemAlert } from "@/components/account/open-id-buttons";
import { Messages } from "@/components/messages/messages";
import { openIdServices } from "@/lib/auth/open-id-providers";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("auth.signIn.title") };
}

/** Sign-in (docs/product/pages.md#signing-in-and-up). */
export default guestPage((locale, query) => {
  const t = translator(locale);
  return (
    <GuestFrame locale={locale} title={t("auth.signIn.title")} text={t("auth.signIn.text")} aside="visitors">
      {query.deleted === "1" ? (
        <div className="mb-8 border-b border-line pb-6">
          <Outcome kind="done" title={t("account.deletedTitle")} text={t("account.deletedText")} />
        </div>
      ) : null}
      <OpenIdProblemAlert locale={locale} services={openIdServices()} query={query} />
      <Messages
        locale={locale}
        of={[
          "auth.email",
          "auth.password",
          "auth.showPassword",
          "auth.hidePassword",
          "auth.signIn",
          ...ACCOUNT_FAILURES,
        ]}
      >
        <SignInForm locale={locale} />
      </Messages>
      <OpenIdButtons locale={locale} services={openIdServices()} />
      <div className="mt-6 border-t border-line pt-3">
        <OtherWay question={t("auth.signIn.newHere")} href={localePath(locale, "/signup")}>
          {t("auth.signIn.createAccount")}
        </OtherWay>
        <OtherWay question={t("auth.signIn.offering")} href={localePath(locale, "/provider/signup")}>
          {t("auth.signIn.register")}
        </OtherWay>
      </div>
    </GuestFrame>
  );
});
