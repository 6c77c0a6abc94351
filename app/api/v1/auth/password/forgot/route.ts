import * as auth from "@/lib/api/auth";
import { forgotPassword } from "@/lib/domain/accounts/reset-password";
import { localeOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.forgotPassword, ({ body, request }) => forgotPassword(body, localeOf(request))),
});
