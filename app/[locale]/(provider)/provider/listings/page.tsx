import { ACTION_FAILURES } from "@/components/form/failures-at-hand";
import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { EmptyArt } from "@/components/art/empty-art";
import { PageLink } from "@/components/ui/page-link";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { Messages } from "@/components/messages/messages";
import { ListingActions } from "@/components/workspace/listing-actions";
import { ListingTable } from "@/components/workspace/listing-table";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { TabLinks } from "@/components/ui/tab-links";
import { PageLinks } from "@/components/workspace/page-links";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { countMyListings, listMyListings } from "@/lib/domain/listings/list-my-listings";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { MyListingsQuery } from "@/lib/schemas/managed-listings";
import type { ListingStatus } from "@/lib/shared/listing-status";
import { localePath } from "@/lib/shared/locale";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Approved first; then what needs something done (docs/product/pages.md#the-providers-area). */
const FIRST: ListingStatus = "approved";
const TABS: readonly ListingStatus[] = [FIRST, "pending_approval", "rejected", "archived"];

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("workspace.myListings"),
});

/** My Listings: the approved ones, and a tab for each other status, with its count; what may be done stands in the row. */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const asked = await props.searchParams;
  // A page drops a parameter it does not understand and goes on.
  const counts = await countMyListings(actor);
  const status = MyListingsQuery.shape.status.catch(undefined).parse(asked.status) ?? FIRST;
  const page = MyListingsQuery.shape.page.catch(undefined).parse(asked.page) ?? 1;
  const { items, total } = await listMyListings(actor, { status, page });
  const t = translator(locale);
  const href = (to: ListingStatus, number = 1) => {
    const query = new URLSearchParams({
      ...(to !== FIRST && { status: to }),
      ...(number > 1 && { page: String(number) }),
    }).toString();
    return localePath(locale, `/provider/listings${query === "" ? "" : `?${query}`}`);
  };
  const create = (
    <PageLink href={localePath(locale, "/provider/create")} className={buttonClass()}>
      <Plus aria-hidden className="size-4" />
      {t("workspace.createListing")}
    </PageLink>
  );
  const pages = Math.max(1, Math.ceil(total / MANAGED_PAGE_SIZE));
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("workspace.dashboard"), href: localePath(locale, "/provider") },
          { label: t("workspace.myListings") },
        ]}
        title={t("workspace.myListings")}
        text={t("provider.listingsText", { count: TABS.reduce((sum, one) => sum + counts[one], 0) })}
        actions={create}
      />
      <section
        aria-label={t("provider.caption", { status: t(`workspace.statuses.${status}`) })}
        className={cn(cardClass, "overflow-clip")}
      >
        <TabLinks
          label={t("provider.tabs")}
          className="px-1 sm:px-3"
          links={TABS.map((one) => ({
            href: href(one),
            label: t(`workspace.statuses.${one}`),
            count: counts[one],
            current: one === status,
          }))}
        />
        {items.length > 0 ? (
          <Messages
            locale={locale}
            of={[
              "provider",
              "workspace.statuses",
              "workspace.cancel",
              "listingForm.session",
              ...ACTION_FAILURES,
            ]}
          >
            <ListingTable
              locale={locale}
              caption={t("provider.caption", { status: t(`workspace.statuses.${status}`) })}
              listings={items}
              now={new Date()}
              actions={(listing) => (
                <ListingActions
                  listing={{ id: listing.id, name: listing.name, status: listing.status }}
                  editHref={localePath(locale, `/provider/listings/${listing.id}/edit`)}
                />
              )}
            />
          </Messages>
        ) : (
          <div className="grid justify-items-center px-5 py-12 text-center">
            <EmptyArt />
            <h2 className="mt-4 text-xl font-semibold">
              {total > 0 ? t("provider.beyond") : t(`provider.emptyStatus.${status}`)}
            </h2>
            {total > 0 ? (
              <PageLink href={href(status)} className={cn(buttonClass({ variant: "line" }), "mt-5")}>
                {t("provider.firstPage")}
              </PageLink>
            ) : (
              <>
                <p className="mt-1 mb-5 max-w-lg text-ink-2">{t(`provider.emptyStatusText.${status}`)}</p>
                {status === "approved" || status === "pending_approval" ? create : null}
              </>
            )}
          </div>
        )}
        {pages > 1 && items.length > 0 ? (
          <PageLinks
            label={t("provider.pages")}
            page={page}
            pages={pages}
            href={(other) => href(status, other)}
            t={t}
          />
        ) : null}
      </section>
    </>
  );
});
