import "server-only";
import { db, type Transaction } from "@/lib/server/db";
import { invalid } from "@/lib/shared/errors";

/** Where a listing is filed. */
export type CategoryChoice = { readonly categoryId: string; readonly subcategoryId: string | null };

/**
 * Checks what a provider chose: a category that is offered and, when it offers any, one of its subcategories
 * (docs/product/listings.md#categories).
 * @throws AppError VALIDATION_ERROR at `categoryId` or `subcategoryId`
 */
export async function checkCategoryChoice(
  { categoryId, subcategoryId }: CategoryChoice,
  tx: Transaction = db,
): Promise<void> {
  const category = await tx.category.findFirst({
    where: { id: categoryId, hidden: false },
    select: { subcategories: { where: { hidden: false }, select: { id: true } } },
  });
  if (category === null) throw invalid("categoryId", "categoryRequired");
  if (subcategoryId === null) {
    if (category.subcategories.length === 0) return;
    throw invalid("subcategoryId", "subcategoryRequired");
  }
  if (category.subcategories.some(({ id }) => id === subcategoryId)) return;
  const isOfOther = await tx.subcategory.findFirst({
    where: { id: subcategoryId, categoryId: { not: categoryId } },
    select: { id: true },
  });
  throw invalid("subcategoryId", isOfOther ? "subcategoryOfOther" : "subcategoryRequired");
}
