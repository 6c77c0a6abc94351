import "server-only";
import { adminSubcategoryOf, SUBCATEGORY_COLUMNS, SubcategoryRow } from "@/lib/domain/catalog/admin-category";
import { type CategoryChange, updateNamed } from "@/lib/domain/catalog/update-named";
import type { AdminSubcategory } from "@/lib/schemas/category";
import { Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/**
 * Renames, moves, hides or shows a subcategory, as `updateCategory` does a category.
 * @throws AppError NOT_FOUND when there is no such subcategory, CONFLICT at `name` when its category has the name already
 */
export const updateSubcategory = async (
  actor: Actor<"admin">,
  id: string,
  change: CategoryChange,
): Promise<AdminSubcategory> =>
  adminSubcategoryOf(
    await updateNamed(actor, id, change, {
      kind: "subcategory",
      table: Prisma.sql`subcategories`,
      columns: SUBCATEGORY_COLUMNS,
      row: SubcategoryRow,
      sameScope: Prisma.sql`other.category_id = t.category_id`,
      oldSlugs: (subcategoryId) =>
        Prisma.sql`SELECT slug FROM old_subcategory_slugs WHERE subcategory_id = ${subcategoryId}`,
      taken: "subcategoryTaken",
    }),
  );
