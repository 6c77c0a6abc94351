import { rmSync } from "node:fs";
import path from "node:path";
import { projectRoot, usingClient, withDatabase } from "@/tests/support/test-database";

const NAME = "vendorsetu_test_demo";

/**
 * An empty database for the demo that the tests start, so that its first start is a first start. On PGlite the demo
 * makes its own in the folder kept for tests. Call it after `prepareTestDatabase`.
 */
export async function createDemoDatabase(): Promise<void> {
  rmSync(path.join(projectRoot, ".data", "test-demo"), { recursive: true, force: true });
  const url = process.env.TEST_DATABASE_URL;
  if (!url || process.env.TEST_DATABASE_KIND === "pglite") {
    process.env.DB_BACKEND = "pglite";
    return;
  }
  await usingClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${NAME}`);
  });
  process.env.TEST_DEMO_DATABASE_URL = withDatabase(url, NAME);
}
