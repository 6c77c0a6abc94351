import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** A test file that imports the database support gets a database; which ones do is read from the files themselves. */
const databaseTests = readdirSync(path.join(root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(path.join(root, "tests", file), "utf8").includes("@/tests/support/database"))
  .map((file) => `tests/${file}`);

/** Tests of whole processes, which take their time: of servers and the databases they start, and of the commands. */
const PROCESS_TESTS = {
  servers: [
    "tests/lib/server/database/**",
    "tests/scripts/local-database/**",
    "tests/security/server/**",
    "tests/system/**",
  ],
  commands: ["tests/scripts/**"],
} as const;
const processTests = Object.values(PROCESS_TESTS).flat();

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
          exclude: [...databaseTests, ...processTests],
        },
      },
      {
        ...shared,
        test: {
          name: "database",
          env: quiet,
          include: databaseTests.filter(
            (file) => !processTests.some((glob) => file.startsWith(glob.slice(0, -2))),
          ),
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 1 },
          fileParallelism: !onPglite,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...Object.entries(PROCESS_TESTS).map(([name, globs], at) => ({
        ...shared,
        test: {
          name,
          include: globs.map((glob) => `${glob}/*.test.ts`),
          exclude: Object.values(PROCESS_TESTS).slice(0, at).flat(),
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 2 + at },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      })),
    ],
  },
});
