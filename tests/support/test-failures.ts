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

function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? "").split("\n");
  return (lines.find((line) => line.trim() !== "") ?? "no message").trim();
}

/**
 * Each failed test of a vitest run as `file > test: first line of the message`; a file that could not even be loaded is
 * named itself. `root` is the folder that file names are told from.
 */
export function vitestFailures(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    if (failed.length > 0 || file.status !== "failed") return failed;
    return [`${name}: ${firstLine(file.message)}`];
  });
}

/** Each browser test that failed or was flaky as `file:line > test: first line of the message`, and errors outside of tests. */
export function playwrightFailures(report: PlaywrightReport): string[] {
  const ofSuite = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => {
          const error = results.find((result) => result.error)?.error;
          return `${spec.file}:${spec.line} > ${spec.title}: ${firstLine(error?.message)}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [
    ...(report.suites ?? []).flatMap(ofSuite),
    ...(report.errors ?? []).map(({ message }) => firstLine(message)),
  ];
}
