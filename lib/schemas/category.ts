import { z } from "zod";
import { Id } from "@/lib/schemas/id";

/**
 * A category or subcategory as other things carry it. `_id` and `id` are the same
 * (docs/product/listings.md#categories).
 */
export const CategoryRef = z
  .object({ _id: Id, id: Id, name: z.string(), slug: z.string() })
  .meta({ id: "CategoryRef" });
export type CategoryRef = z.output<typeof CategoryRef>;

export const Category = CategoryRef.meta({ id: "Category" });
export type Category = z.output<typeof Category>;

export const Subcategory = CategoryRef.extend({ categoryId: Id }).meta({ id: "Subcategory" });
export type Subcategory = z.output<typeof Subcategory>;

/** What an admin sees of a category besides: its place in the lists, and whether it is in them. */
export const AdminCategory = CategoryRef.extend({ position: z.int(), hidden: z.boolean() }).meta({
  id: "AdminCategory",
});
export type AdminCategory = z.output<typeof AdminCategory>;

export const AdminSubcategory = AdminCategory.extend({ categoryId: Id }).meta({ id: "AdminSubcategory" });
export type AdminSubcategory = z.output<typeof AdminSubcategory>;
