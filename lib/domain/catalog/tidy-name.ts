import "server-only";
import { AppError } from "@/lib/shared/errors";

/** 'Food   Items' and 'Food Items' are one name. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, " ");

/**
 * The refusal of a name that another category, or another subcategory of the same one, has
 * (docs/product/listings.md#categories).
 */
export const nameTaken = (message: string): AppError =>
  new AppError("CONFLICT", message, [{ path: "name", message }]);
