import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { adminSubcategoryOf, SUBCATEGORY_COLUMNS, SubcategoryRow } from "@/lib/domain/catalog/admin-category";
import { insertNamed } from "@/lib/domain/catalog/insert-named";
import { nameTaken, tidyName } from "@/lib/domain/catalog/tidy-name";
import type { AdminSubcategory } from "@/lib/schemas/category";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/**
 * Adds a subcategory after all others of its category (docs/product/listings.md#categories).
 * @throws AppError NOT_FOUND when there is no such category; CONFLICT at `name` when it has one of this name, ignoring case
 */
export async function createSubcategory(
  actor: Actor<"admin">,
  categoryId: string,
  input: { readonly name: string },
): Promise<AdminSubcategory> {
  const name = tidyName(input.name);
  const row = await db.$transaction(async (tx) => {
    const category = await tx.category.findUnique({ where: { id: categoryId }, select: { name: true } });
    if (!category) throw notFound();
    const created = await insertNamed(
      name,
      "subcategory",
      async (slug) => {
        const [inserted] = await rows(tx, SubcategoryRow)`
          INSERT INTO subcategories (category_id, name, slug, position)
          SELECT ${categoryId}, ${name}, ${slug}, least(coalesce(max(position), 0) + 10, 1000000)
          FROM subcategories WHERE category_id = ${categoryId}
          ON CONFLICT DO NOTHING RETURNING ${SUBCATEGORY_COLUMNS}`;
        return inserted ?? null;
      },
      async () => {
        const same = await rows(tx, z.unknown())`
          SELECT 1 FROM subcategories WHERE category_id = ${categoryId} AND lower(name) = lower(${name})`;
        return same.length > 0;
      },
    );
    if (!created) throw nameTaken("subcategoryTaken");
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "subcategory.created",
      subjectType: "subcategory",
      subjectId: created.id,
      details: { name, category: category.name },
    });
    return created;
  });
  return adminSubcategoryOf(row);
}
