import * as admin from "@/lib/api/admin";
import { openUser } from "@/lib/domain/accounts/admin/open-user";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(admin.openUser, async ({ actor, params }) => ({ user: await openUser(actor, params.id) })),
});
