import { z } from "zod";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
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

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, FORM_MESSAGES.hoursOrder);
const Day = z
  .array(z.tuple([Time, Time], FORM_MESSAGES.hoursOrder), FORM_MESSAGES.hoursOrder)
  .max(MAX_SPANS, FORM_MESSAGES.hoursOrder)
  // The same check runs over half-typed times in the browser: those are wrong already.
  .refine((spans) => areInOrder(spans as Span[]), FORM_MESSAGES.hoursOrder)
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
const list = <T extends z.ZodType<unknown, string>>(one: T, max: number, message: string) =>
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
  .string(FORM_MESSAGES.hoursOrder)
  .max(2000, FORM_MESSAGES.hoursOrder)
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: FORM_MESSAGES.hoursOrder });
      return z.NEVER;
    }
  });

/**
 * The text fields of `PATCH /providers/me/page`: each optional, an absent one stays as it is. `openingHours` is JSON;
 * `keepPhotos` lists the ids of the photos that stay, in their order; absent: all stay.
 */
export const SavePageFields = z.strictObject({
  about: text(0, MAX_ABOUT_LENGTH, FORM_MESSAGES.aboutLength).optional(),
  openingHours: Json.pipe(OpeningHours).optional(),
  languages: list(
    z.enum(PAGE_LANGUAGES, FORM_MESSAGES.languagesUnknown),
    PAGE_LANGUAGES.length,
    FORM_MESSAGES.languagesUnknown,
  ),
  paymentModes: list(
    z.enum(PAYMENT_MODES, FORM_MESSAGES.paymentModesUnknown),
    PAYMENT_MODES.length,
    FORM_MESSAGES.paymentModesUnknown,
  ),
  keepPhotos: list(z.string().regex(/^[0-9a-z]{16,64}$/), MAX_PAGE_PHOTOS, FORM_MESSAGES.photoCount),
});
export type SavePageFields = z.output<typeof SavePageFields>;

const updatedAt = z.iso.datetime().optional().meta({ description: "Of the version that was looked at" });
/** The bodies of a decision: which version it is about, and why it is turned down. */
export const ApprovePageInput = z.strictObject({ updatedAt });
export const RejectPageInput = z.strictObject({
  reason: text(0, 500, FORM_MESSAGES.reasonLength).optional(),
  updatedAt,
});

/** `GET /admin/pages`. */
export const PendingPagesQuery = z.object({
  page: whole("page", 1, MAX_PAGE, "Which page, from 1", 1).optional(),
  limit: whole("limit", 1, MAX_PAGE_SIZE, "How many rows a page has", 20).optional(),
});
export type PendingPagesQuery = z.output<typeof PendingPagesQuery>;
