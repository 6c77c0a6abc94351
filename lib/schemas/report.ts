import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { text } from "@/lib/schemas/text";
import { blankAsAbsent, visitorFields } from "@/lib/schemas/visitor-form";
import {
  MAX_REPORT_DETAILS_LENGTH,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_STATUSES,
} from "@/lib/shared/report";
import { ARCHIVERS, LISTING_STATUSES } from "@/lib/shared/listing-status";

/** `POST /listings/{id}/reports`. */
export const ReportInput = z.strictObject({
  reason: z.enum(REPORT_REASONS, { error: failure("reportReasonRequired") }),
  details: blankAsAbsent(
    text(1, MAX_REPORT_DETAILS_LENGTH, failure("reportDetailsLength")),
    failure("reportDetailsLength"),
  ),
  ...visitorFields,
});
export type ReportInput = z.output<typeof ReportInput>;

export const REPORT_RECEIVED = "Thank you. We will look at this listing.";

/** What a visitor said about a listing, on the admin's desk. Nothing about the visitor is kept. */
export const ListingReport = z
  .object({
    id: Id,
    reason: z.enum(REPORT_REASONS),
    details: z.string().nullable(),
    status: z.enum(REPORT_STATUSES),
    outcome: z.enum(REPORT_OUTCOMES).nullable(),
    createdAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    listing: z.object({
      id: Id,
      name: z.string(),
      slug: z.string().meta({ description: "Of its page: /services/{slug}" }),
      status: z.enum(LISTING_STATUSES),
      archivedBy: z
        .enum(ARCHIVERS)
        .nullable()
        .meta({ description: "Of an archived listing: whose archive it is" }),
      companyName: z.string(),
      openReports: z.int().min(0).meta({ description: "How many open reports speak of this listing" }),
      decidedReports: z
        .int()
        .min(0)
        .meta({ description: "How many other reports of this listing were decided" }),
    }),
  })
  .meta({ id: "ListingReport" });
export type ListingReport = z.output<typeof ListingReport>;

/** `GET /admin/reports`. */
export const ReportsQuery = z.object({
  status: z.enum(REPORT_STATUSES).optional(),
  ...managedPage,
});
export type ReportsQuery = z.output<typeof ReportsQuery>;

export const ResolveReportInput = z.strictObject({
  outcome: z.enum(REPORT_OUTCOMES),
});
