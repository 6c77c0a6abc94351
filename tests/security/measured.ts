import { expect, type TestContext } from "vitest";

/** What a test found out about one row of the catalogue (docs/security.md), for `npm run test:security` to print. */
export type Measured = {
  readonly row: string;
  /** What was tried, in the plural: 'requests'. */
  readonly what: string;
  readonly tried: number;
  readonly wrong: number;
};

declare module "vitest" {
  interface TaskMeta {
    measured?: Measured;
  }
}

/** Ends a test that tried many things: notes how many, and fails when one of them was wrong or none was tried. */
export function conclude(
  { task }: Pick<TestContext, "task">,
  { row, what, tried, wrong }: { row: string; what: string; tried: number; wrong: readonly string[] },
): void {
  task.meta.measured = { row, what, tried, wrong: wrong.length };
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(0);
}

/** Whether this is `npm run test:security -- --long`: every case, not a sample of them. */
export const isLong = process.env.SECURITY_LONG === "1";

/** All of a corpus in the long run, else every n-th of it, another offset for each `turn`, so that all are used by some. */
export const sample = <T>(corpus: readonly T[], nth: number, turn = 0): readonly T[] =>
  isLong ? corpus : corpus.filter((_, index) => (index + turn) % nth === 0);
