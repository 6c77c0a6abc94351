import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { adminCategoryOf, CATEGORY_COLUMNS, CategoryRow } from "@/lib/domain/catalog/admin-category";
import { insertNamed } from "@/lib/domain/catalog/insert-named";
import { nameTaken, tidyName } from "@/lib/domain/catalog/tidy-name";
import type { AdminCategory } from "@/lib/schemas/category";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/**
 * Adds a category after all others (docs/product/listings.md#categories).
 * @throws AppError CONFLICT at `name` when there is one of this name, ignoring case
 */
export async function createCategory(
  actor: Actor<"admin">,
  input: { readonly name: string },
): Promise<AdminCategory> {
  const name = tidyName(input.name);
  const row = await db.$transaction(async (tx) => {
    const created = await insertNamed(
      name,
      "category",
      async (slug) => {
        const [inserted] = await rows(tx, CategoryRow)`
          INSERT INTO categories (name, slug, position)
          SELECT ${name}, ${slug}, least(coalesce(max(position), 0) + 10, 1000000) FROM categories
          ON CONFLICT DO NOTHING RETURNING ${CATEGORY_COLUMNS}`;
        return inserted ?? null;
      },
      async () => {
        const same = await rows(tx, z.unknown())`SELECT 1 FROM categories WHERE lower(name) = lower(${name})`;
        return same.length > 0;
      },
    );
    if (!created) throw nameTaken("categoryTaken");
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "category.created",
      subjectType: "category",
      subjectId: created.id,
      details: { name },
    });
    return created;
  });
  return adminCategoryOf(row);
}
