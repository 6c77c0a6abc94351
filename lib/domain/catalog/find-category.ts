import "server-only";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { db } from "@/lib/server/db";

/** A text of a URL that Postgres cannot hold names nothing. */
const canName = (text: string): boolean => !text.includes("\0");

/** A category by its slug or its id, hidden or not; null when there is none (decisions.md section 1). */
export async function findCategory(slugOrId: string): Promise<Category | null> {
  if (!canName(slugOrId)) return null;
  const row = await db.category.findFirst({
    where: { OR: [{ slug: slugOrId }, { id: slugOrId }] },
    select: { id: true, name: true, slug: true },
  });
  return row && { _id: row.id, ...row };
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
  const row = await db.subcategory.findUnique({ where: { id }, select });
  return row && found(row);
}

/** The subcategories of these ids, hidden or not, each with its category, in one query; unknown ids are left out. */
export async function findSubcategories(ids: readonly string[]): Promise<FoundSubcategory[]> {
  if (ids.length === 0) return [];
  const rows = await db.subcategory.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: "asc" },
    select,
  });
  return rows.map(found);
}

/** A subcategory by its category's slug and its own slug or id, hidden or not; null when there is none. */
export async function findSubcategoryOf(
  categorySlug: string,
  slugOrId: string,
): Promise<FoundSubcategory | null> {
  if (!canName(categorySlug) || !canName(slugOrId)) return null;
  const row = await db.subcategory.findFirst({
    where: { category: { slug: categorySlug }, OR: [{ slug: slugOrId }, { id: slugOrId }] },
    select,
  });
  return row && found(row);
}
