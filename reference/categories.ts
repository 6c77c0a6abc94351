import { categoryTexts } from "@/lib/content/categories";
import { db, type Transaction } from "@/lib/server/db";

/** The categories to begin with: English names, and positions with room for others in between. */
export const seedableCategories = categoryTexts.map(({ slug, name, subcategories }, index) => ({
  slug,
  name,
  position: (index + 1) * 10,
  subcategories: subcategories.map((sub, at) => ({
    slug: sub.slug,
    name: sub.name,
    position: (at + 1) * 10,
  })),
}));

/**
 * Adds the categories and subcategories that are not there. What is there, found by its slug, one it had before, or its
 * name, stays as a person left it: renamed, moved or hidden.
 */
export async function seedCategories(tx: Transaction = db): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO categories (name, slug, position)
    SELECT name, slug, position
    FROM jsonb_to_recordset(${JSON.stringify(seedableCategories)}::jsonb) AS given(name text, slug text, position int)
    WHERE NOT EXISTS (SELECT 1 FROM old_category_slugs AS old WHERE old.slug = given.slug)
    ON CONFLICT DO NOTHING`;
  const subcategories = seedableCategories.flatMap((category) =>
    category.subcategories.map((sub) => ({ ...sub, category: category.slug })),
  );
  await tx.$executeRaw`
    INSERT INTO subcategories (category_id, name, slug, position)
    SELECT category.id, given.name, given.slug, given.position
    FROM jsonb_to_recordset(${JSON.stringify(subcategories)}::jsonb)
      AS given(category text, name text, slug text, position int)
    JOIN categories AS category ON category.slug = given.category
      OR category.id = (SELECT category_id FROM old_category_slugs WHERE slug = given.category)
    WHERE NOT EXISTS (
      SELECT 1 FROM old_subcategory_slugs AS old WHERE old.category_id = category.id AND old.slug = given.slug)
    ON CONFLICT DO NOTHING`;
}
