import * as auth from "@/lib/api/auth";
import { handOut } from "@/lib/auth/hand-out";
import { signIn } from "@/lib/domain/accounts/sign-in";
import { callerOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.login, async ({ body, request, responseHeaders }) =>
    handOut(await signIn(body, await callerOf(request)), responseHeaders),
  ),
});
