import * as auth from "@/lib/api/auth";
import { clearCookies } from "@/lib/auth/sign-out";
import { signOutEverywhere } from "@/lib/domain/accounts/sign-out-everywhere";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.logoutAll, async ({ actor, responseHeaders }) => {
    await signOutEverywhere(actor);
    clearCookies(responseHeaders);
  }),
});
