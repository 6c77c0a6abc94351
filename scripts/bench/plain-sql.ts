import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";

/** The question as one would first write it: joins, haversine, ILIKE; a count and a page. */
export function plainSql(search: ListingSearch) {
  const { q, lat, lng, radiusKm, priceMin, priceMax, companyType, providerUserId } = search;
  const distance = Prisma.sql`(2 * 6371 * asin(sqrt(sin(radians(l.lat - ${lat ?? 0}::float8) / 2) ^ 2
      + cos(radians(l.lat)) * cos(radians(${lat ?? 0}::float8)) * sin(radians(l.lng - ${lng ?? 0}::float8) / 2) ^ 2)))`;
  const conditions = [Prisma.sql`l.status = 'approved' AND u.disabled_at IS NULL`];
  for (const word of q?.split(" ") ?? []) {
    const pattern = `%${word}%`;
    conditions.push(
      Prisma.sql`concat_ws(' ', l.name, l.description, l.address, l.city, p.company_name, c.name) ILIKE ${pattern}`,
    );
  }
  if (radiusKm !== undefined) conditions.push(Prisma.sql`${distance} <= ${radiusKm}::float8`);
  if (search.categoryIds.length > 0)
    conditions.push(Prisma.sql`l.category_id = ANY (${[...search.categoryIds]}::text[])`);
  if (search.subcategoryIds.length > 0)
    conditions.push(Prisma.sql`l.subcategory_id = ANY (${[...search.subcategoryIds]}::text[])`);
  if (search.tags.length > 0) conditions.push(Prisma.sql`l.tags && ${[...search.tags]}::text[]`);
  if (priceMin !== undefined) conditions.push(Prisma.sql`l.price >= ${priceMin}::int`);
  if (priceMax !== undefined) conditions.push(Prisma.sql`l.price <= ${priceMax}::int`);
  if (companyType !== undefined) conditions.push(Prisma.sql`p.company_type = ${companyType}::company_type`);
  if (providerUserId !== undefined) conditions.push(Prisma.sql`l.provider_user_id = ${providerUserId}`);
  const order = {
    created_desc: Prisma.sql`l.published_at DESC, l.id DESC`,
    price_asc: Prisma.sql`l.price, l.id`,
    price_desc: Prisma.sql`l.price DESC NULLS LAST, l.id`,
    distance_asc: Prisma.sql`${distance}, l.id`,
    relevance: Prisma.sql`l.id`,
  }[search.sort];
  const from = Prisma.sql`FROM listings l JOIN users u ON u.id = l.provider_user_id
      JOIN provider_profiles p ON p.user_id = l.provider_user_id JOIN categories c ON c.id = l.category_id
      WHERE ${Prisma.join(conditions, " AND ")}`;
  return {
    count: Prisma.sql`SELECT count(*)::int AS total ${from}`,
    page: Prisma.sql`SELECT l.*, p.company_name, c.name AS category ${from} ORDER BY ${order}
        LIMIT ${search.limit}::int OFFSET ${(search.page - 1) * search.limit}::int`,
  };
}
