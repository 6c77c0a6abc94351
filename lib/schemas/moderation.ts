import { z } from "zod";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { ID_PATTERN } from "@/lib/shared/id";
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { whole } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";

/** Rows of a provider's or admin's list when the caller does not say (docs/product/api.md#lists). */
export const MANAGED_PAGE_SIZE = 20;

const page = whole("page", 1, MAX_PAGE, "Which page, from 1", 1);
const limit = whole("limit", 1, MAX_PAGE_SIZE, "How many rows a page has", MANAGED_PAGE_SIZE);
const words = (name: string, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `${name} must be at most ${maximum} characters`)
    .refine((value) => !value.includes("\0"), `${name} must not hold a NUL character`);
const q = words("q", 100);
const id = (name: string) => z.string().regex(ID_PATTERN, `${name} must be an id`);
const status = z.enum(LISTING_STATUSES, { error: `status must be one of ${LISTING_STATUSES.join(", ")}` });

/** `GET /providers/me/listings`. */
export const MyListingsQuery = z.object({
  status: status.optional(),
  page: page.optional(),
  limit: limit.optional(),
});
export type MyListingsQuery = z.output<typeof MyListingsQuery>;

/** `GET /admin/listings` (docs/product/api.md#lists). */
export const AdminListingsQuery = z.object({
  q: q.optional().meta({ description: "Part of a listing's name" }),
  status: status.optional(),
  providerUserId: id("providerUserId").optional(),
  categoryId: id("categoryId").optional(),
  subcategoryId: id("subcategoryId").optional(),
  companyType: z
    .enum(COMPANY_TYPES, { error: `companyType must be one of ${COMPANY_TYPES.join(", ")}` })
    .optional(),
  priceMin: whole("priceMin", 0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
  priceMax: whole("priceMax", 0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
  page: page.optional(),
  limit: limit.optional(),
});
export type AdminListingsQuery = z.output<typeof AdminListingsQuery>;

/** `GET /admin/users`. */
export const AdminUsersQuery = z.object({
  role: z.enum(["provider", "customer"], { error: "role must be provider or customer" }).optional(),
  includeProfile: z
    .enum(["true", "false", "1", "0"], { error: "includeProfile must be true or false" })
    .transform((value) => value === "true" || value === "1")
    .optional(),
  q: q.optional().meta({ description: "Part of a company, an e-mail or a phone number" }),
  page: page.optional(),
  limit: whole("limit", 1, 500, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
});
export type AdminUsersQuery = z.output<typeof AdminUsersQuery>;

/** The version of a listing that a decision is about: its `updatedAt` as it was read. Scripts may leave it out. */
const updatedAt = z.iso.datetime("updatedAt must be a moment as the listing's own").optional();

export const ApproveInput = z.strictObject({ updatedAt });
export const RejectInput = z.strictObject({
  updatedAt,
  reason: text(0, 500, FORM_MESSAGES.reasonLength).optional(),
});

const categoryName = text(1, 60, FORM_MESSAGES.categoryNameLength);
export const CreateCategoryInput = z.strictObject({ name: categoryName });
export const UpdateCategoryInput = z
  .strictObject({
    name: categoryName.optional(),
    position: z.int("position must be a whole number from 0 to 1,000,000").min(0).max(1_000_000).optional(),
    hidden: z.boolean("hidden must be true or false").optional(),
  })
  .refine((value) => Object.keys(value).length > 0, "Nothing to change");

/** `GET /admin/audit`. */
export const AuditQuery = z.object({
  action: z
    .string()
    .trim()
    .regex(/^[a-z_.]{1,60}$/, "action must be a name like listing.approved")
    .optional(),
  actorUserId: id("actorUserId").optional(),
  subjectId: words("subjectId", 64).optional(),
  page: page.optional(),
  limit: limit.optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** One thing that happened. `details` never holds e-mail, phone, GST or PAN. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorUserId: z.string().nullable(),
    actorLabel: z.string().nullable().meta({ description: "The actor's e-mail, while the account exists" }),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    subjectLabel: z.string().nullable().meta({ description: "The subject's name, while it exists" }),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof AuditEntry>;
