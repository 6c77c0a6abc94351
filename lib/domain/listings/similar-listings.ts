import "server-only";
import { z } from "zod";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import { scopeSize } from "@/lib/domain/listings/search/scope-size";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { nearestFirst } from "@/lib/domain/listings/search/order";
import { pageIds } from "@/lib/domain/listings/search/page-query";
import type { Listing } from "@/lib/schemas/listing";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { MAX_RADIUS_KM } from "@/lib/shared/limits";
import { wordsOf } from "@/lib/shared/words";

const MOST = 4;
/** Among how many of the nearest ones other companies are looked for. */
const CANDIDATES = 60;

const Candidate = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  /** Null for an entry of an import, behind which stands no company. */
  companyId: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
type Candidate = Readonly<z.output<typeof Candidate>>;

/** What the others are compared with. */
type Compared = Pick<Candidate, "name" | "city" | "stateCode"> & LatLng;

/** How many of a name's words another name has as well. */
const sharedWords = (words: ReadonlySet<string>, name: string): number =>
  new Set(wordsOf(name).filter((word) => words.has(word))).size;

/**
 * The ones to show, at most four, at most one of a company: those of the city, then those that a search around it can
 * still find, then those further away. In each the most alike by their names first, and of equals the nearest. Without a
 * city, all are elsewhere.
 * @param candidates nearest first
 */
export function pickSimilar(
  { name, city, stateCode, ...point }: Compared,
  candidates: readonly Candidate[],
): { here: string[]; elsewhere: string[] } {
  const words = new Set(wordsOf(name));
  const isHere = (one: Candidate) => city !== null && one.city === city && one.stateCode === stateCode;
  const howFar = (one: Candidate) => (isHere(one) ? 0 : distanceKm(point, one) <= MAX_RADIUS_KM ? 1 : 2);
  const companies = new Set<string>();
  const picked = candidates
    .map((one) => ({ one, far: howFar(one), alike: sharedWords(words, one.name) }))
    .sort((a, b) => a.far - b.far || b.alike - a.alike)
    .map(({ one }) => one)
    .filter(({ companyId }) => {
      if (companyId === null) return true;
      const isNew = !companies.has(companyId);
      companies.add(companyId);
      return isNew;
    })
    .slice(0, MOST);
  return {
    here: picked.filter(isHere).map(({ id }) => id),
    elsewhere: picked.filter((one) => !isHere(one)).map(({ id }) => id),
  };
}

/**
 * Up to four other listings of the same subcategory, or of the same category when it has none: those of its city, and
 * those elsewhere, one of a company, in the order of `pickSimilar`. `distanceKm` is measured from the listing.
 */
export async function similarListings(
  listing: Pick<Listing, "id" | "name" | "categoryId" | "subcategoryId" | "location" | "city" | "stateCode">,
): Promise<{ here: Listing[]; elsewhere: Listing[] }> {
  const { categoryId, subcategoryId } = listing;
  pageShows(subcategoryId === null ? pageTags.category(categoryId) : pageTags.subcategory(subcategoryId));
  const [lng, lat] = listing.location.coordinates;
  const where =
    listing.subcategoryId !== null
      ? Prisma.sql`s.subcategory_id = ${listing.subcategoryId}`
      : Prisma.sql`s.category_id = ${listing.categoryId}`;
  const [{ total }, scopeRows] = await Promise.all([countListings(where), scopeSize()]);
  const order = nearestFirst({ lat, lng });
  const ids = await pageIds({ where, order, total, scopeRows, offset: 0, limit: CANDIDATES });
  const candidates = await rows(readingDb, Candidate)`
    SELECT listing.id, listing.name, listing.city, listing.state_code AS "stateCode", listing.lat, listing.lng,
           CASE WHEN listing.source IS NULL THEN listing.provider_user_id END AS "companyId"
    FROM unnest(${ids.filter((id) => id !== listing.id)}::text[]) WITH ORDINALITY AS near (id, position)
    JOIN listings AS listing ON listing.id = near.id
    ORDER BY near.position`;
  const { here, elsewhere } = pickSimilar({ ...listing, lat, lng }, candidates);
  const shown = await hydrate([...here, ...elsewhere], { lat, lng });
  return {
    here: shown.filter(({ id }) => here.includes(id)),
    elsewhere: shown.filter(({ id }) => elsewhere.includes(id)),
  };
}
