import * as admin from "@/lib/api/admin";
import { updateSubcategory } from "@/lib/domain/catalog/update-subcategory";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(admin.updateSubcategory, async ({ actor, params, body }) => ({
    subcategory: await updateSubcategory(actor, params.id, body),
  })),
});
