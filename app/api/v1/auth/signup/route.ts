import * as auth from "@/lib/api/auth";
import { handOut } from "@/lib/auth/hand-out";
import { signUp } from "@/lib/domain/accounts/sign-up";
import { callerOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.signup, async ({ body, request, responseHeaders }) =>
    handOut(await signUp(body, await callerOf(request)), responseHeaders),
  ),
});
