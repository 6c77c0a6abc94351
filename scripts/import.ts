// npm run import -- FILE.csv[.gz] --map id=…,name=…,lat=…,lng=…: businesses from a table of public data.
import { createWriteStream, existsSync, readFileSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findState } from "@/lib/content/states";
import { parseMapping } from "@/lib/domain/listings/import/column-mapping";
import type { ImportProgress } from "@/lib/domain/listings/import/import-listings";
import { CategoryMap, type ImportReport } from "@/lib/schemas/import";
import { DatabaseError } from "@/lib/server/database/database-error";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { UnusableEnvironment } from "@/lib/server/unusable-environment";
import { CommandRefused } from "@/lib/shared/errors";
import { readWords, say, WrongArguments } from "@/scripts/command/command";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";
import { openDatabase } from "@/scripts/local-database/open-database";

const USAGE = `usage: npm run import -- FILE.csv[.gz] --map KEY=COLUMN[+COLUMN…],… [options]

  --map               id, name, lat and lng are needed; category, subcategory, state, city, address, description,
                      price, unit, phone and tags may be. Several columns are joined with '+'. May be given several times.
  --source NAME       what the source is called, and whose ids these are (default: the name of the file)
  --category-map FILE JSON object: category of the file → slug of ours; or the name of one that comes with the importer
  --default-category SLUG  for rows whose category is missing or unknown (without it they are refused)
  --report FILE       where the report goes (default: <name of the file>.report.json in the current folder)
  --dry-run           find out the same, write nothing to the database
  --json              print the report instead of a summary

Without DATABASE_URL it imports into the database of npm run demo. Ends with 0 when it finished, whatever it refused,
with 1 when it could not run, with 130 when it was interrupted (running it again finishes it).`;

const count = (value: number): string => value.toLocaleString("en-US");
/** npm runs scripts in the project's folder and says here where the person is. */
const here = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

function readArguments() {
  const read = readWords({
    allowPositionals: true,
    options: {
      map: { type: "string", multiple: true },
      source: { type: "string" },
      "category-map": { type: "string" },
      "default-category": { type: "string" },
      report: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  if (read === null) return null;
  const { values, positionals } = read;
  const [file, ...more] = positionals;
  if (file === undefined) throw new WrongArguments("which file? (--help says how)");
  if (more.length > 0) throw new WrongArguments(`one file at a time, not also ${more.join(" ")}`);
  if (values.map === undefined) throw new WrongArguments("--map is missing (--help says how)");
  const base = basename(file)
    .replace(/\.gz$/i, "")
    .replace(/\.csv$/i, "");
  return {
    file: here(file),
    mapping: parseMapping(values.map.join(",")),
    source: values.source ?? base,
    categoryMap: values["category-map"] === undefined ? {} : readCategoryMap(values["category-map"]),
    defaultCategory: values["default-category"],
    reportFile: here(values.report ?? `${base}.report.json`),
    dryRun: values["dry-run"],
    json: values.json,
  };
}

function readCategoryMap(given: string): CategoryMap {
  const shipped = join(projectRoot, "reference", "category-maps", `${basename(given, ".json")}.json`);
  const file =
    existsSync(here(given)) || basename(given, ".json") !== given.replace(/\.json$/, "")
      ? here(given)
      : shipped;
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new WrongArguments(`category map: cannot read ${given}`);
  }
  try {
    return CategoryMap.parse(JSON.parse(text));
  } catch {
    throw new WrongArguments(`category map: ${given} is not a JSON object of texts`);
  }
}

/** One line rewritten in place on a terminal, a line every few seconds elsewhere. */
class ProgressLine {
  readonly #isTerminal = process.stderr.isTTY === true;
  readonly #everyMs = this.#isTerminal ? 200 : 5000;
  #toldAt = performance.now();
  #phase = "";
  #phaseStart = 0;
  #isOpen = false;

  show = ({ phase, rows, bytesRead, bytesTotal }: ImportProgress): void => {
    const now = performance.now();
    if (phase !== this.#phase) [this.#phase, this.#phaseStart] = [phase, now];
    if (now - this.#toldAt < this.#everyMs) return;
    this.#toldAt = now;
    const seconds = (now - this.#phaseStart) / 1000;
    const part = Math.min(1, bytesRead / bytesTotal);
    const speed = seconds > 0 ? `${count(Math.round(rows / seconds))} rows/s` : "";
    const left = seconds > 0 && part > 0 ? `${Math.ceil((seconds * (1 - part)) / part)} s left` : "";
    const line = [`${phase} ${Math.floor(part * 100)} %`, `${count(rows)} rows`, speed, left]
      .filter(Boolean)
      .join(", ");
    if (this.#isTerminal) {
      process.stderr.write(`\r\u001b[K${line}`);
      this.#isOpen = true;
    } else say(line);
  };

  end(): void {
    if (this.#isOpen) process.stderr.write("\r\u001b[K");
    this.#isOpen = false;
  }
}

/**
 * Opens the report for writing before anything is imported, so that a place that cannot be written is told at once.
 * What an earlier run left there stays until this one has something to say.
 * @returns removes what this made, for a run that ends without a report
 */
async function provideReport(file: string): Promise<() => void> {
  const wasThere = existsSync(file);
  try {
    await (await open(file, "a")).close();
  } catch (error) {
    throw new CommandRefused(`the report cannot be written: ${(error as Error).message}`);
  }
  return () => {
    if (!wasThere) rmSync(file, { force: true });
  };
}

/** The report as JSON, in pieces: a file of refused rows makes it long. */
function* reportText({ errors, ...counts }: ImportReport): Generator<string> {
  const { read, created, updated, unchanged, rejected, seconds } = counts;
  yield `${JSON.stringify({ read, created, updated, unchanged, rejected }, null, 2).slice(0, -2)},\n  "errors": [`;
  for (const [index, error] of errors.entries())
    yield `${index === 0 ? "" : ","}\n    ${JSON.stringify(error)}`;
  yield `${errors.length === 0 ? "" : "\n  "}],\n  "seconds": ${seconds}\n}\n`;
}

/** So many refused rows the summary shows; the report has all. */
const REFUSALS_SHOWN = 5;

/** Of rows that went in without a value so many lines are told. */
const LINES_SHOWN = 10;

function summary(report: ImportReport, dryRun: boolean): string[] {
  const refusedAt = new Map<string, number>();
  for (const { field } of report.errors) refusedAt.set(field, (refusedAt.get(field) ?? 0) + 1);
  const fields = [...refusedAt].map(([field, rows]) => `${field} ${count(rows)}`).join(", ");
  const shown = report.errors.slice(0, REFUSALS_SHOWN);
  const more = report.errors.length - shown.length;
  const speed = report.seconds > 0 ? ` (${count(Math.round(report.read / report.seconds))} rows/s)` : "";
  return [
    `${count(report.read)} rows read in ${report.seconds.toFixed(1)} s${speed}${dryRun ? "; a dry run: nothing was written" : ""}`,
    `created ${count(report.created)}, updated ${count(report.updated)}, unchanged ${count(report.unchanged)}, ` +
      `refused ${count(report.rejected)}${fields === "" ? "" : ` (${fields})`}`,
    ...shown.map(({ line, field, reason }) => `  line ${count(line)}, ${field}: ${reason}`),
    ...(more > 0 ? [`  and ${count(more)} more, in the report`] : []),
    ...(refusedAt.has("category")
      ? [
          "--default-category SLUG takes in rows whose category is missing or unknown, --category-map names others",
        ]
      : []),
  ];
}

async function main(): Promise<number> {
  const options = readArguments();
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const interrupted = new AbortController();
  const onSignal = (): void => interrupted.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  loadEnvironmentFile();
  const forgetReport = await provideReport(options.reportFile);
  let code = 1;
  try {
    code = await importInto(options, interrupted.signal);
    return code;
  } finally {
    if (code !== 0) forgetReport();
  }
}

type Options = NonNullable<ReturnType<typeof readArguments>>;

/** The command proper, with a place for its report. @returns the exit code */
async function importInto(options: Options, interrupted: AbortSignal): Promise<number> {
  const database = await openDatabase("demo", say);
  const line = new ProgressLine();
  try {
    // Imported only now: the client reads the address from the environment when it is loaded.
    const { importListings } = await import("@/lib/domain/listings/import/import-listings");
    const { db } = await import("@/lib/server/db");
    const omitted = new Map<string, { rows: number; lines: readonly number[] }>();
    try {
      const report = await importListings({
        ...options,
        stateCode: (text) => findState(text)?.code ?? null,
        onProgress: line.show,
        onOmission: (omission) => {
          const key = `${omission.field} ${omission.reason}`;
          const { rows, lines } = omitted.get(key) ?? { rows: 0, lines: [] };
          omitted.set(key, { rows: rows + 1, lines: [...lines, omission.line].slice(0, LINES_SHOWN) });
        },
        migrationUrl: database.migrationUrl,
        onWarning: (warning) => {
          line.end();
          say(warning);
        },
        signal: interrupted,
      });
      line.end();
      await pipeline(Readable.from(reportText(report)), createWriteStream(options.reportFile)).catch(
        (error: Error) => {
          throw new CommandRefused(`the import is done, but its report cannot be written: ${error.message}`);
        },
      );
      for (const [what, { rows, lines }] of omitted)
        say(
          `${what}: ${count(rows)} ${rows === 1 ? "row" : "rows"} (${rows === 1 ? "line" : "lines"} ${lines.join(", ")}${rows > lines.length ? " …" : ""})`,
        );
      if (options.json) await pipeline(Readable.from(reportText(report)), process.stdout, { end: false });
      else
        for (const text of [...summary(report, options.dryRun), `report: ${options.reportFile}`])
          console.log(text);
      return 0;
    } catch (error) {
      line.end();
      if (!interrupted.aborted) throw error;
      say("interrupted: what is written stays; run it again to finish");
      return 130;
    } finally {
      await db.$disconnect();
    }
  } finally {
    await database.stop();
  }
}

/** What says itself, to a person, why this command cannot run. */
const TOLD = [WrongArguments, CommandRefused, DatabaseError, UnusableEnvironment];

// A reader that has seen enough (`| head`) closes the pipe: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = 1;
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (TOLD.some((kind) => error instanceof kind)) say((error as Error).message);
    else if (isDatabaseUnavailable(error))
      say("the database cannot be reached, or went away; run it again to finish");
    else if (code === "P2021") say("the database has no tables yet: run npm run migrate first");
    else
      say(
        String(message ?? error)
          .trim()
          .split("\n")
          .at(-1) ?? "",
      );
  },
);
