import type { ComponentProps, ComponentType } from "react";
import { cardOf } from "@/components/listings/card-of";
import { turnsOf } from "@/components/listings/further";
import { ListingCard } from "@/components/listings/listing-card";
import { countedOf } from "@/components/listings/counted-of";
import { pointOf } from "@/components/listings/point-of";
import type { ResultList } from "@/components/listings/result-list";
import { TurnHeading } from "@/components/listings/turn-heading";
import { Messages } from "@/components/messages/messages";
import { furtherOf } from "@/components/search/further-of";
import { type SearchScope, scopedHref } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import type { Understood } from "@/lib/schemas/interpretation";
import type { FoundListing } from "@/lib/schemas/listing";
import { type ListingSearch, writeApiQuery } from "@/lib/schemas/listing-search";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

export type ResultItemsProps = {
  locale: Locale;
  scope: SearchScope;
  search: ListingSearch;
  found: Understood & { items: readonly FoundListing[]; total: number; ownTotal?: number };
  /** On a state's page, over its listings; what is further away follows. */
  state?: { code: string; inLabel: string } | undefined;
  /** All of it is further away, under a heading of the page. */
  isBeyond?: true;
  /** What Load More appends to: a page that seldom has one loads its script where it has. */
  list: ComponentType<ComponentProps<typeof ResultList>>;
};

/** As much of a listing as says where it lies: the rest would travel for nothing. */
const placed = (listing: FoundListing | undefined) =>
  listing && { stateCode: listing.stateCode, distanceKm: listing.distanceKm };

/** A page of results as the server makes it, and what continues it: results, companies, states. */
export function ResultItems({ locale, scope, search, found, state, isBeyond, list: List }: ResultItemsProps) {
  const { items, total } = found;
  const t = translator(locale);
  const here = scopedHref(locale, scope, search);
  const around = state === undefined;
  const firstPage = { ...search, page: 1 };
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  const further = isBeyond ? undefined : state ? { stateCode: state.code } : furtherOf(search, found);
  const turns = turnsOf(further, items);
  const firstTurn = turns.findIndex((turn) => turn !== null);
  /** A card is a step below the heading that it stands under; without any it stands under the page's own. */
  const headingAt = (index: number) =>
    state !== undefined || isBeyond || (firstTurn >= 0 && index >= firstTurn) ? "h3" : "h2";
  const moreOf = ({ moreOfCompany: count, providerUserId, provider }: FoundListing) =>
    count && {
      href: scopedHref(locale, scope, { ...firstPage, providerUserId }),
      text: t("listingCard.more", { count }),
      label: t("listingCard.moreLabel", { count, name: provider.providerProfile.companyName }),
    };
  return (
    <>
      {state === undefined || firstTurn === 0 ? null : <h2 className="sr-only">{state.inLabel}</h2>}
      <Messages locale={locale} of={["listingCard", "resultList", "price", "companyTypes"]}>
        <List
          key={here}
          here={here}
          firstIds={items.map(({ id }) => id)}
          url={scopedHref(locale, scope, firstPage)}
          apiUrl={`/api/v1/listings?${writeApiQuery(firstPage)}`}
          page={search.page}
          limit={search.limit}
          total={total}
          own={found.ownTotal}
          locale={locale}
          heading={headingAt(items.length)}
          numberLocale={INTL_LOCALE[locale]}
          further={further}
          last={further && placed(items.at(-1))}
          around={around}
          shownAtFirst={t("resultList.shown", {
            shown: number.format(items.length),
            total: number.format(countedOf(total, found.ownTotal, items.length)),
          })}
        >
          {items.map((listing, index) => [
            turns[index] ? <TurnHeading key="turn" label={t(`resultList.${turns[index]}`)} /> : null,
            <li key={listing.id} data-listing={listing.id} data-at={pointOf(listing)}>
              <ListingCard
                card={cardOf(listing, locale, t, around)}
                heading={headingAt(index)}
                eager={index < 3}
                more={moreOf(listing)}
              />
            </li>,
          ])}
        </List>
      </Messages>
    </>
  );
}
