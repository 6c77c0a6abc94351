import "server-only";
import { isOnlyChosen } from "@/lib/domain/listings/search/kept-totals";
import type { ListingFacets } from "@/lib/schemas/listing-facets";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";

/** What a key of `listing_totals` begins with, and the company type behind it. */
const SUBJECT = Prisma.sql`split_part(kept.key, ' ', 1)`;
const TYPE = Prisma.sql`split_part(kept.key, ' ', 2)`;

const isOneOf = (ids: readonly string[]): Prisma.Sql => Prisma.sql`${SUBJECT} = ANY (${[...ids]}::text[])`;

/**
 * The statement that reads the counts of a facet (`value`, `count`) from the totals that triggers keep, exact at this
 * moment; null when they have to be counted.
 * @param search already without the facet's own choice
 */
export function keptFacetQuery(search: ListingSearch, facet: keyof ListingFacets): Prisma.Sql | null {
  const { categoryIds, subcategoryIds, companyType, city, inState } = search;
  if (!isOnlyChosen(search) || city !== undefined || inState !== undefined) return null;
  const isOfTypes = facet === "companyTypes";
  if (isOfTypes && categoryIds.length + subcategoryIds.length === 0)
    return sumBy("company_type", SUBJECT, []);
  const isFine = facet === "subcategories" || (isOfTypes && subcategoryIds.length > 0);
  const conditions: Prisma.Sql[] = [];
  if (companyType !== undefined) conditions.push(Prisma.sql`${TYPE} = ${companyType}`);
  if (subcategoryIds.length > 0) conditions.push(isOneOf(subcategoryIds));
  if (categoryIds.length > 0) {
    const own = Prisma.sql`SELECT id FROM subcategories WHERE category_id = ANY (${[...categoryIds]}::text[])`;
    conditions.push(isFine ? Prisma.sql`${SUBJECT} IN (${own})` : isOneOf(categoryIds));
  }
  const subject = isFine ? "subcategory" : "category";
  const isTyped = isOfTypes || companyType !== undefined;
  return sumBy(isTyped ? `${subject}_type` : subject, isOfTypes ? TYPE : SUBJECT, conditions);
}

const sumBy = (kind: string, value: Prisma.Sql, conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  SELECT ${value} AS value, sum(kept.listings)::int AS count FROM listing_totals AS kept
  WHERE ${Prisma.join([Prisma.sql`kept.kind = ${kind}`, ...conditions], " AND ")}
  GROUP BY 1 HAVING sum(kept.listings) > 0`;
