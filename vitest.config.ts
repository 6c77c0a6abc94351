import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** What a test file needs is read from the file itself. */
const testsThatSay = (words: RegExp): readonly string[] =>
  readdirSync(path.join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => words.test(readFileSync(path.join(root, "tests", file), "utf8")))
    .map((file) => `tests/${file}`);

/** A file that imports the database support gets a database. */
const databaseTests = testsThatSay(/@\/tests\/support\/database/);

/**
 * What replaces modules, clocks, globals or settings, loads modules anew, or looks at the connections, has a process of
 * its own; so has what draws: the code of uploads forbids sharp to read drawings, for the whole process.
 */
const testsThatChangeTheProcess = testsThatSay(
  /\bvi\.|process\.env|globalThis|\bsharp\b|await import\(|databasePool|tests\/support\/(outbox|mail|uploads)/,
);

/** Tests of whole processes, which take their time: of servers, and of the commands and the databases they start. */
const PROCESS_TESTS = {
  servers: ["tests/lib/server/database/**", "tests/security/server/**", "tests/system/**"],
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

/** For a slow machine that does much else meanwhile: nothing is about time that does not say so. */
const patient = { hookTimeout: 300_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    projects: [
      ...[true, false].map((isolate) => ({
        ...shared,
        test: {
          ...patient,
          name: isolate ? "unit-alone" : "unit-together",
          env: quiet,
          testTimeout: 60_000,
          include: isolate ? [...testsThatChangeTheProcess] : ["tests/**/*.test.{ts,tsx}"],
          exclude: [...databaseTests, ...processTests, ...(isolate ? [] : testsThatChangeTheProcess)],
          // A process for each file costs more than most of them do.
          isolate,
          maxWorkers: 2,
        },
      })),
      ...[true, false].map((isolate) => ({
        ...shared,
        test: {
          ...patient,
          name: isolate ? "database-alone" : "database-together",
          env: { ...quiet, ...(isolate ? {} : { TEST_DATABASE_SHARED: "1" }) },
          include: databaseTests.filter(
            (file) =>
              !processTests.some((glob) => file.startsWith(glob.slice(0, -2))) &&
              testsThatChangeTheProcess.includes(file) === isolate,
          ),
          isolate,
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 1 },
          fileParallelism: !onPglite,
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      })),
      ...Object.entries(PROCESS_TESTS).map(([name, globs], at) => ({
        ...shared,
        test: {
          ...patient,
          name,
          include: globs.map((glob) => `${glob}/*.test.ts`),
          exclude: Object.values(PROCESS_TESTS).slice(0, at).flat(),
          globalSetup: ["tests/support/global-setup.ts"],
          sequence: { groupOrder: 2 + at },
          // Servers stand beside the other tests; commands come last, and mostly begin a process and wait for it.
          fileParallelism: name === "commands" && !onPglite,
          maxWorkers: 2,
          testTimeout: 240_000,
        },
      })),
    ],
  },
});
