import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** A test file that imports the database support gets a database; which ones do is read from the files themselves. */
const databaseTests = readdirSync(path.join(root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(path.join(root, "tests", file), "utf8").includes("@/tests/support/database"))
  .map((file) => `tests/${file}`);

/** Tests of the commands and of the databases they start: whole processes, so they take their time. */
const SYSTEM_TESTS = [
  "tests/lib/server/database/**",
  "tests/scripts/**",
  "tests/security/server/**",
  "tests/system/**",
];

const onPglite = process.env.TEST_DATABASE_KIND === "pglite" || process.env.DB_BACKEND === "pglite";

/** Failures that tests cause on purpose are not told, and limits stand only where they are the subject. */
const quiet = {
  LOG_LEVEL: "silent",
  RATE_LIMIT_SCALE: "1000",
  // Production refuses these: they stand in the open.
  AUTH_SECRET: "test-only: signs nothing outside the tests",
  DATA_ENCRYPTION_KEY: "test-only: encrypts nothing outside the tests",
};

const shared = {
  resolve: {
    alias: {
      "@": root,
      // Outside a React server the package refuses to load; here every module runs on the server.
      "server-only": path.join(root, "tests/support/server-only.ts"),
    },
  },
  oxc: { jsx: { runtime: "automatic" as const } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          env: quiet,
          // For a machine that does much else meanwhile: nothing here is about time.
          testTimeout: 20_000,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...databaseTests, ...SYSTEM_TESTS],
        },
      },
      {
        ...shared,
        test: {
          name: "database",
          env: quiet,
          include: databaseTests.filter(
            (file) => !SYSTEM_TESTS.some((glob) => file.startsWith(glob.slice(0, -2))),
          ),
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 1 },
          fileParallelism: !onPglite,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: "system",
          include: SYSTEM_TESTS.map((glob) => `${glob}/*.test.ts`),
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 2 },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
