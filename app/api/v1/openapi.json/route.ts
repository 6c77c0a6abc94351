import { openapi } from "@/lib/api/openapi";
import { openapiDocument } from "@/lib/api/system";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(openapiDocument, () => ({ ...openapi() })),
});
