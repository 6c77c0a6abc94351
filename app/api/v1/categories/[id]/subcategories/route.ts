import * as admin from "@/lib/api/admin";
import * as categories from "@/lib/api/categories";
import { createSubcategory } from "@/lib/domain/catalog/create-subcategory";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { methods, route } from "@/lib/http/route";
import { onePage } from "@/lib/schemas/page";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(categories.listSubcategories, async ({ params }) => onePage(await listSubcategories(params.id))),
  POST: route(admin.createSubcategory, async ({ actor, params, body }) => ({
    subcategory: await createSubcategory(actor, params.id, body),
  })),
});
