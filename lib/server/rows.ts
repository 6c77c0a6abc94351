import "server-only";
import { z } from "zod";
import { isPlanOutdated } from "@/lib/server/database-unavailable";
import { forgetPlans, plannedOnce } from "@/lib/server/planned-once";
import { Prisma } from "@/lib/server/prisma/client";

/** What is asked: the database, a transaction, or where everybody's reads go (reading.ts). */
type Asked = {
  $queryRaw: <T>(query: Prisma.Sql) => PromiseLike<T>;
};

/** One step of what a schema found: where, and what was expected there; never what stood there, which may be personal. */
const told = ({ path, message }: z.core.$ZodIssue): string => `${path.join(".")}: ${message}`;

/** A column that nobody reads is a mistake as well: a schema of columns is held to name all of them. */
const exactly = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.strict() : schema);

const checks = new WeakMap<z.ZodType, z.ZodArray>();

/** What all rows of a statement have to be; made once for a schema that outlives its statement. */
function checkOf(schema: z.ZodType): z.ZodArray {
  const known = checks.get(schema) ?? z.array(exactly(schema));
  checks.set(schema, known);
  return known;
}

async function read<Row>(client: Asked, schema: z.ZodType<Row, Row>, sql: Prisma.Sql): Promise<Row[]> {
  const found = await client.$queryRaw<Row[]>(sql);
  if (process.env.NODE_ENV === "production") return found;
  // Of most there are few rows: to compile the check for speed takes longer than the checking.
  const checked = checkOf(schema).safeParse(found, { jitless: true });
  if (checked.success) return found;
  const issues = checked.error.issues.slice(0, 5).map(told).join("; ");
  throw new Error(`rows of another shape than their schema (${issues}): ${sql.strings.join("…").trim()}`);
}

/**
 * What a statement of SQL answers, each row in the shape of `schema`:
 * rows(db, z.object({ id: z.string() }))`SELECT id FROM users WHERE …`. Tests and development check every row;
 * production trusts them, and pays nothing (docs/decisions/055).
 * @param client the database or a replica of it, or the transaction this belongs to
 * @param schema of what the driver gives: `timestamptz` and `date` as Date, `bigint` as bigint, `numeric` as
 * Prisma.Decimal, `json` as what it says. It changes nothing on the way: production does without it.
 * @throws Error in tests and development, when a row is of another shape
 */
export const rows =
  <Row>(client: Asked, schema: z.ZodType<Row, Row>) =>
  (strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> =>
    read(client, schema, Prisma.sql(strings, ...values));

/**
 * The same for a statement that each connection plans once (planned-once.ts): its text is one of a few, and the way to its rows is
 * the same whatever the values are.
 * @param client no transaction: a plan that a migration made useless is found out by failing
 */
export const plannedRows =
  <Row>(client: Asked, schema: z.ZodType<Row, Row>) =>
  async (strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> => {
    const sql = Prisma.sql(strings, ...values);
    try {
      return await read(client, schema, plannedOnce(sql));
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      forgetPlans();
      return read(client, schema, sql);
    }
  };
