import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "@/lib/server/prisma/client";

/** In the text, because bundles have a copy of this file each, and one pool together. */
const MARK = "/* planned once */";

/** How often a plan was found useless, up to a few times: connections still have it, under the text that it was made for. */
let outdated = 0;
const MOST_OUTDATED = 20;

/** A statement that each connection plans once. Of these there are a few texts: a connection keeps the plan of each. */
export function plannedOnce(sql: Prisma.Sql): Prisma.Sql {
  let text = sql;
  for (let time = 0; time < outdated; time += 1) text = Prisma.sql`/* again */ ${text}`;
  return Prisma.sql`/* planned once */ ${text}`;
}

/** From now on statements have other texts, and are planned anew. */
export function forgetPlans(): void {
  outdated = (outdated + 1) % MOST_OUTDATED;
}

const names = new Map<string, string>();

/**
 * What the driver calls a statement, so that Postgres keeps its plan: planning what a listing shows takes longer than reading it.
 * The others have none: a plan for any values would miss how much of the table a word or a price leaves.
 */
export function statementName({ sql }: { readonly sql: string }): string {
  if (!sql.startsWith(MARK)) return "";
  const name = names.get(sql) ?? createHash("sha256").update(sql).digest("hex").slice(0, 32);
  names.set(sql, name);
  return name;
}
