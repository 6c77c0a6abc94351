// npm run bench [-- --rows N --only c,d --json FILE --compare FILE]: measures the product over generated listings in a
// database of its own, each thing in turn with what it is held against. Compare ratios, not two machines' milliseconds.
// With --replica the server reads a streaming standby beside the database (docs/scale.md).
// npm run bench -- chart FILE… --out FILE.svg: latency against the number of listings, of several such files.
// npm run bench -- lighthouse [--url U --runs N --beside U]: how pages of a running site do in Lighthouse, in turn with another's.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeJson } from "@/scripts/docs/write-json";
import { readOptions } from "@/scripts/process/read-options";
import { serveEmptyApp } from "@/scripts/bench/empty-app";
import { latencyChart } from "@/scripts/bench/latency-chart";
import type { Bench, MeasurePart } from "@/scripts/bench/part";
import { lineOf, type Part, PARTS, readReport, reportOf, type Row, slowerThan } from "@/scripts/bench/row";
import { serveAsSet } from "@/tests/support/production-server";
import { startStandby } from "@/tests/support/standby";
import {
  createFromTemplate,
  databasePrefix,
  dropDatabase,
  prepareTestDatabase,
  withDatabase,
} from "@/tests/support/test-database";

/** Measured over listings of its own. */
const COPIES = "i";

/** They search in this process: as production does, which does not look at the shape of each row. */
const SEARCHED_HERE: readonly Part[] = ["a", "b", "e", "h", "i"];

const { values, positionals } = readOptions(
  "npm run bench -- [--rows N] [--only a,b,…] [--runs N] [--rounds N] [--seconds N] [--requests N] [--replica] [--json FILE] [--compare FILE] | chart FILE… --out FILE.svg | lighthouse [--url U] [--runs N] [--beside U]",
  {
    options: {
      rows: { type: "string", default: "100000" },
      runs: { type: "string" },
      only: {
        type: "string",
        default: Object.keys(PARTS)
          .filter((part) => part !== COPIES)
          .join(),
      },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "3" },
      requests: { type: "string", default: "50000" },
      replica: { type: "boolean", default: false },
      json: { type: "string" },
      compare: { type: "string" },
      out: { type: "string" },
      url: { type: "string", default: "http://localhost:3000" },
      beside: { type: "string" },
    },
    allowPositionals: true,
  },
);

/** A whole number of the command line. @throws RangeError outside of its range */
function number(
  name: "rows" | "runs" | "rounds" | "seconds" | "requests",
  least: number,
  most: number,
  otherwise = 7,
) {
  const value = Number(values[name] ?? otherwise);
  if (!(Number.isInteger(value) && value >= least && value <= most))
    throw new RangeError(`--${name} is ${least} to ${most}`);
  return value;
}

/** The address of a site of the command line. @throws RangeError when it is none */
function site<T extends string | undefined>(name: "url" | "beside", value: T): T {
  if (value === undefined || (/^https?:/.test(value) && URL.canParse(value))) return value;
  throw new RangeError(`--${name} is the address of a running site, such as http://localhost:3000`);
}

function partsAsked(): Part[] {
  const asked = values.only.split(",");
  const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown !== undefined)
    throw new RangeError(`--only takes ${Object.keys(PARTS).join()}, and not '${unknown}'`);
  if (asked.includes(COPIES) && asked.length > 1)
    throw new RangeError(`part ${COPIES} has listings of its own: --only ${COPIES}`);
  return asked as Part[];
}

/** Loaded when a part is measured: the client of the database reads its address from the environment. */
const MEASURES: Readonly<Record<Part, () => Promise<MeasurePart>>> = {
  a: async () => (await import("@/scripts/bench/floor")).measureFloor,
  b: async () => (await import("@/scripts/bench/search-shapes")).measureShapes,
  c: async () => (await import("@/scripts/bench/api-calls")).measureCalls,
  d: async () => (await import("@/scripts/bench/public-pages")).measurePages,
  e: async () => (await import("@/scripts/bench/words")).measureWords,
  f: async () => (await import("@/scripts/bench/writes")).measureWrites,
  g: async () => (await import("@/scripts/bench/sizes")).measureSizes,
  h: async () => (await import("@/scripts/bench/peers")).measurePeers,
  i: async () => (await import("@/scripts/bench/judged-queries")).measureJudgedQueries,
};

/** Started at the first call, and stopped in the end when it was. */
function once<T>(start: () => Promise<T>, stop: (started: T) => Promise<void>) {
  const kept: { started?: Promise<T> } = {};
  return {
    get: () => (kept.started ??= start()),
    stop: async () => {
      const started = await kept.started?.catch(() => undefined);
      if (started !== undefined) await stop(started);
    },
  };
}

async function measure(parts: readonly Part[], databaseUrl: string): Promise<Row[]> {
  const { db } = await import("@/lib/server/db");
  const fill = parts.includes(COPIES)
    ? (await import("@/tests/support/demo-copies")).fillDemoCopies
    : (await import("@/tests/support/large-directory")).fillLargeDirectory;
  const { serverSettings } = await import("@/tests/support/server-world");
  const rows = number("rows", 1000, 5_000_000);
  const dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
  const standby = once(
    () => startStandby(databaseUrl),
    ({ remove }) => remove(),
  );
  const server = once(
    async () => {
      const replica = values.replica ? { DATABASE_REPLICA_URL: (await standby.get()).url } : {};
      return serveAsSet({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...replica, ...serverSettings() });
    },
    ({ stop }) => stop(),
  );
  const empty = once(
    () => serveEmptyApp(databaseUrl),
    ({ stop }) => stop(),
  );
  const results: Row[] = [];
  try {
    console.log(`generating ${rows.toLocaleString("en-IN")} listings`);
    const startedAt = performance.now();
    await fill(rows);
    console.log(`generated in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    let isWarm = false;
    for (const part of parts) {
      const isHere = SEARCHED_HERE.includes(part);
      if (isHere) Object.assign(process.env, { NODE_ENV: "production" });
      else Reflect.deleteProperty(process.env, "NODE_ENV");
      if (isHere && !isWarm) await (await import("@/scripts/bench/warm-up")).warmUp();
      isWarm ||= isHere;
      console.log(`\n${part}) ${PARTS[part]}\n`);
      const tell = (row: Omit<Row, "part">): void => {
        results.push({ part, ...row });
        console.log(lineOf({ part, ...row }));
      };
      const bench: Bench = {
        rows,
        runs: number("runs", 1, 1000),
        pace: { rounds: number("rounds", 1, 100), seconds: number("seconds", 1, 600) },
        requests: number("requests", 1, 10_000_000),
        server: server.get,
        emptyOrigin: async () => (await empty.get()).origin,
        tell,
        attempt: (name, unit, work) =>
          work().catch((error: unknown) => {
            const note = error instanceof Error ? error.message.trim().split("\n").at(-1)! : String(error);
            tell({ name, unit, value: null, note });
          }),
      };
      await bench.attempt("the whole part", "ms", async () => (await MEASURES[part]())(bench));
    }
  } finally {
    await Promise.all([server.stop(), empty.stop(), db.$disconnect()]);
    await standby.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return results;
}

async function run(): Promise<void> {
  const parts = partsAsked();
  const before = values.compare === undefined ? null : readReport(values.compare);
  const stop = await prepareTestDatabase((line) => console.log(line));
  const url = process.env.TEST_DATABASE_URL!;
  const template = process.env.TEST_DATABASE_TEMPLATE;
  const name = `${databasePrefix(process.pid)}bench`;
  try {
    if (template === undefined) throw new Error("the bench needs real Postgres with PostGIS");
    await createFromTemplate(url, template, name);
    process.env.DATABASE_URL = withDatabase(url, name);
    const report = reportOf(number("rows", 1000, 5_000_000), await measure(parts, process.env.DATABASE_URL));
    if (values.json !== undefined) await writeJson(values.json, report);
    if (before === null) return;
    if (before.rows !== report.rows) console.log(`\n${values.compare} is of ${before.rows} listings`);
    const slower = slowerThan(before, report);
    console.log(
      `\nslower than ${before.date}: ${slower.length === 0 ? "nothing" : ""}\n${slower.join("\n")}`,
    );
  } finally {
    await dropDatabase(url, name).catch(() => undefined);
    await stop();
  }
}

async function main(): Promise<void> {
  const [what, ...files] = positionals;
  if (what === undefined) return run();
  if (what === "chart" && files.length > 0 && values.out !== undefined)
    return writeFileSync(values.out, latencyChart(files.map(readReport)));
  if (what === "chart") throw new RangeError("npm run bench -- chart FILE… --out FILE.svg");
  if (what !== "lighthouse") throw new RangeError(`nothing to measure is called '${what}'`);
  const { benchLighthouse } = await import("@/scripts/bench/lighthouse");
  const asked = {
    url: site("url", values.url),
    beside: site("beside", values.beside),
    runs: number("runs", 1, 1000, 5),
  };
  if (!(await benchLighthouse(asked))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
