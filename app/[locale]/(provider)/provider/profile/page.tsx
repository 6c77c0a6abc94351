import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { documentDropTexts } from "@/components/account/sign-up-texts";
import { formTexts } from "@/components/form/form-texts";
import { WorkspaceHead } from "@/components/layout/workspace-shell";
import { ProfileFailed } from "@/components/workspace/profile-failed";
import { ProfileForm, type ProfileTexts } from "@/components/workspace/profile-form";
import { UploadedDocuments } from "@/components/workspace/uploaded-documents";
import { Alert } from "@/components/ui/alert";
import { requireRole } from "@/lib/auth/page-guards";
import en from "@/lib/content/messages/en.json";
import { INTL_LOCALE, translator } from "@/lib/content/messages";
import { getProfile } from "@/lib/domain/accounts/profile/get-profile";
import { answerFailure, answerNotFound } from "@/lib/http/page-status";
import type { ProviderProfile } from "@/lib/schemas/account";
import type { Actor } from "@/lib/shared/actor";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { AppError } from "@/lib/shared/errors";
import { localePath } from "@/lib/shared/locale";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("profile.title"),
});

/** Reads the profile, or says why it cannot be shown; the page's status tells the same. */
async function readProfile(actor: Actor<"provider">): Promise<ProviderProfile | "notFound" | "failed"> {
  try {
    return await getProfile(actor);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") {
      answerNotFound();
      return "notFound";
    }
    answerFailure(error, "show");
    return "failed";
  }
}

const KEYS = Object.keys(en.profile) as (keyof ProfileTexts)[];

/** Provider Profile: what is set is locked, the rest can be set once (spec.md section 2 'Provider screens'). */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const profile = await readProfile(actor);
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
      {profile === "notFound" ? (
        <Alert>{t("profile.notFound")}</Alert>
      ) : profile === "failed" ? (
        <ProfileFailed
          texts={{
            failed: t("profile.loadFailed"),
            loading: t("profile.loading"),
            retry: t("listingForm.retry"),
          }}
        />
      ) : (
        <>
          <ProfileForm
            profile={profile}
            texts={
              Object.fromEntries(KEYS.map((key) => [key, t.raw(`profile.${key}`) as string])) as ProfileTexts
            }
            messages={formTexts(locale)}
            drop={documentDropTexts(locale, t("profile.documents"))}
            companyTypes={COMPANY_TYPES.map((type) => ({ value: type, label: t(`companyTypes.${type}`) }))}
            languageTag={INTL_LOCALE[locale]}
            signInHref={localePath(locale, "/signin")}
          />
          <UploadedDocuments locale={locale} documents={profile.documents} />
        </>
      )}
    </>
  );
});
