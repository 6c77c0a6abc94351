import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ImportReport } from "@/lib/schemas/import";
import { db } from "@/lib/server/db";
import { startCommand } from "@/tests/support/run-command";
import { withDatabase } from "@/tests/support/test-database";

useDatabase();

const folder = mkdtempSync(join(tmpdir(), "import-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAP = [
  "--map",
  "id=id,name=name,category=cat,lat=lat,lng=lng",
  "--map",
  "state=state,address=block+state",
];
const HEADER = "id,name,cat,lat,lng,state,block";

beforeAll(async () => {
  await db.state.create({ data: { code: "OD", name: "Odisha" } });
  for (const slug of ["transport-logistics", "education-training", "food-agriculture", "health-medical"]) {
    await db.category.create({ data: { name: slug, slug } });
  }
  file(
    "good.csv",
    `${HEADER}\n1,Milk Dairy,Agro,20,85,Orissa,Puri\n2,PS,Agro,20,85,,\n3,Mandi,Mining,20,85,,\n`,
  );
});

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

// As npm does: the command runs in the project's folder, and is told where the person is.
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  startCommand("import", args, { env: { INIT_CWD: folder, ...env } });
const run = (args: readonly string[], env?: Record<string, string>) => start(args, env).done;

test("finishes with 0 whatever it refused; the report is printed and filed", async () => {
  const args = ["good.csv", ...MAP, "--category-map", "pmgsy-facilities"];
  const dry = await run([...args, "--dry-run", "--json"]);
  expect(dry.code).toBe(0);
  expect(ImportReport.parse(JSON.parse(dry.stdout))).toMatchObject({ read: 3, created: 1, rejected: 2 });
  expect(await db.listing.count()).toBe(0);

  const real = await run([...args, "--json"]);
  expect(real.code).toBe(0);
  const report = ImportReport.parse(JSON.parse(real.stdout));
  expect(report).toMatchObject({
    read: 3,
    created: 1,
    updated: 0,
    unchanged: 0,
    rejected: 2,
    errors: [
      { line: 3, field: "name", reason: "shorter than 3 characters" },
      { line: 4, field: "category", reason: "unknown: Mining" },
    ],
  });
  expect(JSON.parse(readFileSync(join(folder, "good.report.json"), "utf8"))).toEqual(report);
  expect(await db.listing.findFirst({ include: { category: true } })).toMatchObject({
    source: "good",
    name: "Milk Dairy",
    stateCode: "OD",
    address: "Puri, Orissa",
    category: { slug: "food-agriculture" },
  });

  const again = await run([...args, "--report", "again.json"]);
  expect(again.code).toBe(0);
  expect(again.stdout).toContain("created 0, updated 0, unchanged 1, refused 2 (name 1, category 1)");
  for (const line of [
    "line 3, name: shorter than 3 characters",
    "line 4, category: unknown: Mining",
    "--default-category",
  ])
    expect(again.stdout).toContain(line);
  expect(existsSync(join(folder, "again.json"))).toBe(true);
});

test("tells on which lines a value was left out, the first ten of them", async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `${at},Milk Dairy,Agro,20,85,Narnia,Puri\n`);
  file("states.csv", `${HEADER}\n${rows.join("")}`);
  const { stderr } = await run(["states.csv", ...MAP, "--dry-run", "--default-category", "food-agriculture"]);
  expect(stderr).toContain("12 rows (lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …)\n");
});

test("source, default category and a map of one's own", async () => {
  file("map.json", JSON.stringify({ Mining: "transport-logistics" }));
  const args = [
    "--source",
    "elsewhere",
    "--category-map",
    "map.json",
    "--default-category",
    "food-agriculture",
  ];
  const { code, stdout } = await run(["good.csv", ...MAP, ...args, "--json"]);
  expect([code, ImportReport.parse(JSON.parse(stdout)).created]).toEqual([0, 2]);
  expect(await db.listing.count({ where: { source: "elsewhere" } })).toBe(2);
});

test.each<[string, string[], Record<string, string>, RegExp]>([
  ["no file given", MAP, {}, /^which file\?/],
  ["no mapping", ["good.csv"], {}, /^--map is missing/],
  ["an unknown option", ["good.csv", ...MAP, "--colour"], {}, /'--colour'/],
  ["a bad mapping", ["good.csv", "--map", "id=id,colour=x"], {}, /^map: "colour" is none of/],
  ["a missing file", ["none.csv", ...MAP], {}, /none\.csv: no such file$/],
  [
    "a column that is not there",
    ["good.csv", "--map", "id=id,name=title,lat=lat,lng=lng"],
    {},
    /the file has no column "title"/,
  ],
  [
    "an unknown default category",
    ["good.csv", ...MAP, "--default-category", "mining"],
    {},
    /unknown category "mining"/,
  ],
  [
    "a missing category map",
    ["good.csv", ...MAP, "--category-map", "none.json"],
    {},
    /^category map: cannot read none\.json$/,
  ],
  [
    "a category map that is none",
    ["good.csv", ...MAP, "--category-map", "good.csv"],
    {},
    /not a JSON object of texts/,
  ],
  [
    "a database away",
    ["good.csv", ...MAP],
    { DATABASE_URL: "postgres://x:y@127.0.0.1:1/none" },
    /^DATABASE_URL: cannot connect to 127\.0\.0\.1:1\/none/,
  ],
])("ends with 1 and one clear line: %s", async (_, args, env, message) => {
  const { code, stdout, stderr } = await run(args, env);
  const lines = stderr
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("Postgres "));
  expect({ code, stdout, lines: lines.length }).toEqual({ code: 1, stdout: "", lines: 1 });
  expect(lines[0]).toMatch(message);
});

test("a report that cannot be written is told before anything is imported", async () => {
  const args = ["good.csv", ...MAP, "--source", "unreported", "--report", "none/here.json"];
  const { code, stderr } = await run([...args, "--default-category", "food-agriculture"]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^the report cannot be written: /),
  });
  expect(await db.listing.count({ where: { source: "unreported" } })).toBe(0);
});

test("a run that could not run leaves no empty report", async () => {
  expect((await run(["none.csv", ...MAP, "--report", "empty.json"])).code).toBe(1);
  expect(existsSync(join(folder, "empty.json"))).toBe(false);
});

test.skipIf(skipOnPglite)("a database without tables is told apart", async () => {
  const { code, stderr } = await run(["good.csv", ...MAP], {
    DATABASE_URL: withDatabase(databaseUrl, "template1"),
  });
  expect(code).toBe(1);
  expect(stderr).toContain("the database has no tables yet: run npm run migrate first");
});

/** What is stored of a source, but for ids, times and the words of the source's name. */
async function fingerprint(source: string): Promise<string | undefined> {
  const [row] = await db.$queryRaw<{ md5: string }[]>`
    SELECT md5(string_agg(md5(ROW(
             listing.external_id, listing.name, listing.category_id, listing.subcategory_id, listing.description,
             listing.price, listing.phone_number, listing.address, listing.city, listing.state_code, listing.lat,
             listing.lng, listing.tags, listing.status, listing.published_at IS NOT NULL,
             found.category_id, found.state_code, found.lat, found.lng,
             ts_delete(found.words, tsvector_to_array(company.words))
           )::text), '' ORDER BY listing.external_id COLLATE "C")) AS md5
    FROM listings AS listing
    JOIN provider_profiles AS company ON company.user_id = listing.provider_user_id
    LEFT JOIN listing_search AS found ON found.listing_id = listing.id
    WHERE listing.source = ${source}`;
  return row?.md5;
}

test.skipIf(skipOnPglite)(
  "killed in the middle and run again, it ends where an uninterrupted run ends",
  async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) =>
      [
        `F${n}`,
        n % 50 === 0 ? "PS" : `Facility number ${n}`,
        "Agro",
        8 + (n % 290) / 10,
        70 + (n % 270) / 10,
        "Odisha",
        `Block ${n % 97}`,
      ].join(","),
    );
    file("many.csv.gz", gzipSync([HEADER, ...rows].join("\n")));
    const args = ["many.csv.gz", ...MAP, "--category-map", "pmgsy-facilities", "--json"];
    const { child, done } = start([...args, "--source", "killed"]);
    const written = () => db.listing.count({ where: { source: "killed" } });
    while ((await written()) === 0) await sleep(10);
    child.kill("SIGKILL");
    await done;
    await sleep(1000); // the statement under way ends by itself
    const before = await written();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(19_600);

    const rerun = await run([...args, "--source", "killed"]);
    const whole = await run([...args, "--source", "whole"]);
    expect(JSON.parse(rerun.stdout)).toMatchObject({
      read: 20_000,
      created: 19_600 - before,
      unchanged: before,
      updated: 0,
      rejected: 400,
    });
    expect(JSON.parse(whole.stdout)).toMatchObject({ created: 19_600, rejected: 400 });
    expect(await fingerprint("killed")).toBe(await fingerprint("whole"));
  },
  300_000,
);

test.skipIf(skipOnPglite)("interrupted by Ctrl-C it ends with 130 and says what to do", async () => {
  const { child, done } = start([
    "many.csv.gz",
    ...MAP,
    "--category-map",
    "pmgsy-facilities",
    "--source",
    "interrupted",
  ]);
  while ((await db.listing.count({ where: { source: "interrupted" } })) === 0) await sleep(10);
  child.kill("SIGINT");
  const { code, stderr } = await done;
  expect(code).toBe(130);
  expect(stderr).toContain("run it again to finish");
});
