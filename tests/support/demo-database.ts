import { rmSync } from "node:fs";
import path from "node:path";
import {
  databasePrefix,
  dropDatabase,
  projectRoot,
  usingClient,
  withDatabase,
} from "@/tests/support/test-database";

/**
 * An empty database for the demo that the tests start, so that its first start is a first start. On PGlite the demo
 * makes its own in the folder kept for tests. Call it after `prepareTestDatabase`; the result drops it.
 */
export async function createDemoDatabase(): Promise<() => Promise<void>> {
  rmSync(path.join(projectRoot, ".data", "test-demo"), { recursive: true, force: true });
  const url = process.env.TEST_DATABASE_URL;
  if (!url || process.env.TEST_DATABASE_KIND === "pglite") return () => Promise.resolve();
  // Of this run, so that two runs on one server leave each other's alone, and a killed one's is found and dropped.
  const name = `${databasePrefix(process.pid)}demo`;
  await usingClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  process.env.TEST_DEMO_DATABASE_URL = withDatabase(url, name);
  return async () => {
    delete process.env.TEST_DEMO_DATABASE_URL;
    await dropDatabase(url, name);
  };
}
