import { cache } from "react";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";

/** The categories, read once per request, whatever of it asks for them: the footer of every page does. */
export const categoriesOnce = cache(listCategories);

/** The same; null while the database is away, so that the rest of the page stands. */
export const categoriesOrNull = cache(() => nullWhenDatabaseAway(categoriesOnce));
