import * as auth from "@/lib/api/auth";
import { clearAllCookies } from "@/lib/auth/sign-out";
import { getMe } from "@/lib/domain/accounts/get-me";
import { eraseMyAccount } from "@/lib/domain/own-data/erase-account";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(auth.getMe, async ({ actor }) => ({ user: await getMe(actor) })),
  DELETE: route(auth.deleteMe, async ({ actor, body, responseHeaders }) => {
    await eraseMyAccount(actor, body);
    clearAllCookies(responseHeaders);
  }),
});
