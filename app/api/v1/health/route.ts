import { health } from "@/lib/api/system";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(health, () => ({ status: "ok" as const })),
});
