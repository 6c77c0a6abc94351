import "server-only";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import type { Synonym, SynonymsQuery } from "@/lib/schemas/synonym";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { containing } from "@/lib/shared/like";

/** The pairs that search knows, by term; `q` is part of a term, whatever its spelling in Devanagari, or of a meaning. */
export async function listSynonyms(
  _actor: Actor<"admin">,
  { q, page = 1, limit = MANAGED_PAGE_SIZE }: SynonymsQuery,
): Promise<{ items: Synonym[]; total: number; page: number; limit: number }> {
  const named = q
    ? Prisma.sql`(term ILIKE ${containing(q)} OR meaning ILIKE ${containing(q)} OR term_key = synonym_key(${q}))`
    : Prisma.sql`true`;
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM search_synonyms WHERE deleted_at IS NULL AND ${named}`;
  const total = counted?.total ?? 0;
  const offset = (page - 1) * limit;
  if (total <= offset) return { items: [], total, page, limit };
  const items = await db.$queryRaw<Synonym[]>`
    SELECT id, term, meaning FROM search_synonyms WHERE deleted_at IS NULL AND ${named}
    ORDER BY term, meaning, id LIMIT ${limit}::int OFFSET ${offset}::int`;
  return { items, total, page, limit };
}
