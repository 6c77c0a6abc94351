import "server-only";
import { z } from "zod";
import type { Where } from "@/lib/domain/listings/search/question";
import type { Listing } from "@/lib/schemas/listing";
import type { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { plannedRows, rows } from "@/lib/server/rows";
import { distanceKm, type LatLng } from "@/lib/shared/geo";

/**
 * At most so many listings of a company among the first twelve, which are taken from the best 60
 * (docs/product/search.md#one-company-many-listings).
 */
const PER_COMPANY = 2;
const FIRST = 12;
export const CAPPED_FROM = 60;

/**
 * The best of an answer, none of whose companies stands among the first twelve more than twice; those passed over follow
 * directly, and the rest keep their order. Import providers, which have no company, are exempt. With a place, what is
 * passed over stays before what is clearly farther away: a stretch of the order as near as each other is filled up first.
 * @param companyOf the company of an id; null: exempt
 * @param stretchOf how far away an id is, in steps; the same for all without a place
 */
export function capped<Id>(
  ids: readonly Id[],
  companyOf: (id: Id) => string | null,
  stretchOf: (id: Id) => number = () => 0,
): Id[] {
  const shown: Id[] = [];
  let passed: Id[] = [];
  const counts = new Map<string, number>();
  let taken = 0;
  for (const [at, id] of ids.entries()) {
    const before = ids[at - 1];
    if (taken >= FIRST || (before !== undefined && stretchOf(before) !== stretchOf(id))) {
      shown.push(...passed);
      taken += passed.length;
      passed = [];
    }
    if (taken >= FIRST) {
      shown.push(id);
      continue;
    }
    const company = companyOf(id);
    const count = company === null ? 0 : (counts.get(company) ?? 0);
    if (count >= PER_COMPANY) {
      passed.push(id);
      continue;
    }
    if (company !== null) counts.set(company, count + 1);
    taken++;
    shown.push(id);
  }
  return [...shown, ...passed];
}

const Shown = z.object({
  id: z.string(),
  company: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  stateCode: z.string().nullable(),
});

/** The company of each id; those of import providers have none. */
export type Companies = ReadonlyMap<string, string>;

/** The best ids in the order in which they are shown, and their companies. `place`: where they are nearest to. */
export async function cappedIds(
  ids: readonly string[],
  place: Where | undefined,
): Promise<{ ids: string[]; companies: Companies }> {
  const found = await plannedRows(readingDb, Shown)`
    SELECT s.listing_id AS id, s.lat, s.lng, s.state_code AS "stateCode",
           CASE WHEN profile.import_source IS NULL THEN s.provider_user_id END AS company
    FROM listing_search AS s LEFT JOIN provider_profiles AS profile ON profile.user_id = s.provider_user_id
    WHERE s.listing_id = ANY (${[...ids]}::text[])`;
  const known = new Map(found.map((row) => [row.id, row]));
  return {
    ids: capped(
      ids,
      (id) => known.get(id)?.company ?? null,
      (id) => stretchOf(place, known.get(id)),
    ),
    companies: new Map(found.flatMap(({ id, company }) => (company === null ? [] : [[id, company]]))),
  };
}

/** The companies of listings that were read. */
export const companiesOf = (listings: readonly Listing[]): Companies =>
  new Map(
    listings.flatMap(({ id, source, providerUserId }) => (source === null ? [[id, providerUserId]] : [])),
  );

/** The same of all the listings of an answer, which tell it themselves. */
export const cappedListings = (listings: readonly Listing[], place: Where | undefined): Listing[] =>
  capped(
    listings,
    ({ source, providerUserId }) => (source === null ? providerUserId : null),
    ({ location: { coordinates }, stateCode }) =>
      stretchOf(place, { lng: coordinates[0], lat: coordinates[1], stateCode }),
  );

/** How far away from a place a listing is: 0 within reach, or in the state, then each stretch twice as long as the one before. */
export function stretchOf(
  place: Where | undefined,
  listing: (LatLng & { readonly stateCode: string | null }) | undefined,
): number {
  if (place === undefined || listing === undefined) return 0;
  const { radiusKm, stateCode } = place;
  if (radiusKm === null && listing.stateCode === stateCode) return 0;
  const steps = Math.floor(Math.log2(1 + distanceKm(place, listing) / ((radiusKm ?? STATE_KM) + NEAR_KM)));
  return radiusKm === null ? 1 + steps : steps;
}

const OfCompany = z.object({ company: z.string(), count: z.number() });

/**
 * How many more listings of a company a search finds, by the id of the last one on its first page, for each company that stands
 * there as often as it may. One statement for all of them.
 * @param where the condition of the search's rows and total
 */
export async function moreOfCompanies(
  page: readonly string[],
  companies: Companies,
  where: Prisma.Sql,
): Promise<ReadonlyMap<string, number>> {
  const shown = new Map<string, string[]>();
  for (const id of page) {
    const company = companies.get(id);
    if (company !== undefined) shown.set(company, [...(shown.get(company) ?? []), id]);
  }
  const full = [...shown].flatMap(([company, ids]) => (ids.length >= PER_COMPANY ? [company] : []));
  if (full.length === 0) return new Map();
  const found = await rows(readingDb, OfCompany)`
    SELECT s.provider_user_id AS company, count(*)::int AS count FROM listing_search AS s
    WHERE s.provider_user_id = ANY (${full}::text[]) AND ${where} GROUP BY 1`;
  return new Map(
    found.flatMap(({ company, count }) => {
      const ids = shown.get(company) ?? [];
      const [last, more] = [ids.at(-1), count - ids.length];
      return last !== undefined && more > 0 ? [[last, more]] : [];
    }),
  );
}

/** About the radius of a state, and what is hardly farther than the edge of a place, km. */
const STATE_KM = 250;
const NEAR_KM = 20;
