// The production server stops while a mail is on its way. The database support comes first: it says where the database is.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { useMailService } from "@/tests/support/mail-service";
import { provideBuild, serveBuild } from "@/tests/support/production-server";
import { serverSettings } from "@/tests/support/server-world";

describe.skipIf(skipOnPglite)("a server that stops (needs real Postgres)", () => {
  const service = useMailService();
  useDatabase();
  beforeAll(provideBuild, 10 * 60_000);

  test("waits for the mail that is on its way: it is sent, and noted", async () => {
    const email = "forgetful@example.com";
    await db.user.create({ data: { email, role: "customer" } });
    const dataDir = mkdtempSync(path.join(tmpdir(), "mails-at-stop-"));
    const server = await serveBuild({ ...serverSettings(), DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    let stop = (): void => undefined;
    const asked = new Promise<void>((resolve) => (stop = resolve));
    // A slow service: it answers a second after the server was asked to stop, which has nothing else to do.
    service.whileItThinks(() => asked.then(() => sleep(1000)));
    const answer = await fetch(`${server.origin}/api/v1/auth/password/forgot`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.origin },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(204);
    await expect.poll(() => service.tries()).toHaveLength(1);
    expect(service.taken()).toEqual([]);
    stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect(service.taken()).toMatchObject([{ to: email, subject: "Set a new password" }]);
    expect(await db.queuedMail.findMany()).toMatchObject([{ sentAt: expect.any(Date), attempts: 1 }]);
  });
});
