import "server-only";
import { z } from "zod";
import type { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { Prisma } from "@/lib/server/db";

/** A row of `categories`, its columns named as the product names them. */
export const CategoryRow = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  hidden: z.boolean(),
});
type CategoryRow = z.output<typeof CategoryRow>;
export const SubcategoryRow = CategoryRow.extend({ categoryId: z.string() });
type SubcategoryRow = z.output<typeof SubcategoryRow>;

export const CATEGORY_COLUMNS = Prisma.sql`id, name, slug, position, hidden`;
export const SUBCATEGORY_COLUMNS = Prisma.sql`id, name, slug, position, hidden, category_id AS "categoryId"`;

export const adminCategoryOf = (row: CategoryRow): AdminCategory => ({ _id: row.id, ...row });
export const adminSubcategoryOf = (row: SubcategoryRow): AdminSubcategory => ({ _id: row.id, ...row });
