// npm test: the whole suite over a database it finds or makes, then what passed and failed in one line.
// npm test -- --no-browser [FOLDER or FILE …]: without the browser's part, and only the tests of these paths.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";
import { createDemoDatabase } from "@/tests/support/demo-database";
import {
  playwrightFailures,
  type PlaywrightReport,
  vitestFailures,
  type VitestReport,
} from "@/tests/support/test-failures";
import { prepareTestDatabase, projectRoot } from "@/tests/support/test-database";

/** `failures`: each test that failed, and the first line of why. */
type Count = { passed: number; failed: number; skipped: number; failures: readonly string[] };

const { values: options, positionals: paths } = parseArgs({
  options: { "no-browser": { type: "boolean", default: false } },
  allowPositionals: true,
});
const results = path.join(projectRoot, "test-results");

const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });

/** The counts of a report; what failed outside of a test (a file that cannot be loaded, the runner itself) counts too. */
function count(file: string, exitCode: number, read: (report: never) => Count): Count {
  let counted: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counted = read(JSON.parse(readFileSync(path.join(results, file), "utf8")) as never);
  } catch {
    // No report: the runner itself failed, and its exit code says so.
  }
  const isUntold = exitCode !== 0 && counted.failures.length === 0;
  const failures = isUntold
    ? [`${file}: the runner ended with exit code ${exitCode}; see above`]
    : counted.failures;
  return { ...counted, failed: Math.max(counted.failed, failures.length), failures };
}

async function runVitest(): Promise<Count> {
  const file = "vitest.json";
  const args = [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=test-results/${file}`,
    ...paths,
  ];
  const code = await run("npx", args);
  return count(file, code, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: vitestFailures(report, projectRoot),
  }));
}

async function runBrowser(): Promise<Count> {
  if (findBrowser() === null) {
    const onCi = Boolean(process.env.CI);
    const reason = `no browser; ${HOW_TO_GET_A_BROWSER}`;
    console.log(`browser tests ${onCi ? "FAILED" : "skipped"}: ${reason}`);
    return {
      passed: 0,
      failed: onCi ? 1 : 0,
      skipped: onCi ? 0 : 1,
      failures: onCi ? [`browser tests: ${reason}`] : [],
    };
  }
  const file = "browser.json";
  const code = await run("npx", ["playwright", "test"], { PLAYWRIGHT_REPORT: path.join(results, file) });
  return count(file, code, (report: PlaywrightReport) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: playwrightFailures(report),
  }));
}

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const stop = await prepareTestDatabase((line) => console.log(`test database: ${line}`));
  const counts: Count[] = [];
  let dropDemo = (): Promise<void> => Promise.resolve();
  try {
    dropDemo = await createDemoDatabase();
    counts.push(await runVitest());
    if (!options["no-browser"]) counts.push(await runBrowser());
  } finally {
    await dropDemo().catch((error: unknown) => console.error(error));
    await stop();
  }
  const sum = (key: "passed" | "failed" | "skipped") => counts.reduce((total, one) => total + one[key], 0);
  if (sum("skipped") > 0) console.log(`\n${sum("skipped")} skipped; the reasons are above`);
  const failures = counts.flatMap((one) => one.failures);
  // Last, because a long log is read from its end.
  if (failures.length > 0) console.log(`\nfailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
