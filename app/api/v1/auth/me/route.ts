import * as auth from "@/lib/api/auth";
import { getMe } from "@/lib/domain/accounts/get-me";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(auth.getMe, async ({ actor }) => ({ user: await getMe(actor) })),
});
