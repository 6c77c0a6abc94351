// A production server that cannot serve: it says why once, in words, and ends.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { databaseUrl, skipOnPglite } from "@/tests/support/database";
import { freePort } from "@/tests/support/demo";
import { provideBuild } from "@/tests/support/production-server";
import { serverSettings } from "@/tests/support/server-world";
import { projectRoot, withDatabase } from "@/tests/support/test-database";

beforeAll(provideBuild, 15 * 60_000);

async function refused(env: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const server = spawn(process.execPath, ["server/start.mjs", ...words], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...serverSettings(), PORT: String(await freePort()), ...env },
  });
  const code = new Promise((resolve) => server.once("exit", resolve));
  const said = await Promise.all([text(server.stdout), text(server.stderr)]);
  return { code: await code, said: said.join("").trim().split("\n") };
}

test.skipIf(skipOnPglite)("a database that was never migrated", async () => {
  const env = { ALLOW_UNCONFIGURED: "1", DATABASE_URL: withDatabase(databaseUrl, "template1") };
  expect(await refused(env)).toEqual({
    code: 1,
    said: ["the database has no tables yet: run npm run migrate first"],
  });
});

test("an environment that does not do", async () => {
  expect(await refused({ ALLOW_UNCONFIGURED: "1", DATABASE_URL: databaseUrl, AUTH_SECRET: "short" })).toEqual(
    {
      code: 1,
      said: ["The environment is not usable:", expect.stringMatching(/^ {2}AUTH_SECRET: /)],
    },
  );
});

test("a folder that nothing can be written into", async () => {
  const env = { ALLOW_UNCONFIGURED: "1", DATABASE_URL: databaseUrl, DATA_DIR: "package.json" };
  expect(await refused(env)).toEqual({
    code: 1,
    said: [expect.stringMatching(/^DATA_DIR: \/.*package\.json is no folder that this user may write to/)],
  });
});

test("a word that it would not hear", async () => {
  expect(await refused({}, "--port", "3001")).toEqual({
    code: 1,
    said: [expect.stringMatching(/^'--port': npm start takes no words, .*PORT=3001 npm start/)],
  });
});
