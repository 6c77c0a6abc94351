import "server-only";
import { AppError, fieldError } from "@/lib/shared/errors";

/** 'Food   Items' and 'Food Items' are one name. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, " ");

export type NameTaken = "categoryTaken" | "subcategoryTaken";

/**
 * The refusal of a name that another category, or another subcategory of the same one, has
 * (docs/product/listings.md#categories).
 */
export const nameTaken = (taken: NameTaken): AppError =>
  new AppError("CONFLICT", taken, [fieldError("name", taken)]);
