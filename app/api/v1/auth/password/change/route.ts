import * as auth from "@/lib/api/auth";
import { changePassword } from "@/lib/domain/accounts/change-password";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.changePassword, ({ actor, body }) => changePassword(actor, body)),
});
