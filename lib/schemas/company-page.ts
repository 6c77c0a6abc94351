import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { CompanyType, ListingImage } from "@/lib/schemas/listing";
import { MAX_PAGE, MAX_PAGE_SIZE } from "@/lib/shared/limits";
import { whole } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";
import {
  MAX_ABOUT_LENGTH,
  MAX_PAGE_PHOTOS,
  MAX_SPANS,
  PAGE_LANGUAGES,
  PAGE_STATUSES,
  PAYMENT_MODES,
} from "@/lib/shared/company-page";
import { areInOrder, type Span } from "@/lib/shared/opening-hours";

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, failure("hoursOrder"));
const Day = z
  .array(z.tuple([Time, Time], failure("hoursOrder")), failure("hoursOrder"))
  .max(MAX_SPANS, failure("hoursOrder"))
  // The same check runs over half-typed times in the browser: those are wrong already.
  .refine((spans) => areInOrder(spans as Span[]), failure("hoursOrder"))
  .optional();

/**
 * By weekday up to two spans of 'HH:MM'; `[]` is closed, a missing day unknown
 * (docs/product/listings.md#company-pages).
 */
export const OpeningHours = z
  .strictObject({ mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day })
  .meta({ id: "OpeningHours", description: "India's time; a closing time of 00:00 is midnight" });

/** What a company says of itself. */
export const CompanyPageContent = z.object({
  about: z.string(),
  openingHours: OpeningHours,
  languages: z.array(z.enum(PAGE_LANGUAGES)),
  paymentModes: z.array(z.enum(PAYMENT_MODES)),
  photos: z.array(ListingImage).max(MAX_PAGE_PHOTOS),
});
export type CompanyPageContent = z.output<typeof CompanyPageContent>;

/** One version of it, for its owner and admins. */
export const CompanyPageVersion = CompanyPageContent.extend({
  status: z.enum(PAGE_STATUSES),
  rejectionReason: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}).meta({ id: "CompanyPageVersion" });
export type CompanyPageVersion = z.output<typeof CompanyPageVersion>;

/** What is shown, and what waits or was turned down. */
export const CompanyPage = z
  .object({ shown: CompanyPageVersion.nullable(), draft: CompanyPageVersion.nullable() })
  .meta({ id: "CompanyPage" });
export type CompanyPage = z.output<typeof CompanyPage>;

/** A page that waits on the admin's desk, beside what it would replace. */
export const PendingPage = CompanyPage.extend({
  providerUserId: Id,
  companyName: z.string(),
  companyType: CompanyType.nullable(),
  draft: CompanyPageVersion,
}).meta({ id: "PendingPage" });
export type PendingPage = z.output<typeof PendingPage>;

/** Values repeated or as a comma list, each once; a blank one is none. */
const list = <T extends z.ZodType<unknown, string>>(one: T, max: number, message: FailureKey) =>
  z
    .array(z.string().max(1000, message), message)
    .transform((values) => [
      ...new Set(
        values
          .flatMap((value) => value.split(","))
          .map((value) => value.trim())
          .filter((value) => value !== ""),
      ),
    ])
    .pipe(z.array(one).max(max, message))
    .optional();

const Json = z
  .string(failure("hoursOrder"))
  .max(2000, failure("hoursOrder"))
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: failure("hoursOrder") });
      return z.NEVER;
    }
  });

/**
 * The text fields of `PATCH /providers/me/page`: each optional, an absent one stays as it is. `openingHours` is JSON;
 * `keepPhotos` lists the ids of the photos that stay, in their order; absent: all stay.
 */
export const SavePageFields = z.strictObject({
  about: text(0, MAX_ABOUT_LENGTH, failure("aboutLength")).optional(),
  openingHours: Json.pipe(OpeningHours).optional(),
  languages: list(
    z.enum(PAGE_LANGUAGES, failure("languagesUnknown")),
    PAGE_LANGUAGES.length,
    failure("languagesUnknown"),
  ),
  paymentModes: list(
    z.enum(PAYMENT_MODES, failure("paymentModesUnknown")),
    PAYMENT_MODES.length,
    failure("paymentModesUnknown"),
  ),
  keepPhotos: list(z.string().regex(/^[0-9a-z]{16,64}$/), MAX_PAGE_PHOTOS, failure("photoCount")),
});
export type SavePageFields = z.output<typeof SavePageFields>;

const updatedAt = z.iso.datetime().optional().meta({ description: "Of the version that was looked at" });
/** The bodies of a decision: which version it is about, and why it is turned down. */
export const ApprovePageInput = z.strictObject({ updatedAt });
export const RejectPageInput = z.strictObject({
  reason: text(0, 500, failure("reasonLength")).optional(),
  updatedAt,
});

/** `GET /admin/pages`. */
export const PendingPagesQuery = z.object({
  page: whole(1, MAX_PAGE, "Which page, from 1", 1).optional(),
  limit: whole(1, MAX_PAGE_SIZE, "How many rows a page has", 20).optional(),
});
export type PendingPagesQuery = z.output<typeof PendingPagesQuery>;
