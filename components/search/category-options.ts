import { cache } from "react";
import { categoryName } from "@/lib/content/categories";
import type { Category } from "@/lib/schemas/category";
import type { Locale } from "@/lib/shared/locale";

/** The categories as choices. The same object for bar and filters of one page, so that it travels to the browser once. */
export const categoryOptions = cache((categories: readonly Category[], locale: Locale) =>
  categories.map((category) => ({ value: category.id, label: categoryName(category, locale) })),
);
