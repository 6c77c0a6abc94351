import { whole } from "@/lib/schemas/query-number";
import { MANAGED_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "@/lib/shared/limits";

/** Which page of a provider's or admin's list, and how many rows of it (docs/product/api.md#lists). */
export const managedPage = {
  page: whole(1, MAX_PAGE, "Which page, from 1", 1).optional(),
  limit: whole(1, MAX_PAGE_SIZE, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
};
