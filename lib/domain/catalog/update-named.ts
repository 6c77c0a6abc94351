import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { MOST_TRIES, slugCandidate } from "@/lib/domain/catalog/insert-named";
import { type NameTaken, nameTaken, tidyName } from "@/lib/domain/catalog/tidy-name";
import { startSearchRefresh } from "@/lib/domain/system/refresh-search";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/** What may change of a category or subcategory; at least one. */
export type CategoryChange = {
  readonly name?: string | undefined;
  readonly position?: number | undefined;
  readonly hidden?: boolean | undefined;
};
const Facts = z.object({ name: z.string(), slug: z.string(), position: z.number(), hidden: z.boolean() });
type Facts = z.output<typeof Facts>;

/** What differs between a category and a subcategory. */
export type NamedTable<Row extends Facts> = {
  readonly kind: "category" | "subcategory";
  readonly table: Prisma.Sql;
  readonly columns: Prisma.Sql;
  /** What the columns hold. */
  readonly row: z.ZodType<Row, Row>;
  /** What two rows `t` and `other` share when they may not share a name. */
  readonly sameScope: Prisma.Sql;
  readonly taken: NameTaken;
  /** The slugs a row had before, with the name it had then: `WHERE` of it is added. */
  readonly oldSlugs: (id: string) => Prisma.Sql;
};

/** A lost race for a slug is one try; nobody loses so many. */
const MOST_RACES = 3;

/**
 * Renames, moves, hides or shows a row and writes what changed to the audit log; nothing changed, nothing is written.
 * Another name has another slug, and the old one leads to the row from then on (triggers, docs/decisions/017); the name
 * of before brings its slug back. Search finds up to 2,000 listings by the new name when this returns, of more the rest
 * within seconds or minutes.
 * @throws AppError NOT_FOUND when there is no such row, CONFLICT at `name` when another one has the name
 */
export async function updateNamed<Row extends Facts>(
  actor: Actor<"admin">,
  id: string,
  change: CategoryChange,
  table: NamedTable<Row>,
): Promise<Row> {
  for (let race = 1; ; race++) {
    try {
      const row = await changeOnce(actor, id, change, table);
      if (change.name !== undefined) startSearchRefresh();
      return row;
    } catch (error) {
      // Two renames to one name, or to one slug, at the same moment: the index decides, and the loser looks again.
      if (!isUniqueViolation(error)) throw error;
      if (race === MOST_RACES) throw nameTaken(table.taken);
    }
  }
}

const changeOnce = <Row extends Facts>(
  actor: Actor<"admin">,
  id: string,
  change: CategoryChange,
  named: NamedTable<Row>,
): Promise<Row> =>
  db.$transaction(async (tx) => {
    const { kind, table, columns, row, sameScope, taken } = named;
    const name = change.name === undefined ? null : tidyName(change.name);
    // Locked, so that what is told as the name before is what it was; wholly when the slug, a key, may change.
    const [before] = await rows(tx, Facts)`
      SELECT name, slug, position, hidden FROM ${table} WHERE id = ${id}
      ${name === null ? Prisma.sql`FOR NO KEY UPDATE` : Prisma.sql`FOR UPDATE`}`;
    if (!before) throw notFound();
    const slug = name === null ? before.slug : await slugFor(tx, id, before, name, named);
    const [after] = await rows(tx, row)`
      UPDATE ${table} AS t
      SET name = coalesce(${name}::text, name), slug = ${slug},
          position = coalesce(${change.position ?? null}::int, position),
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
  });

/** The slug of a row's next name: its own while the words are the same, the one it had under this name, else a free one. */
async function slugFor(
  tx: Transaction,
  id: string,
  before: Facts,
  name: string,
  { kind, table, sameScope, oldSlugs }: NamedTable<Facts>,
): Promise<string> {
  if (slugCandidate(name, kind, 1) === slugCandidate(before.name, kind, 1)) return before.slug;
  const [had] = await rows(tx, z.object({ slug: z.string() }))`
    ${oldSlugs(id)} AND lower(name) = lower(${name}) ORDER BY slug LIMIT 1`;
  if (had) return had.slug;
  for (let count = 1; count <= MOST_TRIES; count++) {
    const slug = slugCandidate(name, kind, count);
    const taken = await rows(tx, z.unknown())`
      SELECT 1 FROM ${table} AS other JOIN ${table} AS t ON t.id = ${id}
      WHERE ${sameScope} AND other.id <> t.id AND other.slug = ${slug}`;
    if (taken.length === 0) return slug;
  }
  throw new Error(`no free slug for ${name}`);
}

const isUniqueViolation = (error: unknown): boolean => JSON.stringify(error ?? null).includes('"23505"');
