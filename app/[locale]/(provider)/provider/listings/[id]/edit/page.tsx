import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { listingFormSetting } from "@/app/[locale]/(provider)/provider/_components/listing-form-setting";
import { PageLink } from "@/components/ui/page-link";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { EditListing } from "@/components/listings/listing-form/edit-listing";
import { StatusBadge } from "@/components/listings/status-badge";
import { Messages } from "@/components/messages/messages";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getMyListing } from "@/lib/domain/listings/get-my-listing";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { ID_PATTERN } from "@/lib/shared/id";
import { LISTING_STATUSES, type ListingStatus } from "@/lib/shared/listing-status";
import { reasonFor } from "@/lib/shared/rejection-reasons";
import { localePath } from "@/lib/shared/locale";

type Props = { params: Promise<{ locale: string; id: string }> };

/** Null for a malformed, an unknown and somebody else's id alike (docs/security.md#private-data). */
async function findListing(actor: Actor<"provider">, id: string): Promise<ManagedListing | null> {
  if (!ID_PATTERN.test(id)) return null;
  try {
    return await getMyListing(actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("provider.editTitle"),
});

/** Edit an own listing; a rejected one shows its reason and is resubmitted (docs/product/listings.md#life). */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const listing = await findListing(actor, (await props.params).id);
  if (listing === null) return notFoundPage(locale);
  const t = translator(locale);
  const { status, rejectionReason } = listing;
  const title = t(status === "rejected" ? "provider.resubmitTitle" : "provider.editTitle");
  const tabHref = (to: ListingStatus) =>
    localePath(locale, `/provider/listings${to === "approved" ? "" : `?status=${to}`}`);
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("workspace.dashboard"), href: localePath(locale, "/provider") },
          { label: t("workspace.myListings"), href: tabHref(status) },
          { label: title },
        ]}
        title={title}
        text={
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words">{listing.name}</span>
            <StatusBadge status={status} label={t(`workspace.statuses.${status}`)} />
          </span>
        }
      />
      {status === "rejected" ? (
        <section
          aria-labelledby="reason"
          className="mb-5 rounded-card border-l-4 border-bad bg-bad-soft px-4 py-3 text-sm text-bad"
        >
          <h2 id="reason" className="font-semibold">
            {t("provider.rejectedBecause")}
          </h2>
          <p className="mt-1 break-words whitespace-pre-line">
            {rejectionReason ? reasonFor(locale, rejectionReason) : t("workspace.table.noReason")}
          </p>
        </section>
      ) : null}
      {status === "archived" ? (
        <Alert
          tone="warn"
          action={
            <PageLink href={tabHref("archived")} className={buttonClass({ variant: "line" })}>
              {t("listingForm.back")}
            </PageLink>
          }
        >
          {t("provider.archivedNotice")}
        </Alert>
      ) : (
        <Messages
          locale={locale}
          of={[
            "form",
            "listingForm",
            "listingCard",
            "cardFacts",
            "price",
            "companyTypes",
            "search",
            "ground",
          ]}
        >
          <EditListing
            {...await listingFormSetting(actor, locale, listing.category)}
            listing={listing}
            hrefs={
              Object.fromEntries(LISTING_STATUSES.map((one) => [one, tabHref(one)])) as Record<
                ListingStatus,
                string
              >
            }
          />
        </Messages>
      )}
    </>
  );
});
