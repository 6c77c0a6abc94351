import { memo } from "react";
import { type DeskState, isSent } from "@/components/admin/decisions/decision-desk";
import { ListingThumb, PriceText } from "@/components/admin/listings/cells";
import { isLongWait, waitingText } from "@/components/admin/moment";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

export const rowId = (listing: Pick<ManagedListing, "id">): string => `waiting-${listing.id}`;

/** What the rows have in common: the same at each key, so that only rows that change are drawn anew. */
type Common = {
  now: number;
  locale: Locale;
  onOpen: (listing: ManagedListing) => void;
  onSelect: (listings: readonly ManagedListing[], on: boolean) => void;
};

type Props = Common & {
  items: readonly ManagedListing[];
  currentId: string | null;
  selected: ReadonlySet<string>;
  desk: DeskState;
  busy: boolean;
};

/** What will become of a listing that was decided on here; null when it was not. */
function heldText(desk: DeskState, listing: ManagedListing, t: Translator): string | null {
  if (isSent(desk, listing)) return t("admin.queue.sending");
  const batch = desk.waiting.find(({ listings }) => listings.some(({ id }) => id === listing.id));
  return batch
    ? batch.verdict.status === "approved"
      ? t("admin.queue.willApprove")
      : t("admin.queue.willReject")
    : null;
}

/** The listings of a page of the queue, one a row, with a box to select it by. */
export function QueueList({ items, currentId, selected, desk, busy, ...common }: Props) {
  const t = useTranslator();
  return (
    <ul
      aria-label={t("admin.dashboard.caption")}
      aria-busy={busy}
      className={cn("divide-y divide-line transition-opacity", busy && "opacity-60")}
    >
      {items.map((listing) => (
        <QueueRow
          key={listing.id}
          listing={listing}
          isCurrent={listing.id === currentId}
          isSelected={selected.has(listing.id)}
          held={heldText(desk, listing, t)}
          {...common}
        />
      ))}
    </ul>
  );
}

type RowProps = Common & {
  listing: ManagedListing;
  isCurrent: boolean;
  isSelected: boolean;
  /** What will become of it; null when it was not decided on. */
  held: string | null;
};

const QueueRow = memo(function QueueRow({
  listing,
  isCurrent,
  isSelected,
  held,
  now,
  locale,
  onOpen,
  onSelect,
}: RowProps) {
  const t = useTranslator();
  const { name, createdAt } = listing;
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_1fr] items-center border-l-4",
        isCurrent ? "border-action bg-action-soft" : "border-transparent",
      )}
    >
      <Checkbox
        label={<span className="sr-only">{t("admin.queue.select", { name })}</span>}
        checked={isSelected}
        disabled={held !== null}
        onChange={(event) => onSelect([listing], event.target.checked)}
        className="min-w-touch gap-0 pl-2"
      />
      <button
        id={rowId(listing)}
        type="button"
        aria-current={isCurrent}
        aria-disabled={held !== null}
        onClick={() => held === null && onOpen(listing)}
        className="grid min-w-0 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-2 pr-4 text-left text-sm outline-offset-[-3px] aria-disabled:cursor-default sm:grid-cols-[auto_1fr_auto]"
      >
        <ListingThumb listing={listing} />
        <span className={cn("min-w-0", held !== null && "opacity-75")}>
          <Written className="line-clamp-2 font-semibold break-words">{name}</Written>
          <Written className="block truncate text-xs text-ink-2">
            {listing.provider.providerProfile.companyName}
          </Written>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs max-sm:col-start-2 sm:flex-col sm:items-end sm:text-right">
          {held === null ? (
            <>
              <PriceText listing={listing} />
              <span
                suppressHydrationWarning
                className={cn(
                  "whitespace-nowrap text-ink-2",
                  isLongWait(createdAt, now) && "font-semibold text-warn",
                )}
              >
                {waitingText(createdAt, now, locale, t("admin.dashboard.lessThanHour"))}
              </span>
            </>
          ) : (
            <Badge tone="warn">{held}</Badge>
          )}
        </span>
      </button>
    </li>
  );
});
