import * as admin from "@/lib/api/admin";
import { listUsers } from "@/lib/domain/accounts/admin/list-users";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(admin.listUsers, ({ actor, query }) => listUsers(actor, query)),
});
