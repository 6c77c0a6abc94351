import type { ComponentProps, ComponentType } from "react";
import { cardsOf } from "@/components/listings/card-of";
import { turnsOf } from "@/components/listings/further";
import { countedOf } from "@/components/listings/counted-of";
import type { FirstRow, ResultList } from "@/components/listings/result-list";
import { Messages } from "@/components/messages/messages";
import { furtherOf } from "@/components/search/further-of";
import { type SearchScope, scopedHref } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import type { Understood } from "@/lib/schemas/interpretation";
import type { FoundListing } from "@/lib/schemas/listing";
import { type ListingSearch, writeApiQuery } from "@/lib/schemas/listing-search";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";
import { numberFormat } from "@/lib/shared/number-format";

export type ResultItemsProps = {
  locale: Locale;
  scope: SearchScope;
  search: ListingSearch;
  found: Understood & { items: readonly FoundListing[]; total: number; ownTotal?: number };
  /** On a state's page, over its listings; what is further away follows. */
  state?: { code: string; inLabel: string } | undefined;
  /** All of it is further away, under a heading of the page. */
  isBeyond?: true;
  /** From here on its listings are further away. */
  furtherFrom?: number;
  /** The page's own address, where that is another than what continues its list. */
  here?: string;
  /** What Load More appends to: a page that seldom has one loads its script where it has. */
  list: ComponentType<ComponentProps<typeof ResultList>>;
};

/** As much of a listing as says where it lies: the rest would travel for nothing. */
const placed = (listing: FoundListing | undefined) =>
  listing && { stateCode: listing.stateCode, distanceKm: listing.distanceKm };

/** A page of results as the server makes it, and what continues it: results, companies, states. */
export function ResultItems(props: ResultItemsProps) {
  const { locale, scope, search, found, state, isBeyond, furtherFrom, list: List } = props;
  const { items, total } = found;
  const t = translator(locale);
  const here = props.here ?? scopedHref(locale, scope, search);
  const around = state === undefined;
  const firstPage = { ...search, page: 1 };
  const number = numberFormat(locale);
  const further =
    isBeyond || furtherFrom !== undefined
      ? undefined
      : state
        ? { stateCode: state.code }
        : furtherOf(search, found);
  const turns =
    furtherFrom === undefined
      ? turnsOf(further, items)
      : items.map((_, index) => (index === furtherFrom ? "further" : null));
  const firstTurn = turns.findIndex((turn) => turn !== null);
  const moreOf = (count: number, { providerUserId, provider }: FoundListing) => ({
    href: scopedHref(locale, scope, { ...firstPage, providerUserId }),
    text: t("cardFacts.more", { count }),
    label: t("cardFacts.moreLabel", { count, name: provider.providerProfile.companyName }),
  });
  const rows = cardsOf(items, locale, t, around).map((card, index): FirstRow => {
    const [listing, turn] = [items[index]!, turns[index]];
    return {
      ...card,
      ...(turn && { turn }),
      ...(listing.moreOfCompany && { more: moreOf(listing.moreOfCompany, listing) }),
    };
  });
  return (
    <>
      {state === undefined || firstTurn === 0 ? null : <h2 className="sr-only">{state.inLabel}</h2>}
      <Messages locale={locale} of={["listingCard", "resultList"]}>
        <List
          key={here}
          here={here}
          rows={rows}
          url={scopedHref(locale, scope, firstPage)}
          apiUrl={`/api/v1/listings?${writeApiQuery(firstPage)}`}
          page={search.page}
          limit={search.limit}
          total={total}
          own={found.ownTotal}
          locale={locale}
          // A card is a step below the heading that it stands under; without any it stands under the page's own.
          heading={state !== undefined || isBeyond ? "h3" : "h2"}
          numberLocale={INTL_LOCALE[locale]}
          further={further}
          last={further && placed(items.at(-1))}
          around={around}
          shownAtFirst={t("resultList.shown", {
            shown: number.format(items.length),
            total: number.format(countedOf(total, found.ownTotal, items.length)),
          })}
        />
      </Messages>
    </>
  );
}
