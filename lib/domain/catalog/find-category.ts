import "server-only";
import { z } from "zod";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { reading, readingDb } from "@/lib/server/reading";

/** A text of a URL that Postgres cannot hold names nothing. */
const canName = (text: string): boolean => !text.includes("\0");

/** The id of the category with this slug, this id, or this slug before it was renamed: the first of the three that is. */
const categoryNamed = (slugOrId: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(
    (SELECT id FROM categories WHERE slug = ${slugOrId}),
    (SELECT id FROM categories WHERE id = ${slugOrId}),
    (SELECT category_id FROM old_category_slugs WHERE slug = ${slugOrId}))`;

/**
 * A category by its slug, its id or a slug it had before, hidden or not; null when there is none. Another slug than the
 * one asked with is where a page redirects to (docs/product/pages.md#addresses).
 */
export async function findCategory(slugOrId: string): Promise<Category | null> {
  if (!canName(slugOrId)) return null;
  pageShows(pageTags.catalog);
  const [row] = await rows(readingDb, z.object({ id: z.string(), name: z.string(), slug: z.string() }))`
    SELECT id, name, slug FROM categories WHERE id = (${categoryNamed(slugOrId)})`;
  return row === undefined ? null : { _id: row.id, ...row };
}

export type FoundSubcategory = { category: Category; subcategory: Subcategory };

const select = {
  id: true,
  name: true,
  slug: true,
  categoryId: true,
  category: { select: { id: true, name: true, slug: true } },
} as const;

type Row = {
  id: string;
  name: string;
  slug: string;
  categoryId: string;
  category: { id: string; name: string; slug: string };
};

const found = ({ category, ...row }: Row): FoundSubcategory => ({
  category: { _id: category.id, ...category },
  subcategory: { _id: row.id, ...row },
});

/** A subcategory by its id, hidden or not, and its category; null when there is none. */
export async function findSubcategory(id: string): Promise<FoundSubcategory | null> {
  pageShows(pageTags.catalog);
  const row = await reading((client) => client.subcategory.findUnique({ where: { id }, select }));
  return row && found(row);
}

/** The subcategories of these ids, hidden or not, each with its category, in one query; unknown ids are left out. */
export async function findSubcategories(ids: readonly string[]): Promise<FoundSubcategory[]> {
  if (ids.length === 0) return [];
  pageShows(pageTags.catalog);
  const named = await reading((client) =>
    client.subcategory.findMany({
      where: { id: { in: [...ids] } },
      orderBy: { id: "asc" },
      select,
    }),
  );
  return named.map(found);
}

/**
 * A subcategory by its category and its own slug or id, hidden or not; null when there is none. Both may be slugs of
 * before, as for `findCategory`.
 */
export async function findSubcategoryOf(
  categorySlug: string,
  slugOrId: string,
): Promise<FoundSubcategory | null> {
  if (!canName(categorySlug) || !canName(slugOrId)) return null;
  pageShows(pageTags.catalog);
  const [named] = await rows(readingDb, z.object({ id: z.string().nullable() }))`
    WITH category AS (${categoryNamed(categorySlug)} AS id)
    SELECT coalesce(
      (SELECT id FROM subcategories WHERE category_id = category.id AND slug = ${slugOrId}),
      (SELECT id FROM subcategories WHERE category_id = category.id AND id = ${slugOrId}),
      (SELECT subcategory_id FROM old_subcategory_slugs WHERE category_id = category.id AND slug = ${slugOrId})) AS id
    FROM category`;
  return named?.id ? findSubcategory(named.id) : null;
}
