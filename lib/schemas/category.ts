import { z } from "zod";
import { Id } from "@/lib/schemas/id";

/** A category or subcategory as other things carry it. `_id` and `id` are the same (decisions.md section 3). */
export const CategoryRef = z
  .object({ _id: Id, id: Id, name: z.string(), slug: z.string() })
  .meta({ id: "CategoryRef" });
export type CategoryRef = z.output<typeof CategoryRef>;

export const Category = CategoryRef.meta({ id: "Category" });
export type Category = z.output<typeof Category>;

export const Subcategory = CategoryRef.extend({ categoryId: Id }).meta({ id: "Subcategory" });
export type Subcategory = z.output<typeof Subcategory>;
