import "server-only";
import { CommandRefused } from "@/lib/shared/errors";
import type { CategoryMap } from "@/lib/schemas/import";
import { db } from "@/lib/server/db";

const normalise = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

export type CategoryNames = {
  readonly categoryId: (text: string) => string | null;
  readonly subcategoryId: (categoryId: string, text: string) => string | null;
};

/**
 * How the category texts of a file are understood, ignoring case: by the map, else as the slug or the name of one of
 * our categories, else the default. Subcategories by slug or name within their category. A slug of before a renaming
 * still counts, so that the maps people wrote go on working.
 *
 * @throws CommandRefused when there are no categories, or the map or the default names an unknown slug.
 */
export async function readCategoryNames(
  categoryMap: CategoryMap,
  defaultCategory: string | undefined,
): Promise<CategoryNames> {
  const categories = await db.category.findMany({ select: { id: true, name: true, slug: true } });
  const subcategories = await db.subcategory.findMany({
    select: { id: true, name: true, slug: true, categoryId: true },
  });
  if (categories.length === 0)
    throw new CommandRefused("the database has no categories yet: run npm run seed -- --reference first");

  const oldSlugs = await db.oldCategorySlug.findMany({ select: { slug: true, categoryId: true } });
  const oldSubcategorySlugs = await db.oldSubcategorySlug.findMany({
    select: { slug: true, categoryId: true, subcategoryId: true },
  });
  const idBySlug = new Map(categories.map(({ slug, id }) => [slug, id]));
  for (const { slug, categoryId } of oldSlugs) idBySlug.set(slug, categoryId);
  const known = (what: string, slug: string): string => {
    const id = idBySlug.get(slug);
    if (id !== undefined) return id;
    throw new CommandRefused(
      `${what}: unknown category "${slug}" (there are ${[...idBySlug.keys()].sort().join(", ")})`,
    );
  };

  const idByText = new Map<string, string>();
  for (const { slug, categoryId } of oldSlugs) idByText.set(slug, categoryId);
  for (const { id, name } of categories) idByText.set(normalise(name), id);
  for (const { id, slug } of categories) idByText.set(slug, id);
  for (const [text, slug] of Object.entries(categoryMap)) {
    idByText.set(normalise(text), known("category map", slug));
  }
  const fallback = defaultCategory === undefined ? null : known("default category", defaultCategory);

  const subIdByText = new Map<string, string>();
  for (const { slug, categoryId, subcategoryId } of oldSubcategorySlugs)
    subIdByText.set(`${categoryId} ${slug}`, subcategoryId);
  for (const { id, name, categoryId } of subcategories)
    subIdByText.set(`${categoryId} ${normalise(name)}`, id);
  for (const { id, slug, categoryId } of subcategories) subIdByText.set(`${categoryId} ${slug}`, id);

  return {
    categoryId: (text) => idByText.get(normalise(text)) ?? fallback,
    subcategoryId: (categoryId, text) => subIdByText.get(`${categoryId} ${normalise(text)}`) ?? null,
  };
}
