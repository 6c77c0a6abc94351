import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/server/db";
import { isSeeded, seedOnce, versionOf } from "@/reference/seeded-parts";

useDatabase();

beforeEach(async () => {
  await db.seededPart.deleteMany();
});

test("the same content is seeded once, other content again, each part by itself", async () => {
  const seed = vi.fn(() => Promise.resolve());
  await seedOnce("synonyms", ["a", "b"], seed);
  await seedOnce("synonyms", ["a", "b"], seed);
  expect(seed).toHaveBeenCalledTimes(1);
  await seedOnce("synonyms", ["a", "c"], seed);
  await seedOnce("categories", ["a", "c"], seed);
  expect(seed).toHaveBeenCalledTimes(3);
  expect(await isSeeded("synonyms", versionOf(["a", "c"]))).toBe(true);
  expect(await isSeeded("synonyms", versionOf(["a", "b"]))).toBe(false);
});

test("a seed that breaks off is run again", async () => {
  const broken = () => Promise.reject(new Error("broken off"));
  await expect(seedOnce("synonyms", ["a"], broken)).rejects.toThrow("broken off");
  const seed = vi.fn(() => Promise.resolve());
  await seedOnce("synonyms", ["a"], seed);
  expect(seed).toHaveBeenCalledOnce();
});
