import * as auth from "@/lib/api/auth";
import { verifyEmail } from "@/lib/domain/accounts/verify-email";
import { localeOf, provenActor } from "@/lib/http/caller";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.verifyEmail, async ({ actor, body, request }) =>
    verifyEmail(await provenActor(actor, request), body, localeOf(request)),
  ),
});
