import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";
import { whole, words } from "@/lib/schemas/query-number";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";

/** `GET /admin/users`. */
export const AdminUsersQuery = z.object({
  role: z.enum(["provider", "customer"]).optional(),
  includeProfile: z
    .enum(["true", "false", "1", "0"])
    .transform((value) => value === "true" || value === "1")
    .optional(),
  q: words(100).optional().meta({ description: "Part of a company, an e-mail or a phone number" }),
  ...managedPage,
  limit: whole(1, 500, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
});
export type AdminUsersQuery = z.output<typeof AdminUsersQuery>;
