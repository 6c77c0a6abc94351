import "server-only";
import { answerOf, type Wanted } from "@/lib/domain/listings/search/answer";
import {
  CAPPED_FROM,
  cappedIds,
  cappedListings,
  type Companies,
  companiesOf,
  moreOfCompanies,
} from "@/lib/domain/listings/search/company-cap";
import { countNow } from "@/lib/domain/listings/search/count-listings";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { storedTotalOf, readStoredTotal } from "@/lib/domain/listings/search/stored-totals";
import { orderOf } from "@/lib/domain/listings/search/order";
import { inside, type Where } from "@/lib/domain/listings/search/question";
import { scopeSize } from "@/lib/domain/listings/search/scope-size";
import { ofState, stateIds } from "@/lib/domain/listings/search/state-ids";
import { alike } from "@/lib/domain/listings/search/stretch";
import { type TieredPage, tieredIds } from "@/lib/domain/listings/search/tiered-page";
import type { Understood } from "@/lib/schemas/interpretation";
import type { FoundListing, Listing } from "@/lib/schemas/listing";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { invalid } from "@/lib/shared/errors";
import type { LatLng } from "@/lib/shared/geo";

/** A page of a search, and how its text was understood. */
export type ListingPage = Understood & {
  items: FoundListing[];
  total: number;
  /** With `state`: how many of the total are its own, and so come first. */
  ownTotal?: number;
  page: number;
  limit: number;
};

/** The narrowest things that every listing of a search belongs to. What a text means hangs on the words of all of them. */
function scopeTags({ q, providerUserId, subcategoryIds, categoryIds }: ListingSearch): string[] {
  if (q !== undefined) return [pageTags.listings];
  if (providerUserId !== undefined) return [pageTags.company(providerUserId)];
  if (subcategoryIds.length > 0) return subcategoryIds.map(pageTags.subcategory);
  return categoryIds.length > 0 ? categoryIds.map(pageTags.category) : [pageTags.listings];
}

/**
 * Searches approved listings (docs/product/search.md#one-value). Counts first: the total says which way to
 * the page is short, and whether there is a page at all.
 * @param context `statePoint`: the reference point of `search.state`, needed beside a state
 * @throws AppError VALIDATION_ERROR at `state` when the state has no reference point: it is not one we know
 */
export async function searchListings(
  search: ListingSearch,
  context: { readonly statePoint?: LatLng | undefined } = {},
): Promise<ListingPage> {
  const { state, page, limit } = search;
  if (state !== undefined && context.statePoint === undefined)
    throw invalid("state", { key: "notAStateCode", values: { field: "state" } });
  pageShows(...scopeTags(search), pageTags.search);
  const best = bestWanted(search);
  const all = scopeSize();
  const wanted = wantedOf(search, best, all);
  const [{ understood, where, total: counted, stretches, from: place, reach, first: known }, scopeRows] =
    await Promise.all([answerOf(search, wanted), all]);
  const { total, isFresh } = counted;
  const from = state !== undefined ? context.statePoint : place;
  const offset = (page - 1) * limit;
  const own = state === undefined ? 0 : await countOwn(search, where, state);
  const counts = { total, ...(state !== undefined && { ownTotal: own }) };
  if (isFresh && total <= offset) return { ...understood, items: [], ...counts, page, limit };
  const rows = { where, total, scopeRows };
  const found: PageIds =
    state !== undefined && from !== undefined
      ? { ids: await stateIds({ ...rows, own, state, from, offset, limit }) }
      : await idsOf(search, {
          ...rows,
          stretches,
          best,
          known,
          place,
          isRead: understood.interpretation?.place != null,
        });
  // A state that was read from the words is the whole state, as a chosen one: nobody gave its middle to measure from.
  const isWholeState = state === undefined && place?.radiusKm === null;
  const isFirst = search.sort === "relevance" && page === 1 && isCapped(search);
  // Of what stands here whole no company has more.
  const moreOf = (ids: readonly string[], companies: Companies) =>
    isFirst && total > ids.length ? moreOfCompanies(ids, companies, where) : null;
  const pageOf = (ids: readonly string[]) => hydrate(ids, isWholeState ? undefined : from);
  // Most pages stay as they are ranked: they are read while their companies are looked up.
  const [ranked, capped] = await Promise.all([
    pageOf(found.ids),
    found.best === undefined ? null : cappedPage(found.best, reach, { offset, limit }),
  ]);
  const [others, moreAtOnce] = await Promise.all([
    capped === null ? [] : pageOf(capped.ids.filter((id) => !found.ids.includes(id))),
    capped?.companies === undefined ? null : moreOf(capped.ids, capped.companies),
  ]);
  const read = capped === null ? ranked : inOrder([...ranked, ...others], capped.ids);
  const shown = found.isUncapped === true ? cappedListings(read, reach) : read;
  const more =
    moreAtOnce ??
    (await moreOf(
      shown.map(({ id }) => id),
      companiesOf(shown),
    ));
  const items = shown.map((listing) => {
    const moreOfCompany = more?.get(listing.id);
    return moreOfCompany === undefined ? listing : { ...listing, moreOfCompany };
  });
  return { ...understood, items, ...counts, page, limit };
}

/** How many of a search's rows are a state's own, at this moment. */
function countOwn(search: ListingSearch, where: Prisma.Sql, state: string): Promise<number> {
  const stored = search.inState === undefined ? storedTotalOf({ ...search, inState: state }) : null;
  return stored === null ? countNow(ofState(where, state)) : readStoredTotal(stored);
}

/** Whether a company stands at most twice among the first twelve: not where its own listings, or the words as typed, are asked for. */
const isCapped = ({ words, providerUserId }: Pick<ListingSearch, "words" | "providerUserId">): boolean =>
  words !== "literal" && providerUserId === undefined;

/** Of so many of the best at most it is known which they are before a page of them is cut. */
const BEST_AT_MOST = 600;

/** So many of the best are ranked for a page, and those of which companies are capped; undefined: a page further on, or another order. */
function bestWanted({ sort, page, limit, state, ...search }: ListingSearch): number | undefined {
  const wanted = Math.max(CAPPED_FROM, page * limit);
  const isBest = sort === "relevance" && state === undefined && isCapped(search);
  return isBest && wanted <= BEST_AT_MOST ? wanted : undefined;
}

/** What ids are wanted with the total: the best, or the page itself in an order that has no tiers. */
function wantedOf(
  { sort, page, limit, state }: ListingSearch,
  best: number | undefined,
  scopeRows: Promise<number>,
): Wanted | undefined {
  if (best !== undefined) return { limit: best, scopeRows };
  if (sort === "relevance" || state !== undefined) return undefined;
  return { offset: (page - 1) * limit, limit, scopeRows };
}

type Found = Pick<TieredPage, "where" | "stretches" | "total" | "scopeRows"> & {
  readonly place: Where | undefined;
  /** The place was read from the words: it orders, whatever the sort. */
  readonly isRead: boolean;
  /** So many of the best are wanted; undefined: the page alone. */
  readonly best: number | undefined;
  /** These, where they are known. */
  readonly known: readonly string[] | undefined;
};

/** The ids of a page. `isUncapped`: they are all there are, no more than are capped, and their companies are not looked at yet. */
type PageIds = {
  readonly ids: readonly string[];
  readonly isUncapped?: boolean;
  /** Of these the page is cut anew once their companies are known. */
  readonly best?: readonly string[];
};

/** A page of the best once their companies are known. `companies`: where those of all of the page are. */
async function cappedPage(
  best: readonly string[],
  reach: Where | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ ids: string[]; companies?: Companies }> {
  const { ids: first, companies } = await cappedIds(best.slice(0, CAPPED_FROM), reach);
  return {
    ids: [...first, ...best.slice(CAPPED_FROM)].slice(offset, offset + limit),
    ...(offset + limit <= CAPPED_FROM && { companies }),
  };
}

/** Listings in the order of some ids; one that is not public any more is missing. */
function inOrder(listings: readonly Listing[], ids: readonly string[]): Listing[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of a page in the sort of the search, without a state. */
async function idsOf(
  search: ListingSearch,
  { place, isRead, stretches, best, known, ...rows }: Found,
): Promise<PageIds> {
  const { sort, page, limit } = search;
  const offset = (page - 1) * limit;
  const order = orderOf(sort, place);
  if (sort !== "relevance") {
    if (known !== undefined) return { ids: known };
    const zones = isRead && place !== undefined ? [alike(inside(place)), alike()] : [alike()];
    return { ids: await tieredIds({ ...rows, stretches: zones, order, offset, limit }) };
  }
  if (best === undefined) return { ids: await tieredIds({ ...rows, stretches, order, offset, limit }) };
  const ids = known ?? (await tieredIds({ ...rows, stretches, order, offset: 0, limit: best }));
  if (page === 1 && ids.length <= Math.min(limit, CAPPED_FROM)) return { ids, isUncapped: true };
  return { ids: ids.slice(offset, offset + limit), ...(offset < CAPPED_FROM && { best: ids }) };
}
