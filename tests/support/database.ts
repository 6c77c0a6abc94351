// Import this before anything that leads to lib/server/db: the address is set while this module is loaded.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import {
  createFromTemplate,
  dropDatabase,
  truncateAll,
  waitForPgliteTurn,
  withDatabase,
} from "@/tests/support/test-database";

const SETUP_TIMEOUT_MS = 15 * 60_000; // on PGlite a file waits for the others

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/support/global-setup.ts has not run`);
  return value;
}

const serverUrl = required("TEST_DATABASE_URL");
const isPglite = required("TEST_DATABASE_KIND") === "pglite";
const database = isPglite ? "" : `${required("TEST_DATABASE_PREFIX")}${randomBytes(5).toString("hex")}`;

/** Where the database of this test file is. */
export const databaseUrl = isPglite ? serverUrl : withDatabase(serverUrl, database);

process.env["DATABASE_URL"] = databaseUrl;
process.env["DATABASE_POOL_MAX"] = isPglite ? "1" : "5";

/** Files that share a process share its database too: emptied for each, and dropped with the run. */
const isShared = process.env["TEST_DATABASE_SHARED"] === "1";
let isMade = false;

const forgetting: (() => void)[] = [];
/** What is remembered of rows from one test file to the next is forgotten with them. */
export const onEmptied = (forget: () => void): void => void forgetting.push(forget);

/** For `test.skipIf(skipOnPglite)`: the test needs concurrent sessions, and PGlite has one. Skipped is not passed. */
export const skipOnPglite: boolean = isPglite;

/**
 * Gives the calling test file an empty, migrated database that no other file uses meanwhile: a copy of the template on
 * Postgres; on PGlite the one database with its tables emptied.
 */
export function useDatabase(): void {
  let leave: () => void = () => undefined;
  beforeAll(async () => {
    for (const forget of forgetting) forget();
    if (isPglite) {
      leave = await waitForPgliteTurn();
      await truncateAll(serverUrl);
    } else if (isMade) {
      await truncateAll(databaseUrl);
    } else {
      await createFromTemplate(serverUrl, required("TEST_DATABASE_TEMPLATE"), database);
      isMade = isShared;
    }
  }, SETUP_TIMEOUT_MS);
  afterAll(async () => {
    if (isPglite) leave();
    else if (!isShared) await dropDatabase(serverUrl, database);
  });
}
