import * as admin from "@/lib/api/admin";
import { updateCategory } from "@/lib/domain/catalog/update-category";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(admin.updateCategory, async ({ actor, params, body }) => ({
    category: await updateCategory(actor, params.id, body),
  })),
});
