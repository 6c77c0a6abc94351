import * as auth from "@/lib/api/auth";
import { refresh } from "@/lib/auth/refresh";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.refreshTokens, ({ body, request, responseHeaders }) =>
    refresh(body.refreshToken, request, responseHeaders),
  ),
});
