import * as auth from "@/lib/api/auth";
import { signOut } from "@/lib/auth/sign-out";
import { refuseForeignOrigin } from "@/lib/http/origin";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.logout, ({ body, request, responseHeaders }) =>
    signOut(request, body, refuseForeignOrigin(request), responseHeaders),
  ),
});
