import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { KeepSession } from "@/components/account/keep-session";
import { landingAfterSignIn } from "@/components/account/landing";
import { openIdServices } from "@/lib/auth/open-id-providers";
import { pageSession } from "@/lib/auth/page-session";
import { translator } from "@/lib/content/messages";
import { getMe } from "@/lib/domain/accounts/get-me";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  if (openIdServices().length === 0) return notFoundMetadata(locale);
  return { title: translator(locale)("auth.openId.doneTitle"), robots: { index: false } };
}

/** Where a sign-in by another service ends: the browser keeps what a sign-in by password answers, and goes on. */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  if (openIdServices().length === 0) return notFoundPage(locale);
  const { actor, tokens } = await pageSession(locale);
  const { id, email, role } = await getMe(actor);
  const t = translator(locale);
  return (
    <div className="page py-16 text-center">
      <h1 className="text-2xl font-semibold">{t("auth.openId.doneTitle")}</h1>
      <KeepSession
        session={{ user: { id, email, role }, tokens }}
        href={localePath(locale, landingAfterSignIn(role))}
        label={t("auth.openId.goOn")}
      />
    </div>
  );
});
