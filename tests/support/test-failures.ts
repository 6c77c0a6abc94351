import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What we read of vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightSuite = {
  specs?: readonly {
    id: string;
    title: string;
    file: string;
    line: number;
    tests: readonly {
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};

/** What we read of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  suites?: readonly PlaywrightSuite[];
  errors?: readonly { message?: string }[];
};

/** Of a message that is longer, its beginning and its end are told. */
const MOST_TOLD = 600;

/** What a message says above its stack, on one line: Prisma says why in its last one, below an excerpt of the code. */
function reason(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? "").split("\n");
  const stack = lines.findIndex((line) => /^\s*at .*:\d+\)?$/.test(line));
  const told = (stack < 0 ? lines : lines.slice(0, stack)).join(" ").replace(/\s+/g, " ").trim();
  if (told === "") return "no message";
  return told.length <= MOST_TOLD ? told : `${told.slice(0, MOST_TOLD / 2)} … ${told.slice(-MOST_TOLD / 2)}`;
}

/**
 * Each failed test of a vitest run as `file > test: what its message says`; what failed outside of tests, a hook or the
 * loading of the file, as `file: …`. `root` is the folder that file names are told from.
 */
export function vitestFailures(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name} > ${test.fullName}: ${reason(test.failureMessages?.[0])}`);
    const isUntold = file.status === "failed" && failed.length === 0;
    return file.message || isUntold ? [...failed, `${name}: ${reason(file.message)}`] : failed;
  });
}

type PlaywrightSpec = NonNullable<PlaywrightSuite["specs"]>[number];

const specsOf = (suite: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const hasFailed = ({ tests }: PlaywrightSpec): boolean =>
  tests.some(({ status }) => status === "unexpected" || status === "flaky");

/**
 * A browser test that failed: `place` is `file:line`, where others made by the same loop stand too; `told` says that, its
 * title and why.
 */
export type FailedBrowserTest = {
  readonly id: string;
  readonly place: string;
  readonly title: string;
  readonly told: string;
};

/** The browser tests of a run that failed, in its order. */
export function failedBrowserTests(report: PlaywrightReport): FailedBrowserTest[] {
  return (report.suites ?? [])
    .flatMap(specsOf)
    .filter(hasFailed)
    .map((spec) => {
      const error = spec.tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      const place = `${spec.file}:${spec.line}`;
      return {
        id: spec.id,
        place,
        title: spec.title,
        told: `${place} > ${spec.title}: ${reason(error?.message)}`,
      };
    });
}

/** Errors outside of tests, a file that cannot be loaded for one: why. */
export const errorsOutsideTests = (report: PlaywrightReport): string[] =>
  (report.errors ?? []).map(({ message }) => reason(message));

/**
 * Parts what failed by what a second run of it said.
 * @param again the report of that run; null when there was none, or it left no report
 * @returns `flaky`: ran again and passed; `failed`: failed twice, was skipped, or did not run again
 */
export function judgeAgain(
  failed: readonly FailedBrowserTest[],
  again: PlaywrightReport | null,
): { flaky: FailedBrowserTest[]; failed: FailedBrowserTest[] } {
  const passed = new Set(
    (again?.suites ?? [])
      .flatMap(specsOf)
      .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === "expected"))
      .map(({ id }) => id),
  );
  return {
    flaky: failed.filter(({ id }) => passed.has(id)),
    failed: failed.filter(({ id }) => !passed.has(id)),
  };
}
