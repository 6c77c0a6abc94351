import "server-only";
import { z } from "zod";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import type { Listing } from "@/lib/schemas/listing";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import type { CompanyType } from "@/lib/shared/company-type";

const Group = z.object({ subcategoryId: z.string(), total: z.int(), ids: z.array(z.string()) });

/** The newest listings of a subcategory, and how many it has in all. */
export type SubcategoryListings = Omit<z.output<typeof Group>, "ids"> & { items: Listing[] };

/**
 * The newest listings of each of these subcategories, in the order given; one without any is left out.
 * @param options `most` of each, at most so many; `companyType` of this kind of company only
 */
export async function newestBySubcategory(
  subcategoryIds: readonly string[],
  { most, companyType = null }: { most: number; companyType?: CompanyType | null },
): Promise<SubcategoryListings[]> {
  const kind =
    companyType === null ? Prisma.empty : Prisma.sql`AND s.company_type = ${companyType}::company_type`;
  const total =
    companyType === null
      ? Prisma.sql`totals.kind = 'subcategory' AND totals.key = asked.id`
      : Prisma.sql`totals.kind = 'subcategory_type' AND totals.key = asked.id || ${` ${companyType}`}`;
  const groups = await rows(readingDb, Group)`
    SELECT asked.id AS "subcategoryId", newest.ids,
           (SELECT coalesce(sum(totals.listings), 0)::int FROM listing_totals AS totals WHERE ${total}) AS total
    FROM unnest(${[...subcategoryIds]}::text[]) WITH ORDINALITY AS asked (id, position)
    CROSS JOIN LATERAL (
      SELECT array_agg(one.listing_id ORDER BY one.published_at DESC, one.listing_id DESC) AS ids
      FROM (
        SELECT s.listing_id, s.published_at FROM listing_search AS s WHERE s.subcategory_id = asked.id ${kind}
        ORDER BY s.published_at DESC, s.listing_id DESC LIMIT ${most}::int
      ) AS one
    ) AS newest
    WHERE newest.ids IS NOT NULL ORDER BY asked.position`;
  const listings = new Map(
    (await hydrate(groups.flatMap(({ ids }) => ids))).map((listing) => [listing.id, listing]),
  );
  return groups.map(({ ids, ...group }) => ({
    ...group,
    items: ids.flatMap((id) => listings.get(id) ?? []),
  }));
}
