import "server-only";
import { adminCategoryOf, adminSubcategoryOf } from "@/lib/domain/catalog/admin-category";
import type { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

export type AdminCategoryTree = (AdminCategory & { subcategories: AdminSubcategory[] })[];

const BY_POSITION = [{ position: "asc" }, { name: "asc" }, { id: "asc" }] as const;
const COLUMNS = { id: true, name: true, slug: true, position: true, hidden: true } as const;

/** All categories with all their subcategories, hidden ones too, in the order of the lists. */
export async function listAdminCategories(_actor: Actor<"admin">): Promise<AdminCategoryTree> {
  const rows = await db.category.findMany({
    orderBy: [...BY_POSITION],
    select: {
      ...COLUMNS,
      subcategories: { orderBy: [...BY_POSITION], select: { ...COLUMNS, categoryId: true } },
    },
  });
  return rows.map(({ subcategories, ...row }) => ({
    ...adminCategoryOf(row),
    subcategories: subcategories.map(adminSubcategoryOf),
  }));
}
