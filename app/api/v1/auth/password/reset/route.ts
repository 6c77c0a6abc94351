import * as auth from "@/lib/api/auth";
import { resetPassword } from "@/lib/domain/accounts/reset-password";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.resetPassword, ({ body }) => resetPassword(body)),
});
