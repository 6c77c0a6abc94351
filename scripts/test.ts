// npm test: the whole suite over a database it finds or makes, then what passed and failed in one line.
// npm test -- --no-browser [FOLDER or FILE …]: without the browser's part, and only the tests of these paths.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";
import { createDemoDatabase } from "@/tests/support/demo-database";
import { prepareTestDatabase, projectRoot } from "@/tests/support/test-database";

type Count = { passed: number; failed: number; skipped: number };

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

/** The counts of a report; a run that ended badly without naming a failed test counts as one. */
function count(file: string, exitCode: number, read: (report: never) => Count): Count {
  let counted: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = read(JSON.parse(readFileSync(path.join(results, file), "utf8")) as never);
  } catch {
    // No report: the runner itself failed, and its exit code says so.
  }
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
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
  return count(
    file,
    code,
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  );
}

async function runBrowser(): Promise<Count> {
  if (findBrowser() === null) {
    const onCi = Boolean(process.env.CI);
    console.log(`browser tests ${onCi ? "FAILED" : "skipped"}: no browser; ${HOW_TO_GET_A_BROWSER}`);
    return { passed: 0, failed: onCi ? 1 : 0, skipped: onCi ? 0 : 1 };
  }
  const file = "browser.json";
  const code = await run("npx", ["playwright", "test"], { PLAYWRIGHT_REPORT: path.join(results, file) });
  return count(
    file,
    code,
    ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );
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
  const sum = (key: keyof Count) => counts.reduce((total, one) => total + one[key], 0);
  if (sum("skipped") > 0) console.log(`\n${sum("skipped")} skipped; the reasons are above`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
