import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { db } from "@/lib/server/db";

useDatabase();

const HEADS: readonly (readonly [string, readonly string[]])[] = [
  ["Cow milk, 1 litre", ["milk"]],
  ["Milking machine and milk cans, 40 litre", ["machin", "can"]],
  ["Refurbished business laptop, i7", ["laptop"]],
  ["Laptop on rent, per month", ["rent"]],
  ["Plumber for leaking taps and flush tanks", ["plumber"]],
  ["Hex bolts and nuts, M12", ["bolt", "nut"]],
  ["Tea & coffee for office", ["tea", "coffe"]],
  // Of what stands alone before 'and', the second says what it is, too.
  ["Truck and bus tyres", ["tyre"]],
  ["PVC / CPVC pipe", ["pipe"]],
  ["Ready-mix concrete M25", ["concret"]],
  ["Hydrochloric acid 32%", ["acid"]],
  ["Sofa set, three seats", ["sofa"]],
  ["Set of six glasses", ["set"]],
  ["Wall calendar – 12 pages", ["calendar"]],
  ["पानी की टंकी, 500 लीटर", ["टंकी"]],
  ["of the", []],
  ["32", []],
  [", and", []],
  ["", []],
];

test("the index knows what a listing is by its name", async () => {
  const names = HEADS.map(([name]) => name);
  const found = await db.$queryRaw<{ name: string; heads: string[] }[]>`
    SELECT name, market_heads(name) AS heads FROM unnest(${names}::text[]) AS name`;
  expect(found.map(({ name, heads }) => [name, heads])).toEqual(
    HEADS.map(([name, heads]) => [name, heads.map((head) => `::${head}`)]),
  );
});
