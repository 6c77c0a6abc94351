import { describe, expect, it } from "vitest";
import { errorsOutsideTests, failedBrowserTests, judgeAgain, vitestFailures } from "./test-failures";

describe("what failed, told at the end of a run", () => {
  it("names a test of vitest with its message, without colours and stack", () => {
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

  it("tells what Prisma says below the excerpt of the code, and of a long message both ends", () => {
    const failing = (message: string) => ({
      numPassedTests: 0,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: "/house/tests/a.test.ts",
          status: "failed",
          assertionResults: [{ fullName: "a breaks", status: "failed", failureMessages: [message] }],
        },
      ],
    });
    const prisma =
      "PrismaClientKnownRequestError: \nInvalid `db.$executeRaw()` invocation in\n/house/a.ts:3\n\n→ 3 insert(\nRaw query failed. Code: `57014`.\n    at a.test.ts:3";
    expect(vitestFailures(failing(prisma), "/house")[0]).toMatch(/Error: Invalid .* Code: `57014`\.$/);
    const [long] = vitestFailures(failing(`begins ${"and goes on ".repeat(200)}ends`), "/house");
    expect(long).toMatch(/: begins and .* … .* ends$/);
    expect(long!.length).toBeLessThan(700);
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

  const spec = (title: string, status: string, message?: string) => ({
    id: `id of ${title}`,
    title,
    file: "home.spec.ts",
    line: 7,
    tests: [{ status, results: [{}, { ...(message && { error: { message } }) }] }],
  });
  const reportOf = (...specs: ReturnType<typeof spec>[]) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
  });

  it("names failed and flaky browser tests, however deep they stand, and errors outside of tests", () => {
    const report = {
      ...reportOf(spec("falls", "unexpected", "\nno heading"), spec("wavers", "flaky", "late")),
      errors: [{ message: "the setup failed\nat setup.ts:3:1" }],
    };
    report.suites.push({ specs: [spec("stands", "expected")], suites: [] } as never);
    expect(failedBrowserTests(report)).toEqual([
      {
        id: "id of falls",
        place: "home.spec.ts:7",
        title: "falls",
        told: "home.spec.ts:7 > falls: no heading",
      },
      { id: "id of wavers", place: "home.spec.ts:7", title: "wavers", told: "home.spec.ts:7 > wavers: late" },
    ]);
    expect(errorsOutsideTests(report)).toEqual(["the setup failed"]);
  });

  describe("a browser test that failed and is run once more", () => {
    const failed = failedBrowserTests(
      reportOf(spec("wavers", "unexpected", "late"), spec("falls", "unexpected", "no heading")),
    );
    const names = (tests: readonly { id: string }[]) => tests.map(({ id }) => id);

    it("is flaky when it passes then, and failed when it fails twice", () => {
      const again = reportOf(
        spec("wavers", "expected"),
        spec("falls", "unexpected", "no heading"),
        spec("stands", "expected"),
      );
      const judged = judgeAgain(failed, again);
      expect(names(judged.flaky)).toEqual(["id of wavers"]);
      expect(names(judged.failed)).toEqual(["id of falls"]);
      expect(judged.flaky[0]!.told).toBe("home.spec.ts:7 > wavers: late");
    });

    it("is failed when it was skipped, did not run, or left no report", () => {
      expect(names(judgeAgain(failed, reportOf(spec("wavers", "skipped"))).failed)).toEqual(names(failed));
      expect(names(judgeAgain(failed, reportOf()).failed)).toEqual(names(failed));
      expect(judgeAgain(failed, null)).toEqual({ flaky: [], failed });
    });
  });
});
