import "server-only";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { db, type Prisma } from "@/lib/server/db";
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
  client: Prisma.TransactionClient = db,
): Promise<void> {
  const category = await client.category.findFirst({
    where: { id: categoryId, hidden: false },
    select: { subcategories: { where: { hidden: false }, select: { id: true } } },
  });
  if (category === null) throw invalid("categoryId", FORM_MESSAGES.categoryRequired);
  if (subcategoryId === null) {
    if (category.subcategories.length === 0) return;
    throw invalid("subcategoryId", FORM_MESSAGES.subcategoryRequired);
  }
  if (category.subcategories.some(({ id }) => id === subcategoryId)) return;
  const isOfOther = await client.subcategory.findFirst({
    where: { id: subcategoryId, categoryId: { not: categoryId } },
    select: { id: true },
  });
  throw invalid(
    "subcategoryId",
    isOfOther ? FORM_MESSAGES.subcategoryOfOther : FORM_MESSAGES.subcategoryRequired,
  );
}
