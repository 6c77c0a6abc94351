import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Id } from "@/lib/schemas/id";
import { pageOf } from "@/lib/schemas/page";
import { ListingReport, ReportInput, ReportsQuery, ResolveReportInput } from "@/lib/schemas/report";

const params = z.object({ id: Id });

/**
 * As a form without JavaScript: success → `/report?listing={id}&sent=1`, failure → `/report?listing={id}`, which reads
 * `readFlashForm("report")`.
 */
export const reportListing = contract({
  method: "POST",
  path: "/listings/{id}/reports",
  summary: "Tell us what is wrong with a listing",
  access: "public",
  params,
  body: ReportInput,
  urlencoded: true,
  status: 201,
  output: z.object({ message: z.string() }),
  perMinute: 60,
  limit: { points: 5, seconds: 3600, per: "address", spares: "mistakes" },
});

export const listReports = contract({
  method: "GET",
  path: "/admin/reports",
  summary: "What visitors reported: open ones oldest first, resolved ones by when, newest first",
  access: "admin",
  query: ReportsQuery,
  output: pageOf(ListingReport),
});

export const resolveReport = contract({
  method: "POST",
  path: "/admin/reports/{id}/resolve",
  summary: "Settle an open report, once",
  access: "admin",
  params,
  body: ResolveReportInput,
  output: z.object({ report: ListingReport }),
  refuses: { 409: "It is resolved already" },
});
