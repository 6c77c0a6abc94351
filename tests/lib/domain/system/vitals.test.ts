import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { listVitals } from "@/lib/domain/system/list-vitals";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { countVital, writeVitalCounts } from "@/lib/domain/system/vital-counts";
import type { VitalEvent } from "@/lib/schemas/vitals";
import { db } from "@/lib/server/db";
import { anAdmin } from "@/tests/support/people";

useDatabase();

const admin = anAdmin();
const tell = (page: VitalEvent["page"], metric: VitalEvent["metric"], ...values: number[]) =>
  values.forEach((value) => countVital({ page, metric, value, rating: "good" }));
/** As they are kept: right to 5 %. */
const ONE = expect.closeTo(1, 1) as unknown;

beforeEach(async () => {
  await writeVitalCounts();
  await db.vitalCount.deleteMany();
});

test("three in four visits were at most the figure, by kind of page and for all together", async () => {
  tell("home", "LCP", 1000, 1000, 1000, 9000);
  tell("listing", "LCP", 5000, 5000, 5000, 5000);
  tell("home", "CLS", 0);
  expect((await listVitals(admin, {})).kinds).toEqual([]);
  await writeVitalCounts();

  const { kinds, days } = await listVitals(admin, {});
  expect(kinds).toEqual([
    { page: "home", metric: "LCP", p75: expect.any(Number), rating: "good", samples: 4 },
    { page: "home", metric: "CLS", p75: 0, rating: "good", samples: 1 },
    { page: "listing", metric: "LCP", p75: expect.any(Number), rating: "poor", samples: 4 },
  ]);
  expect(kinds[0]!.p75 / 1000).toEqual(ONE);
  expect(kinds[2]!.p75 / 5000).toEqual(ONE);
  // All eight: the sixth of them.
  expect(days.map(({ metric, samples }) => [metric, samples])).toEqual([
    ["LCP", 8],
    ["CLS", 1],
  ]);
  expect(days[0]!.p75 / 5000).toEqual(ONE);
  expect((await listVitals(admin, { page: "home" })).days[0]).toMatchObject({ samples: 4, rating: "good" });
  expect((await listVitals(admin, { page: "company" })).days).toEqual([]);
});

test("days stand in order; what is older than four weeks is not told, than 90 days not kept", async () => {
  await db.$executeRaw`
    INSERT INTO vital_counts (day, page, metric, bucket, samples)
    SELECT current_date - age, 'home', 'INP', 100, 1 + age FROM unnest(ARRAY[91, 90, 28, 27, 0]) AS age`;
  const { days, kinds } = await listVitals(admin, {});
  expect(days.map(({ samples }) => samples)).toEqual([28, 1]);
  expect(kinds).toMatchObject([{ samples: 29 }]);
  expect(await sweepRows()).toMatchObject({ vitalCounts: 1 });
  expect(await db.vitalCount.count()).toBe(4);
});

test("sums go on over writes, and counting changes no page", async () => {
  const before = await db.pageChange.count();
  tell("results", "INP", 120, 120);
  await writeVitalCounts();
  tell("results", "INP", 120);
  await writeVitalCounts();
  expect(await db.vitalCount.findMany()).toMatchObject([{ page: "results", metric: "INP", samples: 3 }]);
  expect(await db.pageChange.count()).toBe(before);
});
