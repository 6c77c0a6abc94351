import "server-only";
import { adminCategoryOf, CATEGORY_COLUMNS, CategoryRow } from "@/lib/domain/catalog/admin-category";
import { type CategoryChange, updateNamed } from "@/lib/domain/catalog/update-named";
import type { AdminCategory } from "@/lib/schemas/category";
import { Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/**
 * Renames, moves, hides or shows a category; a hidden one leaves the lists, its listings stay findable
 * (docs/product/listings.md#categories). Its slug follows its name; the old one leads to it.
 * @throws AppError NOT_FOUND when there is no such category, CONFLICT at `name` when another one has the name
 */
export const updateCategory = async (
  actor: Actor<"admin">,
  id: string,
  change: CategoryChange,
): Promise<AdminCategory> =>
  adminCategoryOf(
    await updateNamed(actor, id, change, {
      kind: "category",
      table: Prisma.sql`categories`,
      columns: CATEGORY_COLUMNS,
      row: CategoryRow,
      sameScope: Prisma.sql`true`,
      oldSlugs: (categoryId) =>
        Prisma.sql`SELECT slug FROM old_category_slugs WHERE category_id = ${categoryId}`,
      taken: "categoryTaken",
    }),
  );
