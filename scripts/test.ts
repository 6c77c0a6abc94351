// npm test: the whole suite over a database it finds or makes, then what passed and failed in one line.
// npm test -- --no-browser [--only-database] [FOLDER or FILE …]: without the browser's part, and only the tests of these
// paths, of them those alone that use a database.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readOptions } from "@/scripts/process/read-options";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";
import startBrowserDemo from "@/tests/support/browser-setup";
import { createDemoDatabase } from "@/tests/support/demo-database";
import {
  errorsOutsideTests,
  failedBrowserTests,
  judgeAgain,
  type PlaywrightReport,
  vitestFailures,
  type VitestReport,
} from "@/tests/support/test-failures";
import { prepareTestDatabase, projectRoot } from "@/tests/support/test-database";

/** `failures`: each test that failed, and the first line of why; `flaky`: one that passed when it was run again. */
type Count = {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
  flaky: readonly string[];
};

/** More than these are no flaky tests: something is broken. */
const MOST_RUN_AGAIN = 10;

const { values: options, positionals: paths } = readOptions(
  "npm test -- [--no-browser] [--only-database] [FOLDER or FILE …]",
  {
    options: {
      "no-browser": { type: "boolean", default: false },
      "only-database": { type: "boolean", default: false },
    },
    allowPositionals: true,
  },
);
const results = path.join(projectRoot, "test-results");

/** `held`: what it prints is shown when it has ended, whole, because something else prints meanwhile. */
const run = (
  command: string,
  args: readonly string[],
  { env = {}, held = false }: { env?: Readonly<Record<string, string>>; held?: boolean } = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: held ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
    });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(path.join(results, file), "utf8")) as T;
  } catch {
    return null; // the runner itself failed, and its exit code says so
  }
}

/** The counts of a report; what failed outside of a test (a file that cannot be loaded, the runner itself) counts too. */
function count<T>(file: string, exitCode: number, read: (report: T) => Omit<Count, "flaky">): Count {
  const report = readReport<T>(file);
  const counted = report === null ? { passed: 0, failed: 0, skipped: 0, failures: [] } : read(report);
  const isUntold = exitCode !== 0 && counted.failures.length === 0;
  const failures = isUntold
    ? [`${file}: the runner ended with exit code ${exitCode}; see above`]
    : counted.failures;
  return { ...counted, failed: Math.max(counted.failed, failures.length), failures, flaky: [] };
}

async function runVitest(name: string, args: readonly string[], held = false): Promise<Count> {
  const file = `${name}.json`;
  const reporters = [
    "--reporter=default",
    "--reporter=./tests/support/json-reporter.ts",
    `--outputFile.json=test-results/${file}`,
  ];
  const code = await run("npx", ["vitest", "run", ...reporters, ...args], { held });
  return count(file, code, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: vitestFailures(report, projectRoot),
  }));
}

/**
 * Everything that needs no browser. Tests of whole processes mostly wait, so those of servers stand beside the others, and
 * those of commands follow where a core is free first.
 */
async function runWithoutBrowser(): Promise<Count[]> {
  const database = "--project=database-*";
  if (options["only-database"]) return [await runVitest("vitest", [database, ...paths])];
  if (paths.length > 0) return [await runVitest("vitest", paths)];
  const servers = runVitest("servers", ["--project=servers"], true);
  const first = await runVitest("vitest", ["--project=unit-*", database]);
  const commands = await runVitest("commands", ["--project=commands"]);
  return [first, commands, await servers];
}

async function runBrowser(): Promise<Count[]> {
  if (findBrowser() === null) {
    const onCi = Boolean(process.env.CI);
    const reason = `no browser; ${HOW_TO_GET_A_BROWSER}`;
    console.log(`browser tests ${onCi ? "FAILED" : "skipped"}: ${reason}`);
    const failures = onCi ? [`browser tests: ${reason}`] : [];
    return [{ passed: 0, failed: onCi ? 1 : 0, skipped: onCi ? 0 : 1, failures, flaky: [] }];
  }
  let stop: () => Promise<void>;
  try {
    stop = await startBrowserDemo();
  } catch (error) {
    console.error(error);
    const failures = [
      `browser tests: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    ];
    return [{ passed: 0, failed: 1, skipped: 0, failures, flaky: [] }];
  }
  try {
    // One after the other, whatever the first says: a test that fails while reading hides nothing of the writing ones.
    const reading = await runProject("reading");
    const writing = await runProject("writing");
    return [reading, writing];
  } finally {
    await stop();
  }
}

async function runProject(project: string): Promise<Count> {
  const file = `${project}.json`;
  // --output: by itself Playwright would clear the folder with what the run before it left.
  const args = [
    "playwright",
    "test",
    "--no-deps",
    `--project=${project}`,
    `--output=${path.join(results, project)}`,
  ];
  const code = await run("npx", args, { env: { PLAYWRIGHT_REPORT: path.join(results, file) } });
  const counted = count(file, code, (report: PlaywrightReport) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: [...failedBrowserTests(report).map(({ told }) => told), ...errorsOutsideTests(report)],
  }));
  const report = readReport<PlaywrightReport>(file);
  return process.env.CI && report !== null ? runFailedAgain(project, counted, report) : counted;
}

/** Runs each browser test that failed once more, alone: one that then passes is flaky, and named as such. */
async function runFailedAgain(project: string, counted: Count, report: PlaywrightReport): Promise<Count> {
  const all = failedBrowserTests(report);
  if (all.length === 0 || all.length > MOST_RUN_AGAIN) return counted;
  console.log(`\nrunning again, alone: ${all.map(({ place }) => place).join(", ")}`);
  const file = `${project}-again.json`;
  const alone = ["--no-deps", "--workers=1", `--output=${path.join(results, `${project}-again`)}`];
  const places = new Set(all.map(({ place }) => place));
  const titles = all.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  await run("npx", ["playwright", "test", ...alone, `--grep=${titles.join("|")}`, ...places], {
    env: { PLAYWRIGHT_REPORT: path.join(results, file) },
  });
  const { flaky } = judgeAgain(all, readReport<PlaywrightReport>(file));
  const told = flaky.map((test) => test.told);
  return {
    ...counted,
    passed: counted.passed + told.length,
    failed: counted.failed - told.length,
    failures: counted.failures.filter((line) => !told.includes(line)),
    flaky: told,
  };
}

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const stop = await prepareTestDatabase((line) => console.log(`test database: ${line}`));
  const counts: Count[] = [];
  let dropDemo = (): Promise<void> => Promise.resolve();
  try {
    dropDemo = await createDemoDatabase();
    counts.push(...(await runWithoutBrowser()));
    if (!options["no-browser"]) counts.push(...(await runBrowser()));
  } finally {
    await dropDemo().catch((error: unknown) => console.error(error));
    await stop();
  }
  const sum = (key: "passed" | "failed" | "skipped") => counts.reduce((total, one) => total + one[key], 0);
  if (sum("skipped") > 0) console.log(`\n${sum("skipped")} skipped; the reasons are above`);
  const failures = counts.flatMap((one) => one.failures);
  const flaky = counts.flatMap((one) => one.flaky);
  // Last, because a long log is read from its end. `.ci/run` looks for these headings.
  if (flaky.length > 0)
    console.log(`\nflaky, passed when run again:\n${flaky.map((line) => `  ${line}`).join("\n")}`);
  if (failures.length > 0) console.log(`\nfailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
