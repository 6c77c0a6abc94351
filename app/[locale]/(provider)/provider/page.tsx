import { ChevronRight, Inbox, Plus } from "lucide-react";
import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { EmptyArt } from "@/components/art/empty-art";
import { PageLink } from "@/components/ui/page-link";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { AccountOverview } from "@/components/workspace/account-overview";
import { Completeness } from "@/components/workspace/completeness";
import { ListingTable } from "@/components/workspace/listing-table";
import { WeekActivity } from "@/components/workspace/week-activity";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getMe, isEmailVerified } from "@/lib/domain/accounts/get-me";
import { getUnreadCount } from "@/lib/domain/enquiries/count-my-enquiries";
import { getMyPage } from "@/lib/domain/listings/company-pages/get-my-page";
import { getMyActivity } from "@/lib/domain/system/get-my-activity";
import { listMyListings } from "@/lib/domain/listings/list-my-listings";
import { localePath } from "@/lib/shared/locale";
import { reasonFor } from "@/lib/shared/rejection-reasons";

/** Rows of Recent Listings (docs/product/texts-and-limits.md#numbers). */
const RECENT = 10;

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("workspace.dashboard"),
});

/** The provider's dashboard: Account Overview and the latest 10 listings (docs/product/pages.md#the-providers-area). */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const [user, { items }, unread, page, isVerified, activity] = await Promise.all([
    getMe(actor),
    listMyListings(actor, { limit: RECENT }),
    getUnreadCount(actor),
    getMyPage(actor),
    isEmailVerified(actor),
    getMyActivity(actor),
  ]);
  // What was turned down is not done.
  const refused = page.draft?.status === "rejected" ? page.draft : null;
  const said = refused ? page.shown : (page.draft ?? page.shown);
  const offered = items.filter(({ status }) => status === "approved" || status === "pending_approval");
  const t = translator(locale);
  const create = (
    <PageLink href={localePath(locale, "/provider/create")} className={buttonClass()}>
      <Plus aria-hidden className="size-4" />
      {t("workspace.createListing")}
    </PageLink>
  );
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("provider.home"), href: localePath(locale, "/") },
          { label: t("workspace.dashboard") },
        ]}
        title={t("workspace.dashboard")}
        text={t("provider.dashboardText")}
        actions={create}
      />
      {unread > 0 ? (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-accent-soft px-4 py-2 sm:px-5">
          <Inbox aria-hidden className="size-5 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 basis-40 font-medium">{t("inbox.hint", { count: unread })}</p>
          <PageLink
            href={localePath(locale, "/provider/enquiries")}
            className={buttonClass({ variant: "line" })}
          >
            {t("inbox.hintLink")}
          </PageLink>
        </div>
      ) : null}
      {refused ? (
        <Alert
          tone="warn"
          className="mb-6"
          action={
            <PageLink
              href={localePath(locale, "/provider/profile#page-about")}
              className={buttonClass({ variant: "line" })}
            >
              {t("provider.changePage")}
            </PageLink>
          }
        >
          {refused.rejectionReason === null
            ? t("provider.pageRefused")
            : t("provider.pageRefusedBecause", { reason: reasonFor(locale, refused.rejectionReason) })}
        </Alert>
      ) : null}
      {offered.length > 0 ? <WeekActivity locale={locale} activity={activity} /> : null}
      <Completeness
        locale={locale}
        done={{
          listing: offered.length > 0,
          pictures: offered.length > 0 && offered.every(({ images }) => images.length > 0),
          about: Boolean(said?.about),
          hours: Object.keys(said?.openingHours ?? {}).length > 0,
          photos: Boolean(said?.photos.length),
          address: Boolean(user.providerProfile?.address),
          gst: Boolean(user.providerProfile?.gstNumber),
          email: isVerified,
        }}
      />
      <AccountOverview locale={locale} user={user} />
      <section aria-labelledby="recent" className={cn(cardClass, "mt-6 overflow-clip")}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2 sm:px-5">
          <h2 id="recent" className="text-lg font-semibold">
            {t("provider.recent")}
          </h2>
          <PageLink
            href={localePath(locale, "/provider/listings")}
            className={cn(buttonClass({ variant: "quiet" }), "-mr-3")}
          >
            {t("workspace.myListings")}
            <ChevronRight aria-hidden className="size-4" />
          </PageLink>
        </div>
        {items.length === 0 ? (
          <div className="grid justify-items-center px-5 py-12 text-center">
            <EmptyArt />
            <h3 className="mt-4 text-xl font-semibold">{t("provider.emptyTitle")}</h3>
            <p className="mt-1 mb-5 max-w-lg text-ink-2">{t("provider.emptyText")}</p>
            {create}
          </div>
        ) : (
          <ListingTable
            locale={locale}
            caption={t("provider.recentCaption")}
            listings={items}
            now={new Date()}
          />
        )}
      </section>
    </>
  );
});
