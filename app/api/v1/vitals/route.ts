import * as vitals from "@/lib/api/vitals";
import { countVital } from "@/lib/domain/system/vital-counts";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(vitals.countVital, ({ body }) => countVital(body)),
});
