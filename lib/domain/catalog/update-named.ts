import "server-only";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { nameTaken, tidyName } from "@/lib/domain/catalog/tidy-name";
import { startSearchRefresh } from "@/lib/domain/system/refresh-search";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/** What may change of a category or subcategory; at least one. */
export type CategoryChange = {
  readonly name?: string | undefined;
  readonly position?: number | undefined;
  readonly hidden?: boolean | undefined;
};
type Facts = { name: string; position: number; hidden: boolean };

/** What differs between a category and a subcategory. */
export type NamedTable = {
  readonly kind: "category" | "subcategory";
  readonly table: Prisma.Sql;
  readonly columns: Prisma.Sql;
  /** What two rows `t` and `other` share when they may not share a name. */
  readonly sameScope: Prisma.Sql;
  readonly taken: string;
};

/**
 * Renames, moves, hides or shows a row and writes what changed to the audit log; nothing changed, nothing is written.
 * The slug stays, so that no address of a page changes. Search finds up to 2,000 listings by the new name when this
 * returns, of more the rest within seconds or minutes.
 * @throws AppError NOT_FOUND when there is no such row, CONFLICT at `name` when another one has the name
 */
export async function updateNamed<Row extends Facts>(
  actor: Actor<"admin">,
  id: string,
  change: CategoryChange,
  { kind, table, columns, sameScope, taken }: NamedTable,
): Promise<Row> {
  const name = change.name === undefined ? null : tidyName(change.name);
  const row = await db
    .$transaction(async (tx) => {
      // Locked, so that what is told as the name before is what it was.
      const [before] = await tx.$queryRaw<Facts[]>`
        SELECT name, position, hidden FROM ${table} WHERE id = ${id} FOR NO KEY UPDATE`;
      if (!before) throw notFound();
      const [after] = await tx.$queryRaw<Row[]>`
        UPDATE ${table} AS t
        SET name = coalesce(${name}::text, name), position = coalesce(${change.position ?? null}::int, position),
            hidden = coalesce(${change.hidden ?? null}::boolean, hidden)
        WHERE id = ${id} AND NOT EXISTS (
          SELECT 1 FROM ${table} AS other WHERE ${sameScope} AND other.id <> t.id AND lower(other.name) = lower(${name}))
        RETURNING ${columns}`;
      if (!after) throw nameTaken(taken);
      const changed = (["name", "position", "hidden"] as const).filter((key) => before[key] !== after[key]);
      if (changed.length > 0) {
        await writeAudit(tx, {
          actorUserId: actor.userId,
          action: `${kind}.updated`,
          subjectType: kind,
          subjectId: id,
          details: {
            name: after.name,
            ...(changed.includes("name") && { nameBefore: before.name }),
            ...(changed.includes("position") && { position: after.position }),
            ...(changed.includes("hidden") && { hidden: after.hidden }),
          },
        });
      }
      return after;
    })
    .catch((error: unknown) => {
      // Two renames to one name at the same moment: the index decides.
      throw isUniqueViolation(error) ? nameTaken(taken) : error;
    });
  if (name !== null) startSearchRefresh();
  return row;
}

const isUniqueViolation = (error: unknown): boolean => JSON.stringify(error ?? null).includes('"23505"');
