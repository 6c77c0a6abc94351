import * as auth from "@/lib/api/auth";
import { handOut } from "@/lib/auth/hand-out";
import { registerProvider } from "@/lib/domain/accounts/register-provider";
import { callerOf } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.registerProvider, async ({ fields, request, responseHeaders }) =>
    handOut(await registerProvider(fields, await callerOf(request)), responseHeaders),
  ),
});
