import { ready } from "@/lib/api/system";
import { checkReady } from "@/lib/domain/system/check-ready";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(ready, async () => {
    await checkReady();
    return { status: "ready" as const };
  }),
});
