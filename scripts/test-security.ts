// npm run test:security [-- --long]: the tests that hold the catalogue of docs/security.md, and one line a row: how much
// was tried, and whether it held. --long tries every case: 2,000 fuzzed calls an operation, every text in every field.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
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

const { values: options } = parseArgs({ options: { long: { type: "boolean", default: false } } });
const reportFile = path.join(projectRoot, "test-results", "security.json");

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

/** What a row's tests tried, in a few words. */
function figureOf({ id, files }: CatalogueRow, results: Report["testResults"]): string {
  const tests = results
    .filter(({ name }) => files.includes(path.relative(projectRoot, name)))
    .flatMap(({ assertionResults }) => assertionResults);
  const ran = tests.filter(({ status }) => status === "passed" || status === "failed").length;
  const all = results.flatMap(({ assertionResults }) => assertionResults);
  const measured = all.flatMap(({ meta }) => (meta?.measured?.row === id ? [meta.measured] : []));
  const kinds = [...new Set(measured.map(({ what }) => what))].map((what) => {
    const ofKind = measured.filter((one) => one.what === what);
    const sum = (key: "tried" | "wrong") => ofKind.reduce((total, one) => total + one[key], 0);
    return `${sum("tried").toLocaleString("en")} ${what}, ${sum("wrong")} wrong`;
  });
  return [...kinds, `${ran} tests in ${files.length} ${files.length === 1 ? "file" : "files"}`].join("; ");
}

function verdictOf({ files }: CatalogueRow, results: Report["testResults"]): "held" | "MISSED" | "elsewhere" {
  const mine = files.filter((file) => file.endsWith(".spec.ts") === false);
  if (mine.length === 0) return "elsewhere";
  const ofRow = results.filter(({ name }) => mine.includes(path.relative(projectRoot, name)));
  return ofRow.length === mine.length && ofRow.every(({ status }) => status === "passed") ? "held" : "MISSED";
}

async function main(): Promise<void> {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const rows = readCatalogue();
  const files = [...new Set(rows.flatMap((row) => row.files))].filter((file) => !file.endsWith(".spec.ts"));
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
