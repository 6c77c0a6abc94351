import "server-only";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import { type AskedSearch, tsqueryOf } from "@/lib/domain/listings/search/words";
import { Prisma } from "@/lib/server/db";

/** `column = id` for one id, so that an index on (column, order) can walk in order; any-of for several. */
const anyOf = (column: Prisma.Sql, ids: readonly string[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`${column} = ${ids[0]}` : Prisma.sql`${column} = ANY (${[...ids]}::text[])`;

/**
 * What a search asks of a row of `listing_search AS s`: the one condition behind rows and totals (spec.md section 7,
 * decisions.md section 2). The state of a state search is no condition: it orders.
 */
export function whereOf(search: AskedSearch): Prisma.Sql {
  const {
    words,
    categoryIds,
    subcategoryIds,
    tags,
    lat,
    lng,
    radiusKm,
    priceMin,
    priceMax,
    companyType,
    providerUserId,
    city,
  } = search;
  const conditions: Prisma.Sql[] = [];
  if (words !== undefined) conditions.push(Prisma.sql`s.words @@ ${tsqueryOf(words)}`);
  if (categoryIds.length > 0) conditions.push(anyOf(Prisma.sql`s.category_id`, categoryIds));
  if (subcategoryIds.length > 0) conditions.push(anyOf(Prisma.sql`s.subcategory_id`, subcategoryIds));
  if (tags.length > 0) conditions.push(Prisma.sql`s.tags && ${[...tags]}::text[]`);
  if (lat !== undefined && lng !== undefined && radiusKm !== undefined)
    conditions.push(withinRadius({ lat, lng }, radiusKm));
  if (priceMin !== undefined) conditions.push(Prisma.sql`s.price >= ${priceMin}::int`);
  if (priceMax !== undefined) conditions.push(Prisma.sql`s.price <= ${priceMax}::int`);
  if (companyType !== undefined) conditions.push(Prisma.sql`s.company_type = ${companyType}::company_type`);
  if (providerUserId !== undefined) conditions.push(Prisma.sql`s.provider_user_id = ${providerUserId}`);
  if (city !== undefined) conditions.push(Prisma.sql`s.city_slug = ${city}`);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}
