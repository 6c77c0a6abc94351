import { db, Prisma } from "@/lib/server/db";

/** For a hook that fills: a slow machine with other work takes minutes for 100,000 rows, ms. */
export const FILLING_TIMEOUT_MS = 900_000;

/** As long as it takes, in one transaction: the limits of the product's own statements are not the subject of filling. */
export const unhurried = (...statements: readonly Prisma.Sql[]): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      // Two fill at once, and each waits for words and cities that the other one wrote.
      await tx.$executeRaw`SET LOCAL lock_timeout = 0`;
      for (const statement of statements) await tx.$executeRaw(statement);
    },
    { maxWait: FILLING_TIMEOUT_MS, timeout: FILLING_TIMEOUT_MS },
  );

/** Empties some tables, and what hangs on their rows: the files of many indexes, which take a slow machine seconds. */
export const empty = (...tables: readonly string[]): Promise<void> =>
  // eslint-disable-next-line no-restricted-properties -- names of tables, as the tests have them
  unhurried(Prisma.sql`TRUNCATE ${Prisma.raw(tables.join(", "))} CASCADE`);
