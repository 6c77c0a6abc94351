import "server-only";
import { countAll, countListings } from "@/lib/domain/listings/search/count-listings";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { orderOf } from "@/lib/domain/listings/search/order";
import { pageIds } from "@/lib/domain/listings/search/page-query";
import { stateIds } from "@/lib/domain/listings/search/state-ids";
import { whereOf } from "@/lib/domain/listings/search/where";
import { askedWords } from "@/lib/domain/listings/search/words";
import type { Listing } from "@/lib/schemas/listing";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { AppError } from "@/lib/shared/errors";
import type { LatLng } from "@/lib/shared/geo";

export type ListingPage = { items: Listing[]; total: number; page: number; limit: number };

/** The narrowest things that every listing of a search belongs to. */
function scopeTags({ providerUserId, subcategoryIds, categoryIds }: ListingSearch): string[] {
  if (providerUserId !== undefined) return [pageTags.company(providerUserId)];
  if (subcategoryIds.length > 0) return subcategoryIds.map(pageTags.subcategory);
  return categoryIds.length > 0 ? categoryIds.map(pageTags.category) : [pageTags.listings];
}

/**
 * Searches approved listings (spec.md section 7, decisions.md section 2). Counts first: the total says which way to
 * the page is short, and whether there is a page at all.
 * @param context `statePoint`: the reference point of `search.state`, needed beside a state
 * @throws AppError VALIDATION_ERROR at `state` when the state has no reference point: it is not one we know
 */
export async function searchListings(
  search: ListingSearch,
  context: { readonly statePoint?: LatLng | undefined } = {},
): Promise<ListingPage> {
  const { state, lat, lng, page, limit } = search;
  if (state !== undefined && context.statePoint === undefined) {
    const message = "state must be the two-letter code of a state";
    throw new AppError("VALIDATION_ERROR", message, [{ path: "state", message }]);
  }
  pageShows(...scopeTags(search));
  const from =
    state !== undefined
      ? context.statePoint
      : lat !== undefined && lng !== undefined
        ? { lat, lng }
        : undefined;
  const asked = await askedWords(search);
  const where = whereOf(asked);
  const offset = (page - 1) * limit;
  const [{ total, isFresh }, scopeRows] = await Promise.all([countListings(where), countAll()]);
  if (isFresh && total <= offset) return { items: [], total, page, limit };

  const ids =
    state !== undefined && from !== undefined
      ? await stateIds({ where, state, from, total, scopeRows, offset, limit })
      : await pageIds({ where, order: orderOf(asked), total, scopeRows, offset, limit });
  return { items: await hydrate(ids, from), total, page, limit };
}
