import "server-only";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";

/** `column = id` for one id, so that an index on (column, order) can walk in order; any-of for several. */
const anyOf = (column: Prisma.Sql, ids: readonly string[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`${column} = ${ids[0]}` : Prisma.sql`${column} = ANY (${[...ids]}::text[])`;

/** What is asked of category, price and company type, one condition each. */
export function choicesOf(search: ListingSearch): Prisma.Sql[] {
  const { categoryIds, subcategoryIds, priceMin, priceMax, companyType } = search;
  const conditions: Prisma.Sql[] = [];
  if (categoryIds.length > 0) conditions.push(anyOf(Prisma.sql`s.category_id`, categoryIds));
  if (subcategoryIds.length > 0) conditions.push(anyOf(Prisma.sql`s.subcategory_id`, subcategoryIds));
  if (priceMin !== undefined) conditions.push(Prisma.sql`s.price >= ${priceMin}::int`);
  if (priceMax !== undefined) conditions.push(Prisma.sql`s.price <= ${priceMax}::int`);
  if (companyType !== undefined) conditions.push(Prisma.sql`s.company_type = ${companyType}::company_type`);
  return conditions;
}

/**
 * What the filters of a search ask of a row of `listing_search AS s`; null when there are none
 * (docs/product/search.md#one-value). What its words ask stands in question.ts. The state of a state search is no
 * condition: it
 * orders.
 */
export function filtersOf(search: ListingSearch): Prisma.Sql | null {
  const { tags, lat, lng, radiusKm, providerUserId, city, inState } = search;
  const conditions = choicesOf(search);
  if (tags.length > 0) conditions.push(Prisma.sql`s.tags && ${[...tags]}::text[]`);
  if (lat !== undefined && lng !== undefined && radiusKm !== undefined)
    conditions.push(withinRadius({ lat, lng }, radiusKm));
  if (providerUserId !== undefined) conditions.push(Prisma.sql`s.provider_user_id = ${providerUserId}`);
  if (city !== undefined) conditions.push(Prisma.sql`s.city_slug = ${city}`);
  if (inState !== undefined) conditions.push(Prisma.sql`s.state_code = ${inState}`);
  return conditions.length === 0 ? null : Prisma.join(conditions, " AND ");
}
