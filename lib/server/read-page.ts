import "server-only";
import { z } from "zod";
import { Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

const Counted = z.object({ total: z.int() });

/**
 * A page of a list and how long the list is: counts, then reads, and a page after the last one is not asked for.
 * @param client the database or a replica of it, or a transaction
 * @param wanted `page` from 1, `limit` rows a page
 * @param count answers one row with `total`
 * @param read the items of the page; it ends its statement with `slice`, which is LIMIT and OFFSET
 */
export async function readPage<Item>(
  client: Pick<Transaction, "$queryRaw">,
  { page, limit }: { readonly page: number; readonly limit: number },
  count: Prisma.Sql,
  read: (slice: Prisma.Sql, total: number) => Promise<Item[]>,
): Promise<{ items: Item[]; total: number; page: number; limit: number }> {
  const [counted] = await rows(client, Counted)`${count}`;
  const total = counted?.total ?? 0;
  const offset = (page - 1) * limit;
  const slice = Prisma.sql`LIMIT ${limit}::int OFFSET ${offset}::int`;
  return { items: total > offset ? await read(slice, total) : [], total, page, limit };
}
