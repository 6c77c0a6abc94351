import * as reports from "@/lib/api/reports";
import { listReports } from "@/lib/domain/listings/reports/list-reports";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(reports.listReports, ({ actor, query }) => listReports(actor, query)),
});
