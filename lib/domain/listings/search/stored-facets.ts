import "server-only";
import { isOnlyChosen } from "@/lib/domain/listings/search/stored-totals";
import type { ListingFacets } from "@/lib/schemas/listing-facets";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";

/** What a key of `listing_totals` begins with, and the company type or state behind it. */
const SUBJECT = Prisma.sql`split_part(totals.key, ' ', 1)`;
const SECOND = Prisma.sql`split_part(totals.key, ' ', 2)`;

const isOneOf = (ids: readonly string[]): Prisma.Sql => Prisma.sql`${SUBJECT} = ANY (${[...ids]}::text[])`;

/**
 * The statement that reads the counts of a facet (`value`, `count`) from the totals that triggers keep, exact at this
 * moment; null when they have to be counted.
 * @param search already without the facet's own choice
 */
export function storedFacetQuery(search: ListingSearch, facet: keyof ListingFacets): Prisma.Sql | null {
  const { categoryIds, subcategoryIds, companyType, city, inState } = search;
  if (!isOnlyChosen(search) || city !== undefined) return null;
  const isOfTypes = facet === "companyTypes";
  if (inState !== undefined) return facetOfState(search, inState, facet);
  if (isOfTypes && categoryIds.length + subcategoryIds.length === 0)
    return sumBy("company_type", SUBJECT, []);
  const isFine = facet === "subcategories" || (isOfTypes && subcategoryIds.length > 0);
  const conditions: Prisma.Sql[] = [];
  if (companyType !== undefined) conditions.push(Prisma.sql`${SECOND} = ${companyType}`);
  if (subcategoryIds.length > 0) conditions.push(isOneOf(subcategoryIds));
  if (categoryIds.length > 0) {
    conditions.push(isFine ? Prisma.sql`${SUBJECT} IN (${partsOf(categoryIds)})` : isOneOf(categoryIds));
  }
  const subject = isFine ? "subcategory" : "category";
  const isTyped = isOfTypes || companyType !== undefined;
  return sumBy(isTyped ? `${subject}_type` : subject, isOfTypes ? SECOND : SUBJECT, conditions);
}

/** Of a state no two further choices are stored together. */
function facetOfState(
  { categoryIds, subcategoryIds, companyType }: ListingSearch,
  state: string,
  facet: keyof ListingFacets,
): Prisma.Sql | null {
  const inState = Prisma.sql`${SECOND} = ${state}`;
  if (companyType !== undefined || subcategoryIds.length > 0) return null;
  if (facet === "companyTypes")
    return categoryIds.length > 0 ? null : sumBy("type_state", SUBJECT, [inState]);
  if (facet === "categories") return sumBy("category_state", SUBJECT, [inState]);
  const conditions =
    categoryIds.length > 0 ? [inState, Prisma.sql`${SUBJECT} IN (${partsOf(categoryIds)})`] : [inState];
  return sumBy("subcategory_state", SUBJECT, conditions);
}

/** The ids of all subcategories of some categories. */
const partsOf = (categoryIds: readonly string[]): Prisma.Sql =>
  Prisma.sql`SELECT id FROM subcategories WHERE category_id = ANY (${[...categoryIds]}::text[])`;

const sumBy = (kind: string, value: Prisma.Sql, conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  SELECT ${value} AS value, sum(totals.listings)::int AS count FROM listing_totals AS totals
  WHERE ${Prisma.join([Prisma.sql`totals.kind = ${kind}`, ...conditions], " AND ")}
  GROUP BY 1 HAVING sum(totals.listings) > 0`;
