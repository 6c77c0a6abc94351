import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { listingFormSetting } from "@/app/[locale]/(provider)/provider/_components/listing-form-setting";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import type { KnownFields } from "@/components/listings/listing-form/create-form";
import { CreateListings } from "@/components/listings/listing-form/create-listings";
import { Messages } from "@/components/messages/messages";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getMe } from "@/lib/domain/accounts/get-me";
import { listMyListings } from "@/lib/domain/listings/list-my-listings";
import type { Actor } from "@/lib/shared/actor";
import { nationalDigits } from "@/lib/shared/contact";
import { localePath } from "@/lib/shared/locale";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("workspace.createListing"),
});

/** What a form begins with. */
async function knownFields(actor: Actor<"provider">): Promise<KnownFields> {
  const [{ providerProfile }, { items }] = await Promise.all([
    getMe(actor),
    listMyListings(actor, { limit: 1 }),
  ]);
  const [latest] = items;
  const [lng, lat] = latest?.location.coordinates ?? [];
  return {
    phoneNumber: latest?.phoneNumber ?? nationalDigits(providerProfile?.phoneNumber ?? null),
    address: latest?.address ?? "",
    locationLat: lat === undefined ? "" : String(lat),
    locationLng: lng === undefined ? "" : String(lng),
  };
}

/** Create Listing: up to 5 forms, each submitted on its own (docs/product/pages.md#the-providers-area). */
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
      <Messages
        locale={locale}
        of={["form", "listingForm", "listingCard", "cardFacts", "price", "companyTypes", "search", "ground"]}
      >
        <CreateListings
          {...await listingFormSetting(actor, locale)}
          userId={actor.userId}
          known={await knownFields(actor)}
          pendingHref={localePath(locale, "/provider/listings?status=pending_approval")}
        />
      </Messages>
    </>
  );
});
