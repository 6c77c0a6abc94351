import * as admin from "@/lib/api/admin";
import { disableUser } from "@/lib/domain/accounts/admin/disable-user";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(admin.disableUser, async ({ actor, params }) => ({
    user: await disableUser(actor, params.id),
  })),
});
