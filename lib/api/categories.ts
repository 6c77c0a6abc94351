import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Category, Subcategory } from "@/lib/schemas/category";
import { Id } from "@/lib/schemas/id";
import { allOf } from "@/lib/schemas/page";

export const listCategories = contract({
  method: "GET",
  path: "/categories",
  summary: "All categories, in the order the admin gave them",
  access: "public",
  output: allOf(Category),
});

export const listSubcategories = contract({
  method: "GET",
  path: "/categories/{id}/subcategories",
  summary: "All subcategories of a category, in the order the admin gave them",
  access: "public",
  params: z.object({ id: Id }),
  output: allOf(Subcategory),
});
