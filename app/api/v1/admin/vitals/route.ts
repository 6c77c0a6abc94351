import * as vitals from "@/lib/api/vitals";
import { listVitals } from "@/lib/domain/system/list-vitals";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(vitals.listVitals, ({ actor, query }) => listVitals(actor, query)),
});
