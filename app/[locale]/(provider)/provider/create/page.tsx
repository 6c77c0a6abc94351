import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { listingFormSetting } from "@/app/[locale]/(provider)/provider/_components/listing-form-setting";
import { WorkspaceHead } from "@/components/layout/workspace-shell";
import { CreateListings } from "@/components/listings/listing-form/create-listings";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("workspace.createListing"),
});

/** Create Listing: up to 5 forms, each submitted on its own (spec.md section 2 'Provider screens'). */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const t = translator(locale);
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("workspace.dashboard"), href: localePath(locale, "/provider") },
          { label: t("workspace.createListing") },
        ]}
        title={t("workspace.createListing")}
        text={t("provider.createText")}
      />
      <CreateListings
        {...await listingFormSetting(locale)}
        userId={actor.userId}
        pendingHref={localePath(locale, "/provider/listings?status=pending_approval")}
      />
    </>
  );
});
