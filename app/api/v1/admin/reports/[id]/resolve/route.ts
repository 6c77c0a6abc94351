import * as reports from "@/lib/api/reports";
import { resolveReport } from "@/lib/domain/listings/reports/resolve-report";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(reports.resolveReport, async ({ actor, params, body }) => ({
    report: await resolveReport(actor, params.id, body.outcome),
  })),
});
