import * as admin from "@/lib/api/admin";
import { enableUser } from "@/lib/domain/accounts/admin/enable-user";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(admin.enableUser, async ({ actor, params }) => ({
    user: await enableUser(actor, params.id),
  })),
});
