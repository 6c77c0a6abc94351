import * as auth from "@/lib/api/auth";
import { clearCookies } from "@/lib/auth/sign-out";
import { changePassword } from "@/lib/domain/accounts/change-password";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.changePassword, async ({ actor, body, responseHeaders }) => {
    await changePassword(actor, body);
    clearCookies(responseHeaders);
  }),
});
