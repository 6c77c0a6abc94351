import * as categories from "@/lib/api/categories";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { methods, route } from "@/lib/http/route";
import { onePage } from "@/lib/schemas/page";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(categories.listSubcategories, async ({ params }) => onePage(await listSubcategories(params.id))),
});
