import "server-only";
import type { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { Prisma } from "@/lib/server/db";

/** A row of `categories`, its columns named as the product names them. */
export type CategoryRow = { id: string; name: string; slug: string; position: number; hidden: boolean };
export type SubcategoryRow = CategoryRow & { categoryId: string };

export const CATEGORY_COLUMNS = Prisma.sql`id, name, slug, position, hidden`;
export const SUBCATEGORY_COLUMNS = Prisma.sql`id, name, slug, position, hidden, category_id AS "categoryId"`;

export const adminCategoryOf = (row: CategoryRow): AdminCategory => ({ _id: row.id, ...row });
export const adminSubcategoryOf = (row: SubcategoryRow): AdminSubcategory => ({ _id: row.id, ...row });
