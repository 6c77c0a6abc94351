// The production server behind PgBouncer in transaction mode (docs/running/several-instances.md).
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { createWorld, type World } from "@/tests/support/api-world";
import { hasPgbouncer, HOW_TO_GET_PGBOUNCER, type Pooler, startPgbouncer } from "@/tests/support/pgbouncer";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { runCommand } from "@/tests/support/run-command";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";
import { usingClient } from "@/tests/support/test-database";

test.runIf(!hasPgbouncer)(HOW_TO_GET_PGBOUNCER, (context) => {
  if (process.env.CI) throw new Error(HOW_TO_GET_PGBOUNCER);
  context.skip(HOW_TO_GET_PGBOUNCER);
});

describe.skipIf(skipOnPglite || !hasPgbouncer)("behind PgBouncer (needs real Postgres)", () => {
  useDatabase();
  const role = `served_${randomBytes(4).toString("hex")}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), "pooler-"));
  const own = new URL(databaseUrl);
  let pooler: Pooler;
  let server: Server | undefined;
  let world: World;

  beforeAll(async () => {
    const password = randomBytes(12).toString("hex");
    await usingClient(databaseUrl, (client) =>
      client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`),
    );
    own.username = role;
    own.password = password;
    await grantServingRole({ url: own.href, migrationUrl: databaseUrl });
    pooler = await startPgbouncer(own.href);
    await insertPumps();
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await pooler?.remove();
    rmSync(dataDir, { recursive: true, force: true });
    await usingClient(databaseUrl, async (client) => {
      await client.query(`DROP OWNED BY ${role}`);
      await client.query(`DROP ROLE ${role}`);
    });
  });

  const settings = () => ({
    ...serverSettings(),
    NODE_ENV: "production",
    DATABASE_URL: pooler.url,
    DATABASE_POOLER: "1",
    DATA_DIR: dataDir,
  });

  test("a role without limits is refused at the start, and npm run migrate gives it some", async () => {
    const refused = await serveBuild({
      ...settings(),
      ALLOW_UNCONFIGURED: "0",
      APP_ORIGIN: "http://shop.internal",
    }).then(
      async (started) => {
        await started.stop();
        return "it started";
      },
      (error: unknown) => String(error),
    );
    expect(refused).toContain("DATABASE_POOLER: the role has no limits of time yet");
    const migrated = await runCommand("migrate", [], {
      env: { DATABASE_URL: pooler.url, DATABASE_MIGRATION_URL: databaseUrl, DATABASE_POOLER: "1" },
    });
    expect(migrated).toMatchObject({ code: 0, stdout: expect.stringContaining("stand at the role") });
    await pooler.kill();
    await pooler.start();
    const limits = await usingClient(pooler.url, (client) =>
      client.query<{ statement: string; lock: string; jit: string }>(
        "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock, current_setting('jit') AS jit",
      ),
    );
    expect(limits.rows).toEqual([{ statement: "3500ms", lock: "3s", jit: "off" }]);
  }, 120_000);

  test("search, sign-in, a listing, its approval, an enquiry: as without it", async () => {
    server = await serveBuild(settings());
    world = await createWorld(server.origin, makeAdmin);
    const { id } = await world.createListing();
    await world.decide("approve", id);
    const found = await world.send("GET", "/api/v1/listings?limit=50");
    expect([found.status, found.text.includes(id)]).toEqual([200, true]);
    const json = {
      listingId: id,
      name: "Visitor",
      email: "visitor@example.com",
      message: "Ten of them?",
      consent: true,
    };
    expect((await world.send("POST", "/api/v1/enquiries", { body: { json } })).status).toBe(201);
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        world.send("GET", n % 3 === 0 ? `/services?q=pump${n}` : `/api/v1/listings?q=pump${n}`),
      ),
    );
    expect([...new Set(many.map(({ status }) => status))]).toEqual([200]);
  }, 120_000);

  test("killed, what needs it is 503 and never 500, and all is well when it is back", async () => {
    await pooler.kill();
    const away = await Promise.all(
      ["/api/v1/listings?q=away", "/api/v1/categories", "/services?q=away", "/api/v1/ready"].map((address) =>
        world.send("GET", address),
      ),
    );
    expect([...new Set(away.map(({ status }) => status))]).toEqual([503]);
    await pooler.start();
    await expect
      .poll(async () => (await world.send("GET", "/api/v1/listings?q=back")).status, { timeout: 15_000 })
      .toBe(200);
    expect((await world.send("GET", "/api/v1/ready")).status).toBe(200);
  });
});
