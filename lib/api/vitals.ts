import { contract } from "@/lib/api/contract";
import { VitalEvent, VitalFigures, VitalsQuery } from "@/lib/schemas/vitals";

export const countVital = contract({
  method: "POST",
  path: "/vitals",
  summary: "Tell how fast a page was; counted in sums, without who visited it",
  access: "public",
  body: VitalEvent,
  status: 204,
  perMinute: 60,
});

export const listVitals = contract({
  method: "GET",
  path: "/admin/vitals",
  summary: "How fast pages were for three in four visits, by kind of page and by day",
  access: "admin",
  query: VitalsQuery,
  output: VitalFigures,
});
