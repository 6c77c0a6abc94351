import { Archive, Check, EllipsisVertical, X } from "lucide-react";
import { isHeld } from "@/components/admin/decisions/decision-desk";
import type { Decisions } from "@/components/admin/decisions/use-decisions";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { DropdownItem, DropdownMenu } from "@/components/ui/dropdown-menu";
import type { ManagedListing } from "@/lib/schemas/listing";

/** What stands over the table: a listing as a whole, or a question about it. */
export type OpenDialog = {
  readonly what: "detail" | "reject" | "archive";
  readonly listing: ManagedListing;
};
export type ListingActions = { decisions: Decisions; open: (dialog: OpenDialog | null) => void };
type Props = ListingActions & { listing: ManagedListing };

/** What an admin can do with a listing of a row. */
export function ListingMenu({ listing, decisions, open }: Props) {
  const t = useTranslator();
  if (listing.archivedBy === "admin") return null;
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          disabled={isHeld(decisions, listing)}
          aria-label={t("admin.table.actions", { name: listing.name })}
        >
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      }
    >
      {listing.status === "pending_approval" ? (
        <>
          <DropdownItem onSelect={() => decisions.decide([listing], { status: "approved" })}>
            <Check aria-hidden />
            {t("admin.decide.approve")}
          </DropdownItem>
          <DropdownItem tone="danger" onSelect={() => open({ what: "reject", listing })}>
            <X aria-hidden />
            {t("admin.decide.reject")}
          </DropdownItem>
        </>
      ) : null}
      <DropdownItem tone="danger" onSelect={() => open({ what: "archive", listing })}>
        <Archive aria-hidden />
        {t("admin.decide.archive")}
      </DropdownItem>
    </DropdownMenu>
  );
}

/** Below a listing as a whole: the decision, while it waits for one. */
export function DecisionButtons({ listing, decisions, open }: Props) {
  const t = useTranslator();
  return (
    <>
      <Button
        variant="dangerLine"
        disabled={isHeld(decisions, listing)}
        onClick={() => open({ what: "reject", listing })}
      >
        {t("admin.decide.reject")}
      </Button>
      <Button
        disabled={isHeld(decisions, listing)}
        onClick={() => {
          decisions.decide([listing], { status: "approved" });
          open(null);
        }}
      >
        {t("admin.decide.approve")}
      </Button>
    </>
  );
}
