import { cardOf } from "@/components/listings/card-of";
import { ListingCard } from "@/components/listings/listing-card";
import { pointOf } from "@/components/listings/listing-facts";
import { ResultList } from "@/components/listings/result-list";
import { StateDivider } from "@/components/listings/state-divider";
import { Messages } from "@/components/messages/messages";
import { type SearchScope, scopedHref } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import type { FoundListing } from "@/lib/schemas/listing";
import { type ListingSearch, writeApiQuery } from "@/lib/schemas/listing-search";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

export type ResultItemsProps = {
  locale: Locale;
  scope: SearchScope;
  search: ListingSearch;
  found: { items: readonly FoundListing[]; total: number };
  /** On a state's page: its listings first, then this heading. */
  state?: { code: string; inLabel: string; furtherLabel: string } | undefined;
};

/** A page of results as the server makes it, and what continues it: results, companies, states. */
export function ResultItems({ locale, scope, search, found: { items, total }, state }: ResultItemsProps) {
  const t = translator(locale);
  const here = scopedHref(locale, scope, search);
  const around = state === undefined;
  const heading = state === undefined ? "h2" : "h3";
  const firstPage = { ...search, page: 1 };
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  const firstOther = state === undefined ? -1 : items.findIndex(({ stateCode }) => stateCode !== state.code);
  const moreOf = ({ moreOfCompany: count, providerUserId, provider }: FoundListing) =>
    count && {
      href: scopedHref(locale, scope, { ...firstPage, providerUserId }),
      text: t("listingCard.more", { count }),
      label: t("listingCard.moreLabel", { count, name: provider.providerProfile.companyName }),
    };
  return (
    <>
      {state === undefined || firstOther === 0 ? null : <h2 className="sr-only">{state.inLabel}</h2>}
      <Messages locale={locale} of={["listingCard", "resultList", "price", "companyTypes"]}>
        <ResultList
          key={here}
          here={here}
          firstIds={items.map(({ id }) => id)}
          url={scopedHref(locale, scope, firstPage)}
          apiUrl={`/api/v1/listings?${writeApiQuery(firstPage)}`}
          page={search.page}
          limit={search.limit}
          total={total}
          locale={locale}
          heading={heading}
          numberLocale={INTL_LOCALE[locale]}
          divider={state && { stateCode: state.code, label: state.furtherLabel, shown: firstOther >= 0 }}
          around={around}
          shownAtFirst={t("resultList.shown", {
            shown: number.format(items.length),
            total: number.format(total),
          })}
        >
          {items.map((listing, index) => [
            index === firstOther && state ? <StateDivider key="further" label={state.furtherLabel} /> : null,
            <li key={listing.id} data-listing={listing.id} data-at={pointOf(listing)}>
              <ListingCard
                card={cardOf(listing, locale, t, around)}
                heading={heading}
                eager={index < 3}
                more={moreOf(listing)}
              />
            </li>,
          ])}
        </ResultList>
      </Messages>
    </>
  );
}
