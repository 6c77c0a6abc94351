import "server-only";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import { costing, havingKey, type KeptKind, meetingAny } from "@/lib/domain/listings/search/row-sets";
import { and } from "@/lib/domain/listings/search/stretch";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";

/** `column = id` for one id, so that an index on (column, order) can walk in order; any-of for several. */
export const anyOf = (column: Prisma.Sql, ids: readonly string[], kind: KeptKind): Prisma.Sql => {
  const each = ids.map((id) => havingKey(Prisma.sql`${column} = ${id}`, kind, id));
  return each.length === 1 ? each[0]! : meetingAny(Prisma.sql`${column} = ANY (${[...ids]}::text[])`, each);
};

/** What is asked of category, price and company type, one condition each. */
export function choicesOf(search: ListingSearch): Prisma.Sql[] {
  const { categoryIds, subcategoryIds, priceMin, priceMax, companyType } = search;
  const conditions: Prisma.Sql[] = [];
  if (categoryIds.length > 0) conditions.push(anyOf(Prisma.sql`s.category_id`, categoryIds, "category"));
  if (subcategoryIds.length > 0)
    conditions.push(anyOf(Prisma.sql`s.subcategory_id`, subcategoryIds, "subcategory"));
  conditions.push(...costing(priceMin, priceMax));
  if (companyType !== undefined)
    conditions.push(
      havingKey(Prisma.sql`s.company_type = ${companyType}::company_type`, "company_type", companyType),
    );
  return conditions;
}

/** Rows of a state, by its code. */
export const isOfState = (code: string): Prisma.Sql =>
  havingKey(Prisma.sql`s.state_code = ${code}`, "state", code);

/**
 * What the filters of a search ask of a row of `listing_search AS s`; null when there are none
 * (docs/product/search.md#one-value). What its words ask stands in question.ts. The state of a state search is no
 * condition: it
 * orders.
 */
export function filtersOf(search: ListingSearch): Prisma.Sql | null {
  const { tags, lat, lng, radiusKm, providerUserId, city, inState } = search;
  const conditions = choicesOf(search);
  const isTagged = (some: readonly string[]): Prisma.Sql => Prisma.sql`s.tags && ${[...some]}::text[]`;
  if (tags.length > 0)
    conditions.push(
      meetingAny(
        isTagged(tags),
        tags.map((tag) => havingKey(isTagged([tag]), "tag", tag)),
      ),
    );
  if (lat !== undefined && lng !== undefined && radiusKm !== undefined)
    conditions.push(withinRadius({ lat, lng }, radiusKm));
  if (providerUserId !== undefined) conditions.push(Prisma.sql`s.provider_user_id = ${providerUserId}`);
  if (city !== undefined) conditions.push(havingKey(Prisma.sql`s.city_slug = ${city}`, "city", city));
  if (inState !== undefined) conditions.push(isOfState(inState));
  return conditions.length === 0 ? null : and(...conditions);
}
