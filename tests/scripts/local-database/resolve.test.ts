import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BackendUnavailable, DatabaseError } from "@/lib/server/database/database-error";
import { describeUrl, resolveDatabase, type DatabaseStarters } from "@/scripts/local-database/resolve";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";

const URL_OF_DEMO = "postgres://someone:secret@db.example:5433/market";
const URL_OF_TESTS = "postgres://someone:secret@db.example:5433/market_test";

function started(kind: "cluster" | "pglite"): ResolvedDatabase {
  const url = `postgres://${kind}`;
  return { kind, url, migrationUrl: url, poolMax: 1, describe: kind, stop: () => Promise.resolve() };
}

/** Starters that note what was asked of them; `cluster` refuses with the given reason. */
function fakes(refusal?: string): { starters: DatabaseStarters; asked: string[] } {
  const asked: string[] = [];
  const starters: DatabaseStarters = {
    connect: (url) => {
      asked.push(`connect ${url}`);
      return Promise.resolve({ major: 16 });
    },
    cluster: (homeDir, purpose) => {
      asked.push(`cluster ${homeDir} ${purpose}`);
      return refusal === undefined
        ? Promise.resolve(started("cluster"))
        : Promise.reject(new BackendUnavailable(refusal));
    },
    pglite: (homeDir, purpose) => {
      asked.push(`pglite ${homeDir} ${purpose}`);
      return Promise.resolve(started("pglite"));
    },
  };
  return { starters, asked };
}

test("an address comes first, and is not touched otherwise", async () => {
  const { starters, asked } = fakes();
  const database = await resolveDatabase({
    purpose: "demo",
    root: "/p",
    env: { DATABASE_URL: URL_OF_DEMO },
    starters,
  });
  expect(database).toMatchObject({ kind: "url", url: URL_OF_DEMO, migrationUrl: URL_OF_DEMO, poolMax: 10 });
  expect(database.describe).not.toMatch(/someone|secret/);
  expect(asked).toEqual([`connect ${URL_OF_DEMO}`]);
});

test.each(["VERCEL", "SERVERLESS"])(
  "where %s is set, nothing is made on a disk that does not last",
  async (host) => {
    const { starters, asked } = fakes();
    const options = { purpose: "dev", root: "/p", env: { [host]: "1" }, starters } as const;
    await expect(resolveDatabase(options)).rejects.toThrow(/^DATABASE_URL: is required on a serverless host/);
    expect(asked).toEqual([]);
  },
);

test("the migration role and the pool size come from the environment", async () => {
  const migrationUrl = "postgres://owner:secret@db.example/market";
  const env = { DATABASE_URL: URL_OF_DEMO, DATABASE_MIGRATION_URL: migrationUrl, DATABASE_POOL_MAX: "4" };
  const { starters } = fakes();
  expect(await resolveDatabase({ purpose: "dev", root: "/p", env, starters })).toMatchObject({
    migrationUrl,
    poolMax: 4,
  });
});

test("tests never use DATABASE_URL", async () => {
  const { starters, asked } = fakes();
  const env = { DATABASE_URL: URL_OF_DEMO, DATABASE_MIGRATION_URL: URL_OF_DEMO };
  expect((await resolveDatabase({ purpose: "test", root: "/p", env, starters })).kind).toBe("cluster");
  const named = await resolveDatabase({
    purpose: "test",
    root: "/p",
    env: { ...env, TEST_DATABASE_URL: URL_OF_TESTS },
    starters,
  });
  expect(named).toMatchObject({ kind: "url", url: URL_OF_TESTS, migrationUrl: URL_OF_TESTS });
  expect(asked).toEqual(["cluster /p/.data test", `connect ${URL_OF_TESTS}`]);
});

test("then a private cluster, in DATA_DIR when that is set", async () => {
  const { starters, asked } = fakes();
  await resolveDatabase({ purpose: "demo", root: "/p", env: { DATABASE_URL: "" }, starters });
  await resolveDatabase({ purpose: "demo", root: "/p", env: { DATA_DIR: "/elsewhere" }, starters });
  expect(asked).toEqual(["cluster /p/.data demo", "cluster /elsewhere demo"]);
});

test("then PGlite, saying in one line why there is no cluster", async () => {
  const { starters, asked } = fakes("Postgres 15 is installed without PostGIS");
  const lines: string[] = [];
  const database = await resolveDatabase({
    purpose: "demo",
    root: "/p",
    env: {},
    starters,
    onProgress: (line) => lines.push(line),
  });
  expect(database.kind).toBe("pglite");
  expect(asked).toEqual(["cluster /p/.data demo", "pglite /p/.data demo"]);
  expect(lines).toEqual([
    "no private Postgres cluster (Postgres 15 is installed without PostGIS): using PGlite",
  ]);
});

test("any other failure of the cluster is not papered over", async () => {
  const { starters, asked } = fakes();
  starters.cluster = () => Promise.reject(new Error("disk full"));
  await expect(resolveDatabase({ purpose: "demo", root: "/p", env: {}, starters })).rejects.toThrow(
    "disk full",
  );
  expect(asked).toEqual([]);
});

test.each([
  ["pglite", ["pglite /p/.data demo"]],
  ["cluster", ["cluster /p/.data demo"]],
  ["url", [`connect ${URL_OF_DEMO}`]],
])("DB_BACKEND=%s is obeyed", async (backend, expected) => {
  const { starters, asked } = fakes();
  await resolveDatabase({
    purpose: "demo",
    root: "/p",
    env: { DATABASE_URL: URL_OF_DEMO, DB_BACKEND: backend },
    starters,
  });
  expect(asked).toEqual(expected);
});

test.each([
  ["url", "DB_BACKEND=url needs DATABASE_URL"],
  ["cluster", "DB_BACKEND=cluster is not possible here: no Postgres"],
  ["mysql", "DB_BACKEND=mysql: it can be url, cluster, pglite, or nothing"],
])("DB_BACKEND=%s that is impossible is refused", async (backend, message) => {
  const { starters, asked } = fakes("no Postgres");
  const attempt = resolveDatabase({ purpose: "demo", root: "/p", env: { DB_BACKEND: backend }, starters });
  await expect(attempt).rejects.toThrow(new DatabaseError(message));
  expect(asked.filter((line) => line.startsWith("pglite"))).toEqual([]);
});

test("an address that does not answer, or is too old, is refused without showing the password", async () => {
  const { starters } = fakes();
  const env = { DATABASE_URL: URL_OF_DEMO };
  starters.connect = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const refused = resolveDatabase({ purpose: "demo", root: "/p", env, starters });
  await expect(refused).rejects.toThrow(
    "DATABASE_URL: cannot connect to db.example:5433/market: connect ECONNREFUSED",
  );
  const noAddress = resolveDatabase({ purpose: "demo", root: "/p", env: { DATABASE_URL: "foo" }, starters });
  await expect(noAddress).rejects.toThrow("DATABASE_URL: is not a postgresql:// address");
  starters.connect = () => Promise.resolve({ major: 14 });
  const old = resolveDatabase({ purpose: "demo", root: "/p", env, starters });
  await expect(old).rejects.toThrow("db.example:5433/market is Postgres 14, 15 or later is needed");
});

test("an address that cannot be read is not repeated", () => {
  expect(describeUrl("secret")).toBe("an address that cannot be read");
});

describe("a folder whose data are in PGlite", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "resolve-"));
    mkdirSync(join(folder, ".data", "pglite"), { recursive: true });
    writeFileSync(join(folder, ".data", "pglite", "complete"), "");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function resolved(purpose: "demo" | "dev" | "test", env: Record<string, string> = {}) {
    const { starters, asked } = fakes();
    const lines: string[] = [];
    const { kind } = await resolveDatabase({
      purpose,
      root: folder,
      env,
      starters,
      onProgress: (line) => lines.push(line),
    });
    return { kind, asked: asked.length, lines };
  }

  test.each(["demo", "dev"] as const)(
    "goes on with them when Postgres is there, and says so: %s",
    async (of) => {
      const { kind, asked, lines } = await resolved(of);
      expect({ kind, asked }).toEqual({ kind: "pglite", asked: 1 });
      expect(lines).toEqual([
        `the data are in ${folder}/.data/pglite: going on with PGlite (DB_BACKEND=cluster begins anew on Postgres)`,
      ]);
    },
  );

  test("uses what is asked for all the same", async () => {
    expect(await resolved("demo", { DB_BACKEND: "cluster" })).toEqual({
      kind: "cluster",
      asked: 1,
      lines: [],
    });
    expect(await resolved("demo", { DATABASE_URL: URL_OF_DEMO })).toEqual({
      kind: "url",
      asked: 1,
      lines: [],
    });
  });

  test("uses the cluster once there is one", async () => {
    mkdirSync(join(folder, ".data", "postgres", "cluster"), { recursive: true });
    expect(await resolved("demo")).toEqual({ kind: "cluster", asked: 1, lines: [] });
  });

  test("also one outside of the folder", async () => {
    const outside = join(folder, "elsewhere");
    mkdirSync(join(outside, "cluster"), { recursive: true });
    writeFileSync(
      join(folder, ".data", "postgres.json"),
      JSON.stringify({ home: folder, outside, password: "x" }),
    );
    expect((await resolved("demo")).kind).toBe("cluster");
    rmSync(outside, { recursive: true });
    expect((await resolved("demo")).kind).toBe("pglite");
  });

  test("does not bind the tests, nor does a first start that broke off", async () => {
    expect((await resolved("test")).kind).toBe("cluster");
    rmSync(join(folder, ".data", "pglite", "complete"));
    expect((await resolved("demo")).kind).toBe("cluster");
  });
});
