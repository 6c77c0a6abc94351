import { describe, expect, it } from "vitest";
import { playwrightFailures, vitestFailures } from "./test-failures";

describe("what failed, told at the end of a run", () => {
  it("names a test of vitest with the first line of its message, without colours", () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: "/house/tests/a.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "a keeps", status: "passed", failureMessages: [] },
            {
              fullName: "a breaks",
              status: "failed",
              failureMessages: ["\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.test.ts:3"],
            },
          ],
        },
      ],
    };
    expect(vitestFailures(report, "/house")).toEqual(["tests/a.test.ts > a breaks: expected 1 to be 2"]);
  });

  it("names a file that could not be loaded", () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [
        { name: "/house/tests/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      ],
    };
    expect(vitestFailures(report, "/house")).toEqual(["tests/b.test.ts: no such module"]);
  });

  it("names failed and flaky browser tests, however deep they stand, and errors outside of tests", () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: "home.spec.ts",
      line: 7,
      tests: [{ status, results: [{}, { ...(message && { error: { message } }) }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [spec("stands", "expected")],
          suites: [{ specs: [spec("falls", "unexpected", "\nno heading"), spec("wavers", "flaky", "late")] }],
        },
      ],
      errors: [{ message: "the setup failed\nat setup.ts" }],
    };
    expect(playwrightFailures(report)).toEqual([
      "home.spec.ts:7 > falls: no heading",
      "home.spec.ts:7 > wavers: late",
      "the setup failed",
    ]);
  });
});
