import * as admin from "@/lib/api/admin";
import * as categories from "@/lib/api/categories";
import { createCategory } from "@/lib/domain/catalog/create-category";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import { methods, route } from "@/lib/http/route";
import { onePage } from "@/lib/schemas/page";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(categories.listCategories, async () => onePage(await listCategories())),
  POST: route(admin.createCategory, async ({ actor, body }) => ({
    category: await createCategory(actor, body),
  })),
});
