import { databaseUrl, useDatabase } from "@/tests/support/database";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OPERATOR_SETTINGS } from "@/lib/shared/operator-settings";
import { readEnv } from "@/lib/server/env";
import { unconfigured } from "@/lib/server/require-configured";
import { usingClient } from "@/tests/support/test-database";

useDatabase();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

const production = {
  NODE_ENV: "production",
  DATABASE_URL: databaseUrl,
  CLIENT_ADDRESS_FROM_SERVER: "1",
  ALLOW_TEST_LIMITS: "1",
} as const;
const operator = Object.fromEntries(OPERATOR_SETTINGS.map((name) => [name, "someone@example.com"]));
const named = (variables: Record<string, string>) => {
  const all = { ...production, ...variables };
  return unconfigured(readEnv(all), all).map((line) => line.split(":")[0]);
};

test.each<[what: string, variables: Record<string, string>, missing: readonly string[]]>([
  ["nothing is set", {}, ["APP_ORIGIN"]],
  ["the site stands on http", { APP_ORIGIN: "http://shop.internal" }, []],
  ["a public site does not say who runs it", { APP_ORIGIN: "https://www.example.com" }, OPERATOR_SETTINGS],
  [
    "it says it in part",
    { APP_ORIGIN: "https://a.example.com", ...operator, OPERATOR_COURT: " " },
    ["OPERATOR_COURT"],
  ],
  ["it says it", { APP_ORIGIN: "https://www.example.com", ...operator }, []],
  ["a preview keeps placeholders", { APP_ORIGIN: "https://a.example.com", VERCEL_ENV: "preview" }, []],
  ["it is a trial", { ALLOW_UNCONFIGURED: "1", CLIENT_ADDRESS_FROM_SERVER: "" }, []],
  ["it is no production", { NODE_ENV: "development", CLIENT_ADDRESS_FROM_SERVER: "" }, []],
  [
    "a serverless host has nothing",
    { SERVERLESS: "1", CLIENT_ADDRESS_FROM_SERVER: "" },
    ["APP_ORIGIN", "CLIENT_ADDRESS_HEADER", "STORAGE", "RESEND_API_KEY", "MAIL_FROM", "CRON_SECRET"],
  ],
  [
    "Vercel's production has no schedule",
    {
      VERCEL: "1",
      APP_ORIGIN: "http://shop.internal",
      STORAGE: "uploadthing",
      UPLOADTHING_TOKEN: "x",
      RESEND_API_KEY: "x",
      MAIL_FROM: "Shop <mail@example.com>",
    },
    ["CRON_SECRET"],
  ],
  [
    "a preview there has its own host as origin",
    {
      VERCEL: "1",
      VERCEL_ENV: "preview",
      VERCEL_URL: "shop-git-branch.vercel.app",
      STORAGE: "uploadthing",
      UPLOADTHING_TOKEN: "x",
      RESEND_API_KEY: "x",
      MAIL_FROM: "Shop <mail@example.com>",
      CRON_SECRET: "sixteen-characters",
    },
    [],
  ],
  [
    "another server tells nobody's address",
    { APP_ORIGIN: "http://shop.internal", CLIENT_ADDRESS_FROM_SERVER: "" },
    ["CLIENT_ADDRESS_HEADER"],
  ],
  [
    "another server tells it",
    {
      APP_ORIGIN: "http://shop.internal",
      CLIENT_ADDRESS_FROM_SERVER: "",
      CLIENT_ADDRESS_HEADER: "x-real-ip",
    },
    [],
  ],
])("%s", (_what, variables, missing) => {
  expect(named(variables)).toEqual(missing);
});

describe("the role of the database", () => {
  const start = async (variables: Record<string, string>) => {
    for (const [name, value] of Object.entries({
      ...production,
      APP_ORIGIN: "http://shop.internal",
      ...variables,
    }))
      vi.stubEnv(name, value);
    vi.resetModules();
    const { requireConfigured } = await import("@/lib/server/require-configured");
    return requireConfigured();
  };

  test("a superuser is refused, unless it is a trial", async () => {
    await expect(start({})).rejects.toThrow(
      /\n {2}DATABASE_URL: names a superuser.*\n {2}ALLOW_UNCONFIGURED=1/s,
    );
    await expect(start({ ALLOW_UNCONFIGURED: "1" })).resolves.toBeUndefined();
  });

  test("a database that was never migrated is refused, in one sentence", async () => {
    const { requireMigrated } = await import("@/lib/server/require-configured");
    await expect(requireMigrated()).resolves.toBeUndefined();
    await usingClient(databaseUrl, (client) => client.query("ALTER TABLE listings RENAME TO later"));
    try {
      await expect(requireMigrated()).rejects.toThrow(
        "the database has no tables yet: run npm run migrate first",
      );
    } finally {
      await usingClient(databaseUrl, (client) => client.query("ALTER TABLE later RENAME TO listings"));
    }
  });

  test("a database that is away is not asked", async () => {
    const { db } = await import("@/lib/server/db");
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
    vi.spyOn(db, "$queryRaw").mockRejectedValueOnce(away);
    await expect(start({})).resolves.toBeUndefined();
  });
});
