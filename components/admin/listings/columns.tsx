import { AddressText, ListingThumb, MapLink, NameButton, PriceText } from "@/components/admin/listings/cells";
import { ListingMenu, type ListingActions } from "@/components/admin/listings/row-actions";
import { shownName, type TranslatedNames } from "@/components/listings/category-trail";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import type { Column } from "@/components/ui/data-table";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";

type Setting = ListingActions & {
  t: Translator;
  names: TranslatedNames;
  /** Narrows the list to one provider's. */
  onlyOf: (providerUserId: string) => void;
};

export const listingColumns = ({ t, names, onlyOf, decisions, open }: Setting): Column<ManagedListing>[] => [
  {
    key: "image",
    head: t("admin.listing.image"),
    unlabelled: true,
    beside: true,
    className: "lg:w-20",
    cell: (listing) => <ListingThumb listing={listing} />,
  },
  {
    key: "name",
    frozen: true,
    head: t("admin.listing.name"),
    unlabelled: true,
    beside: true,
    className: "lg:min-w-48 lg:max-w-72",
    cell: (listing) => <NameButton name={listing.name} onClick={() => open({ what: "detail", listing })} />,
  },
  {
    key: "status",
    head: t("admin.listing.status"),
    cell: ({ status }) => <StatusBadge status={status} label={t(`admin.status.${status}`)} />,
  },
  {
    key: "price",
    head: t("admin.listing.price"),
    end: true,
    cell: (listing) => <PriceText listing={listing} />,
  },
  {
    key: "provider",
    head: t("admin.listing.provider"),
    className: "lg:max-w-52",
    cell: (listing) => <ProviderButton listing={listing} onClick={() => onlyOf(listing.providerUserId)} />,
  },
  {
    key: "category",
    head: t("admin.listing.category"),
    className: "lg:max-w-44",
    cell: ({ category }) => (
      <span className="line-clamp-3 break-words">{shownName(category.name, names)}</span>
    ),
  },
  {
    key: "subcategory",
    head: t("admin.listing.subcategory"),
    className: "lg:max-w-44",
    cell: ({ subcategory }) => (
      <span className="line-clamp-3 break-words">
        {subcategory ? shownName(subcategory.name, names) : t("admin.table.none")}
      </span>
    ),
  },
  {
    key: "address",
    head: t("admin.listing.address"),
    className: "lg:min-w-56 lg:max-w-64",
    cell: (listing) => <AddressText listing={listing} />,
  },
  {
    key: "radius",
    head: t("admin.listing.radius"),
    end: true,
    cell: ({ maxRadiusKm }) => <span className="tabular-nums">{maxRadiusKm ?? t("admin.table.none")}</span>,
  },
  { key: "map", head: t("admin.listing.map"), cell: (listing) => <MapLink listing={listing} /> },
  {
    key: "actions",
    head: t("admin.table.actionsHead"),
    headHidden: true,
    end: true,
    unlabelled: true,
    pinned: true,
    className: "lg:w-14 max-lg:justify-self-end",
    cell: (listing) => <ListingMenu listing={listing} decisions={decisions} open={open} />,
  },
];

function ProviderButton({ listing, onClick }: { listing: ManagedListing; onClick: () => void }) {
  const t = useTranslator();
  const { companyName } = listing.provider.providerProfile;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t("admin.listing.moreOfProvider", { company: companyName })}
      className="inline-flex min-h-touch cursor-pointer items-center text-left hover:text-action hover:underline lg:min-h-10"
    >
      <Written className="line-clamp-3 break-words">{companyName}</Written>
    </button>
  );
}
