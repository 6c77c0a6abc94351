import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { managedPage } from "@/lib/schemas/managed-page";
import { whole, words } from "@/lib/schemas/query-number";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { ID_PATTERN } from "@/lib/shared/id";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";

const id = z.string().regex(ID_PATTERN, failure("notAnId"));
const status = z.enum(LISTING_STATUSES);

/** `GET /providers/me/listings`. */
export const MyListingsQuery = z.object({
  status: status.optional(),
  ...managedPage,
});
export type MyListingsQuery = z.output<typeof MyListingsQuery>;

/** `GET /admin/listings` (docs/product/api.md#lists). */
export const AdminListingsQuery = z
  .object({
    q: words(100).optional().meta({ description: "Part of a listing's name" }),
    status: status.optional(),
    providerUserId: id.optional(),
    categoryId: id.optional(),
    subcategoryId: id.optional(),
    companyType: z.enum(COMPANY_TYPES).optional(),
    priceMin: whole(0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
    priceMax: whole(0, MAX_PRICE_RUPEES, "Whole rupees").optional(),
    ...managedPage,
  })
  .refine(({ priceMin = 0, priceMax = MAX_PRICE_RUPEES }) => priceMin <= priceMax, {
    path: ["priceMax"],
    error: failure("pricesCrossed"),
  });
export type AdminListingsQuery = z.output<typeof AdminListingsQuery>;
