import { z } from "zod";
import { AUDIT_ACTIONS } from "@/lib/shared/audit-actions";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { failure } from "@/lib/schemas/issues";
import { ID_PATTERN } from "@/lib/shared/id";
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { whole, words } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";

/** Rows of a provider's or admin's list when the caller does not say (docs/product/api.md#lists). */
export const MANAGED_PAGE_SIZE = 20;

const page = whole(1, MAX_PAGE, "Which page, from 1", 1);
const limit = whole(1, MAX_PAGE_SIZE, "How many rows a page has", MANAGED_PAGE_SIZE);
const q = words(100);
const id = z.string().regex(ID_PATTERN, failure("notAnId"));
const status = z.enum(LISTING_STATUSES);

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
  providerUserId: id.optional(),
  categoryId: id.optional(),
  subcategoryId: id.optional(),
  companyType: z.enum(COMPANY_TYPES).optional(),
  priceMin: whole(0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
  priceMax: whole(0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
  page: page.optional(),
  limit: limit.optional(),
});
export type AdminListingsQuery = z.output<typeof AdminListingsQuery>;

/** `GET /admin/users`. */
export const AdminUsersQuery = z.object({
  role: z.enum(["provider", "customer"]).optional(),
  includeProfile: z
    .enum(["true", "false", "1", "0"])
    .transform((value) => value === "true" || value === "1")
    .optional(),
  q: q.optional().meta({ description: "Part of a company, an e-mail or a phone number" }),
  page: page.optional(),
  limit: whole(1, 500, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
});
export type AdminUsersQuery = z.output<typeof AdminUsersQuery>;

/** The version of a listing that a decision is about: its `updatedAt` as it was read. Scripts may leave it out. */
const updatedAt = z.iso.datetime(failure("notAVersion")).optional();

export const ApproveInput = z.strictObject({ updatedAt });
export const RejectInput = z.strictObject({
  updatedAt,
  reason: text(0, 500, failure("reasonLength")).optional(),
});

const categoryName = text(1, 60, failure("categoryNameLength"));
export const CreateCategoryInput = z.strictObject({ name: categoryName });
export const UpdateCategoryInput = z
  .strictObject({
    name: categoryName.optional(),
    position: z
      .int(failure("positionRange"))
      .min(0, failure("positionRange"))
      .max(1_000_000, failure("positionRange"))
      .optional(),
    hidden: z.boolean().optional(),
  })
  .refine((value) => Object.keys(value).length > 0, failure("nothingToChange"));

/** `GET /admin/audit`. */
export const AuditQuery = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  actorUserId: id.optional(),
  subjectId: words(64).optional(),
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
