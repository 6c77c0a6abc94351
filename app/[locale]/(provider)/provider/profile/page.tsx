import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { Messages } from "@/components/messages/messages";
import { PageForm } from "@/components/workspace/page-form/page-form";
import { pageFormNames } from "@/components/workspace/page-form/page-form-names";
import { ProfileFailed } from "@/components/workspace/profile-failed";
import { ProfileForm } from "@/components/workspace/profile-form";
import { UploadedDocuments } from "@/components/workspace/uploaded-documents";
import { Alert } from "@/components/ui/alert";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getProfile } from "@/lib/domain/accounts/profile/get-profile";
import { getMyPage } from "@/lib/domain/listings/company-pages/get-my-page";
import { answerFailure, answerNotFound } from "@/lib/http/page-status";
import type { ProviderProfile } from "@/lib/schemas/account";
import type { CompanyPage } from "@/lib/schemas/company-page";
import type { Actor } from "@/lib/shared/actor";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { AppError } from "@/lib/shared/errors";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { localePath } from "@/lib/shared/locale";
import { companySlug } from "@/lib/shared/slug";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("profile.title"),
});

type Read = { profile: ProviderProfile; page: CompanyPage };

/** Reads the profile, or says why it cannot be shown; the page's status tells the same. */
async function readProfile(actor: Actor<"provider">): Promise<Read | "notFound" | "failed"> {
  try {
    const profile = await getProfile(actor);
    return { profile, page: await getMyPage(actor) };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") {
      answerNotFound();
      return "notFound";
    }
    answerFailure(error, "show");
    return "failed";
  }
}

/** Provider Profile: what is set is locked, the rest can be set once (docs/product/pages.md#the-providers-area). */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const read = await readProfile(actor);
  const t = translator(locale);
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("workspace.dashboard"), href: localePath(locale, "/provider") },
          { label: t("workspace.profile") },
        ]}
        title={t("profile.title")}
        text={t("provider.profileText")}
      />
      <Messages locale={locale} of={["form", "profile", "pageForm", "auth.documents", "listingForm.retry"]}>
        {read === "notFound" ? (
          <Alert>{t("profile.notFound")}</Alert>
        ) : read === "failed" ? (
          <ProfileFailed />
        ) : (
          <>
            <ProfileForm
              profile={read.profile}
              companyTypes={COMPANY_TYPES.map((type) => ({ value: type, label: t(`companyTypes.${type}`) }))}
              languageTag={INTL_LOCALE[locale]}
              signInHref={localePath(locale, "/signin")}
            />
            <UploadedDocuments locale={locale} documents={read.profile.documents} />
            <PageForm
              page={read.page}
              {...pageFormNames(locale)}
              href={localePath(
                locale,
                `/company/${companySlug({ id: actor.userId, companyName: read.profile.companyName })}`,
              )}
              signInHref={localePath(locale, "/signin")}
            />
          </>
        )}
      </Messages>
    </>
  );
});
