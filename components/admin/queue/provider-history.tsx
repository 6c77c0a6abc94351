"use client";

import { useEffect, useState } from "react";
import { linkClass } from "@/components/admin/link-class";
import { Moment } from "@/components/admin/moment";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { PageLink } from "@/components/ui/page-link";
import { listAdminListings } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { ManagedListing } from "@/lib/schemas/listing";
import { reasonFor } from "@/lib/shared/rejection-reasons";
import { type Locale, localePath } from "@/lib/shared/locale";

const SHOWN = 5;
/** Who goes through the list with J does not ask for every provider on the way, ms. */
const PAUSE_MS = 250;

type History = { total: number; approved: number; rejected: number; items: ManagedListing[] };
const countsOf = ({ total, approved, rejected }: History) => ({ total, approved, rejected });
type Loaded = { listingId: string; history: History | null };

async function readHistory(providerUserId: string, signal: AbortSignal): Promise<History> {
  const page = (status: "approved" | "rejected" | undefined, limit: number) =>
    call(listAdminListings, { query: { providerUserId, status, limit }, signal });
  const [all, approved, rejected] = await Promise.all([
    page(undefined, SHOWN + 1),
    page("approved", 1),
    page("rejected", 1),
  ]);
  return { total: all.total, approved: approved.total, rejected: rejected.total, items: all.items };
}

type Props = {
  listing: ManagedListing;
  locale: Locale;
};

/** What the provider of a listing has had decided before: whom one decides on. */
export function ProviderHistory({ listing, locale }: Props) {
  const t = useTranslator();
  const { id, providerUserId } = listing;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      readHistory(providerUserId, abort.signal).then(
        (history) => setLoaded({ listingId: id, history }),
        () => abort.signal.aborted || setLoaded({ listingId: id, history: null }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, providerUserId]);

  const company = listing.provider.providerProfile.companyName;
  return (
    <section className="mt-5">
      <h3 className="text-sm font-semibold">{t("admin.queue.history")}</h3>
      <div className="mt-1 min-h-20 text-sm text-ink-2">
        {loaded?.listingId !== id ? (
          <p>{t("admin.queue.historyLoading")}</p>
        ) : loaded.history === null ? (
          <p>{t("admin.queue.historyFailed")}</p>
        ) : loaded.history.total <= 1 ? (
          <p>{t("admin.queue.historyFirst")}</p>
        ) : (
          <>
            <p>{t("admin.queue.historyCounts", countsOf(loaded.history))}</p>
            <Others items={loaded.history.items.filter((item) => item.id !== id)} locale={locale} />
            <PageLink
              href={localePath(locale, `/dashboard/listings?providerUserId=${providerUserId}`)}
              className={`${linkClass} inline-flex min-h-touch items-center`}
            >
              {t("admin.listing.moreOfProvider", { company })}
            </PageLink>
          </>
        )}
      </div>
    </section>
  );
}

type OthersProps = Omit<Props, "listing"> & { items: readonly ManagedListing[] };

function Others({ items, locale }: OthersProps) {
  const t = useTranslator();
  return (
    <ul className="mt-2 grid gap-2">
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.id} className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-2">
          <Written className="min-w-0 flex-1 basis-40 break-words text-ink">{item.name}</Written>
          <StatusBadge status={item.status} label={t(`admin.status.${item.status}`)} />
          <Moment iso={item.createdAt} locale={locale} />
          {item.rejectionReason ? (
            <Written className="w-full break-words">{reasonFor(locale, item.rejectionReason)}</Written>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
