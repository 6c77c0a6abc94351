import { useDatabase } from "@/tests/support/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  alike,
  and,
  byAmount,
  inTurn,
  or,
  type Part,
  preferring,
  type Stretch,
  within,
} from "@/lib/domain/listings/search/stretch";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

useDatabase();

/** Every row of three conditions, each of them met, not met or unknown. */
const ROWS = Prisma.sql`(
  SELECT one.value AS a, two.value AS b, three.value AS c
  FROM (VALUES (true), (false), (NULL)) AS one(value), (VALUES (true), (false), (NULL)) AS two(value),
       (VALUES (true), (false), (NULL)) AS three(value)
) AS s`;

const condition = fc.constantFrom(
  Prisma.sql`s.a`,
  Prisma.sql`s.b`,
  Prisma.sql`s.c`,
  and(Prisma.sql`s.a`, Prisma.sql`s.b`),
  or(Prisma.sql`s.b`, Prisma.sql`s.c`),
);
const part: fc.Arbitrary<Part> = fc.record(
  { condition, weight: fc.constantFrom(1, 2), further: condition },
  { requiredKeys: ["condition", "weight"] },
);
const amount: fc.Arbitrary<Stretch> = fc.array(part, { maxLength: 3 }).map(byAmount);
const stretch: fc.Arbitrary<Stretch> = fc.oneof(
  condition.map(alike),
  amount,
  fc.tuple(condition, amount).map(([one, of]) => within(one, of)),
  fc
    .tuple(condition, fc.array(condition, { minLength: 1, maxLength: 2 }), amount)
    .map(([one, others, of]) => within(one, preferring(others, of))),
);

test("which tier a row belongs to is the first of the tiers' conditions that it meets", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stretch, { minLength: 1, maxLength: 3 }), async (stretches) => {
      const { holds, tiers, tier } = inTurn(stretches);
      const cases = tiers.map((one, i) => Prisma.sql`WHEN ${one} THEN ${i}::int`);
      const found = await rows(db, z.object({ tier: z.int(), first: z.int().nullable() }))`
        SELECT ${tier} AS tier, CASE ${Prisma.join(cases, " ")} END AS first FROM ${ROWS} WHERE ${holds}`;
      expect(found.map((row) => row.tier)).toEqual(found.map((row) => row.first));
    }),
    { numRuns: 60 },
  );
});

test("what is unknown of a row it has not: it is before what has less", async () => {
  const parts = [Prisma.sql`s.a`, Prisma.sql`s.b`].map((one) => ({ condition: one, weight: 1 }));
  const found = await rows(db, z.object({ tier: z.int() }))`
    SELECT ${byAmount(parts).tier} AS tier
    FROM (VALUES (1, true, true), (2, NULL, true), (3, NULL, NULL)) AS s(id, a, b) ORDER BY id`;
  expect(found.map((row) => row.tier)).toEqual([0, 1, 2]);
});
