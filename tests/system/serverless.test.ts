// The build as a serverless host runs it: no front server, no disk but the temporary one, frozen after each answer.
// The database support comes first: it says where the database is.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { createWorld, type World } from "@/tests/support/api-world";
import { startBucket } from "@/tests/support/bucket";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { startFreezingHost } from "@/tests/support/freezing-host";
import { useMailService } from "@/tests/support/mail-service";
import { picture } from "@/tests/support/multipart";
import { provideBuild, type Server, servePlainly } from "@/tests/support/production-server";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const CRON_SECRET = "the-secret-of-the-scheduler";
const APPROVALS = 5;
const ADDRESSES = Array.from({ length: 20 }, (_, i) => `203.0.113.${i + 1}`);

describe.skipIf(skipOnPglite)("a serverless host (needs real Postgres)", () => {
  const mails = useMailService();
  useDatabase();
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let host: Awaited<ReturnType<typeof startFreezingHost>>;
  let server: Server | undefined;
  let temporary: string;
  let world: World;

  beforeAll(async () => {
    await provideBuild();
    await insertPumps();
    [bucket, host] = await Promise.all([startBucket(), startFreezingHost()]);
    temporary = mkdtempSync(path.join(tmpdir(), "serverless-"));
    chmodSync(temporary, 0o777);
    const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
    server = await servePlainly(
      {
        ...serverSettings(),
        SERVERLESS: "1",
        APP_ORIGIN: host.origin,
        CLIENT_ADDRESS_HEADER: "x-vercel-forwarded-for",
        CRON_SECRET,
        MAIL_FROM: "VendorSetu <mail@example.com>",
        RATE_LIMIT_SCALE: "1",
        DATABASE_URL: databaseUrl,
        DATA_DIR: "",
        TMPDIR: temporary,
        STORAGE: "s3",
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: name,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
      { asNobody: true },
    );
    host.holds({ port: Number(new URL(server.origin).port), pid: server.pid });
    world = await createWorld(host.origin, makeAdmin);
  }, 10 * 60_000);
  afterAll(async () => {
    await host?.stop();
    await server?.stop();
    await bucket?.stop();
    rmSync(temporary, { recursive: true, force: true });
  });

  const cron = async (jobs: string) => {
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    const { status, text } = await world.send("GET", `/api/v1/cron?jobs=${jobs}`, { headers });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return (JSON.parse(text) as { jobs: { state: string; done: Record<string, number> }[] }).jobs;
  };
  const ownerId = async () => (await db.listing.findFirstOrThrow()).providerUserId;

  test("each page is right on the first request after its approval", async () => {
    await world.createListing();
    const providerUserId = await ownerId();
    const { id: categoryId } = await db.category.findFirstOrThrow();
    const listings = Array.from({ length: APPROVALS }, (_, i) => ({
      ...aListing({ id: idOf("x", i), providerUserId, categoryId }),
      name: `Bore pump ${i}`,
      status: "pending_approval" as const,
      publishedAt: null,
    }));
    await insertListings(listings);
    for (const { id, name } of listings) {
      const page = `/services/${name.toLowerCase().replaceAll(" ", "-")}-${id}`;
      expect((await world.send("GET", page)).status).toBe(404);
      await world.decide("approve", id);
      for (const shown of [page, `/hi${page}`, "/services?sort=created_desc"]) {
        const { status, text, headers } = await world.send("GET", shown);
        expect([shown, status, text.includes(name)]).toEqual([shown, 200, true]);
        expect(headers.get("cache-control")).toContain("no-store");
      }
    }
    expect(host.freezes()).toBeGreaterThan(APPROVALS);
  }, 300_000);

  test("limits per address hold, and what could not be sent goes out by the scheduler, once each", async () => {
    mails.forget();
    const freezesBefore = host.freezes();
    mails.answerWith(500);
    const { id: listingId } = await db.listing.findFirstOrThrow({ where: { status: "approved" } });
    const enquire = (address: string, n: number) =>
      world.send("POST", "/api/v1/enquiries", {
        headers: { "x-vercel-forwarded-for": address },
        body: {
          json: { listingId, name: "Asha", phoneNumber: "9876543210", message: `No. ${n}`, consent: true },
        },
      });
    const statuses: number[][] = [];
    // One after the other: the process is frozen after each.
    for (const address of ADDRESSES) {
      const taken = [];
      for (let n = 1; n <= 6; n += 1) taken.push((await enquire(address, n)).status);
      statuses.push(taken);
    }
    expect(statuses).toEqual(ADDRESSES.map(() => [201, 201, 201, 201, 201, 429]));
    expect(await db.enquiry.count()).toBe(100);
    expect(host.freezes() - freezesBefore).toBeGreaterThanOrEqual(119); // the last answer may still be closing
    expect(mails.taken()).toEqual([]);

    mails.answerWith(200);
    const waiting = await db.queuedMail.count({ where: { kind: "enquiry", sentAt: null } });
    expect(waiting).toBe(100);
    // The minutes until the next try are over.
    await db.queuedMail.updateMany({ where: { sentAt: null }, data: { nextAt: new Date(Date.now() - 1) } });
    const turns = await Promise.all([cron("mails"), cron("mails,search")]);
    expect(turns.flat().map(({ state }) => state)).toEqual(["done", "done", "done"]);
    expect(await db.queuedMail.count({ where: { sentAt: null } })).toBe(0);
    expect(mails.taken().filter(({ subject }) => /enquiry/i.test(subject))).toHaveLength(100);
  }, 120_000);

  test("a picture is stored in the bucket, and goes out through us; the janitors have their turn", async () => {
    const sent = await world.send("POST", "/api/v1/providers/me/pictures", {
      as: world.people.owner,
      body: {
        form: { picture: new File([new Uint8Array(await picture("jpeg"))], "a.jpg", { type: "image/jpeg" }) },
      },
    });
    expect([sent.status, sent.text]).toEqual([201, expect.any(String)]);
    const { url } = (JSON.parse(sent.text) as { picture: { url: string } }).picture;
    const read = await world.send("GET", url);
    expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await cron("files,rows,sums")).map(({ state }) => state)).toEqual(["done", "done", "done"]);
    expect((await world.send("GET", url)).status).toBe(200);
    expect(existsSync(path.join(temporary, "vendorsetu"))).toBe(true);
  });

  test("what visitors did is written behind the answer", async () => {
    const json = { q: "bore pump", place: null, step: "whole", results: 5 };
    const sent = await world.send("POST", "/api/v1/search-events", { body: { json } });
    expect([sent.status, sent.text]).toEqual([204, ""]);
    // The process is frozen by now, perhaps before it could write: the next request wakes it.
    await expect
      .poll(async () => {
        await world.send("GET", "/api/v1/health");
        return db.searchCount.count();
      })
      .toBe(1);
  });

  test("nobody calls the jobs without the secret", async () => {
    expect((await world.send("GET", "/api/v1/cron")).status).toBe(401);
  });
});
