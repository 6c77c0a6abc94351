// npm run test:security [-- [--long] [ROW …]]: the tests that hold the catalogue of docs/security.md, and one line a row: how much
// was tried, and whether it held. --long tries every case: 2,000 fuzzed calls an operation, every text in every field.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readOptions } from "@/scripts/process/read-options";
import { type CatalogueRow, readCatalogue } from "@/tests/support/catalogue";
import { prepareTestDatabase, projectRoot } from "@/tests/support/test-database";

type Measured = { row: string; what: string; tried: number; wrong: number };
type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; meta?: { measured?: Measured } }[];
  }[];
};

const { values: options, positionals: wanted } = readOptions("npm run test:security -- [--long] [ROW …]", {
  options: { long: { type: "boolean", default: false } },
  allowPositionals: true,
});
const reportFile = path.join(projectRoot, "test-results", "security.json");

/** The browser's tests have a runner of their own. */
const isVitest = (file: string): boolean => !file.endsWith(".spec.ts");

function runVitest(files: readonly string[]): Promise<number> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const long = { SECURITY_LONG: "1", FUZZ_CASES: "2000" };
  return new Promise((resolve) => {
    const child = spawn("npx", ["vitest", "run", ...reporters, ...files], {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...process.env, ...(options.long && long) },
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

type Results = Report["testResults"];

/** The tests of a row that ran: skipped ones held nothing. */
const ranOf = ({ files }: CatalogueRow, results: Results) =>
  results
    .filter(({ name }) => files.includes(path.relative(projectRoot, name)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed");

/** What a row's tests tried, in a few words. */
function figureOf(row: CatalogueRow, results: Results): string {
  const measured = results
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => (meta?.measured?.row === row.id ? [meta.measured] : []));
  const kinds = [...new Set(measured.map(({ what }) => what))].map((what) => {
    const ofKind = measured.filter((one) => one.what === what);
    const sum = (key: "tried" | "wrong") => ofKind.reduce((total, one) => total + one[key], 0);
    return `${sum("tried").toLocaleString("en")} ${what}, ${sum("wrong")} wrong`;
  });
  const files = row.files.filter(isVitest).length;
  return [...kinds, `${ranOf(row, results).length} tests in ${files} ${files === 1 ? "file" : "files"}`].join(
    "; ",
  );
}

/** Held: every file of the row ran, and nothing in it failed. */
function verdictOf(row: CatalogueRow, results: Results): "held" | "MISSED" | "elsewhere" | "not run" {
  const mine = row.files.filter(isVitest);
  if (mine.length === 0) return "elsewhere";
  const ofRow = results.filter(({ name }) => mine.includes(path.relative(projectRoot, name)));
  if (ofRow.length < mine.length || ofRow.some(({ status }) => status !== "passed")) return "MISSED";
  return ranOf(row, results).length === 0 ? "not run" : "held";
}

async function main(): Promise<void> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const rows = readCatalogue().filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const files = [...new Set(rows.flatMap((row) => row.files))].filter(isVitest);
  if (files.length === 0) throw new Error(`no row of docs/security.md that tests hold: ${wanted.join(" ")}`);
  const stop = await prepareTestDatabase((line) => console.log(`test database: ${line}`));
  const code = await runVitest(files).finally(stop);
  const { testResults } = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  console.log(`\n${options.long ? "the long run" : "the short run; --long tries everything"}`);
  for (const row of rows) {
    const verdict = verdictOf(row, testResults);
    const told =
      verdict === "elsewhere"
        ? "the browser's tests or a judge: docs/security.md"
        : figureOf(row, testResults);
    console.log(`${row.id.padEnd(4)}${verdict.padEnd(11)}${told}`);
  }
  process.exitCode = code;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
