import * as reports from "@/lib/api/reports";
import { reportListing } from "@/lib/domain/listings/reports/report-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    reports.reportListing,
    async ({ params, body }) => ({ message: await reportListing(params.id, body) }),
    {
      form: "report",
      sent: ({ params }) => `/report?listing=${params.id}&sent=1`,
      failed: ({ params: { id = "" } }) => `/report?listing=${encodeURIComponent(id)}`,
    },
  ),
});
