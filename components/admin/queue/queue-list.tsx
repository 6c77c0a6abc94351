import type { DeskState } from "@/components/admin/decisions/decision-desk";
import { ListingThumb, PriceText } from "@/components/admin/listings/cells";
import { isLongWait, waitingText } from "@/components/admin/moment";
import { useTranslator } from "@/components/messages/use-translator";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

export const rowId = (listing: Pick<ManagedListing, "id">): string => `waiting-${listing.id}`;

type Props = {
  items: readonly ManagedListing[];
  currentId: string | null;
  selected: ReadonlySet<string>;
  desk: DeskState;
  now: number;
  locale: Locale;
  busy: boolean;
  onOpen: (listing: ManagedListing) => void;
  onSelect: (listing: ManagedListing, on: boolean) => void;
};

/** What will become of a listing that was decided on here; null when it was not. */
function heldText({ waiting, sending }: DeskState, id: string, t: Translator): string | null {
  if (sending.includes(id)) return t("admin.queue.sending");
  const batch = waiting.find(({ listings }) => listings.some((listing) => listing.id === id));
  return batch
    ? batch.verdict.status === "approved"
      ? t("admin.queue.willApprove")
      : t("admin.queue.willReject")
    : null;
}

/** The listings of a page of the queue, one a row, with a box to select it by. */
export function QueueList(props: Props) {
  const t = useTranslator();
  const { items, busy } = props;
  return (
    <ul
      aria-label={t("admin.dashboard.caption")}
      aria-busy={busy}
      className={cn("divide-y divide-line transition-opacity", busy && "opacity-60")}
    >
      {items.map((listing) => (
        <QueueRow key={listing.id} listing={listing} {...props} />
      ))}
    </ul>
  );
}

function QueueRow({
  listing,
  currentId,
  selected,
  desk,
  now,
  locale,
  onOpen,
  onSelect,
}: Props & {
  listing: ManagedListing;
}) {
  const t = useTranslator();
  const { id, name, createdAt } = listing;
  const held = heldText(desk, id, t);
  const isCurrent = id === currentId;
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_1fr] items-center border-l-4",
        isCurrent ? "border-action bg-action-soft" : "border-transparent",
      )}
    >
      <Checkbox
        label={<span className="sr-only">{t("admin.queue.select", { name })}</span>}
        checked={selected.has(id)}
        disabled={held !== null}
        onChange={(event) => onSelect(listing, event.target.checked)}
        className="min-w-touch justify-center gap-0"
      />
      <button
        id={rowId(listing)}
        type="button"
        aria-current={isCurrent}
        aria-disabled={held !== null}
        onClick={() => held === null && onOpen(listing)}
        className="grid min-w-0 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2 pr-4 text-left text-sm outline-offset-[-3px] aria-disabled:cursor-default"
      >
        <ListingThumb listing={listing} />
        <span className={cn("min-w-0", held !== null && "opacity-75")}>
          <span className="line-clamp-2 font-semibold break-words">{name}</span>
          <span className="block truncate text-xs text-ink-2">
            {listing.provider.providerProfile.companyName}
          </span>
        </span>
        <span className="grid justify-items-end gap-0.5 text-right text-xs">
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
}
