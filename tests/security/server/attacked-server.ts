// The production server, with people on it, for tests that attack it. Its imports stand in an order that matters.
import { knownSecrets } from "@/tests/security/server/known-secrets";
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createWorld, type World } from "@/tests/support/api-world";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const BUILD_TIMEOUT_MS = 10 * 60_000;

export type Attacked = { readonly world: World; readonly server: Server; readonly dataDir: string };

/** Starts it for the calling test file; the result gives it once the tests run. */
export function attackedServer(): () => Attacked {
  let attacked: Attacked;
  let stop = (): Promise<void> => Promise.resolve();
  useDatabase();
  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "attacked-"));
    await insertPumps();
    const server = await serveBuild({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...serverSettings(),
      ...knownSecrets(),
    });
    stop = async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    attacked = { server, dataDir, world: await createWorld(server.origin, makeAdmin) };
  }, BUILD_TIMEOUT_MS);
  afterAll(() => stop());
  return () => attacked;
}
