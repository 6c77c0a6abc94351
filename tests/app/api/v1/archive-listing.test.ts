import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import * as archive from "@/app/api/v1/listings/[id]/archive/route";
import * as restore from "@/app/api/v1/listings/[id]/restore/route";
import * as listing from "@/app/api/v1/listings/[id]/route";
import * as listings from "@/app/api/v1/listings/route";
import { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { callRoute, type Handler } from "@/tests/support/call-route";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { ADMIN, CUSTOMER, decide, insertDesk, OTHER, OWNER, PUMPS } from "@/tests/support/provider-desk";

useDatabase();
beforeAll(insertDesk);

const post = (handler: Handler, id: string | string[], as: string | null) =>
  callRoute(handler, { method: "POST", as, params: { id } });

let made = 0;
async function create(
  status: "pending_approval" | "approved" | "rejected",
): Promise<{ id: string; name: string }> {
  const id = idOf("x", (made += 1));
  const name = `Pump number${made}x`;
  await insertListings([
    aListing({
      id,
      name,
      providerUserId: OWNER,
      categoryId: PUMPS,
      status: "pending_approval",
      publishedAt: null,
    }),
  ]);
  await decide(id, status);
  return { id, name };
}
const isFound = async (name: string) =>
  (await callRoute(listings.GET, { as: null, query: `?q=${encodeURIComponent(name)}` })).body.total === 1;
const auditOf = (subjectId: string) =>
  db.auditEntry.findMany({
    where: { subjectId },
    orderBy: { id: "asc" },
    select: { actorUserId: true, action: true, subjectType: true, details: true },
  });

const STATUSES = ["pending_approval", "approved", "rejected"] as const;
const people = [
  ["its owner", OWNER],
  ["an admin", ADMIN],
] as const;

describe("POST /listings/{id}/archive", () => {
  test.each(STATUSES.flatMap((status) => people.map(([who, as]) => [status, who, as] as const)))(
    "a %s one by %s: 200, out of search, gone for visitors, one audit row",
    async (was, _who, as) => {
      const { id, name } = await create(was);
      expect(await isFound(name)).toBe(was === "approved");
      const { status, body } = await post(archive.POST, id, as);
      expect(status).toBe(200);
      expect(ManagedListing.strict().safeParse(body.listing).error).toBeUndefined();
      expect(body.listing).toMatchObject({ id, status: "archived" });
      expect(await isFound(name)).toBe(false);
      const shown = await callRoute(listing.GET, { as: null, params: { id } });
      expect(shown.status).toBe(410);
      expect(await auditOf(id)).toEqual([
        { actorUserId: as, action: "listing.archived", subjectType: "listing", details: { name, was } },
      ]);
    },
  );

  test("what its owner archived an admin archives over it: 200, a new version, one audit row more", async () => {
    const { id, name } = await create("approved");
    const first = (await post(archive.POST, id, OWNER)).body.listing;
    expect(first.archivedBy).toBe("owner");
    const { status, body } = await post(archive.POST, id, ADMIN);
    expect({ status, listing: body.listing }).toMatchObject({
      status: 200,
      listing: { id, status: "archived", archivedBy: "admin" },
    });
    expect(Date.parse(body.listing.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    expect((await auditOf(id)).map(({ actorUserId, details }) => [actorUserId, details])).toEqual([
      [OWNER, { name, was: "approved" }],
      [ADMIN, { name, was: "archived" }],
    ]);
    expect((await post(archive.POST, id, OWNER)).status).toBe(409);
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).archivedBy).toBe(ADMIN);
  });

  test("an archived one is 409 with its status", async () => {
    const { id } = await create("approved");
    await post(archive.POST, id, ADMIN);
    for (const as of [OWNER, ADMIN]) {
      const { status, body } = await post(archive.POST, id, as);
      expect({ status, code: body.code, errors: body.errors }).toEqual({
        status: 409,
        code: "CONFLICT",
        errors: [toldAt("status", "statusNow", { status: "archived" })],
      });
    }
    expect(await auditOf(id)).toHaveLength(1);
  });

  test("a visitor 401; another provider, a customer, an unknown or malformed id: the same 404", async () => {
    const { id } = await create("approved");
    expect((await post(archive.POST, id, null)).status).toBe(401);
    for (const [which, as] of [
      [id, OTHER],
      [id, CUSTOMER],
      [idOf("x", 999), OTHER],
      [idOf("x", 999), ADMIN],
      [crypto.randomUUID(), OTHER],
      ["1", OTHER],
      [[id], OTHER],
      ["x".repeat(10_000), OTHER],
    ] as const) {
      const { status, body } = await post(archive.POST, which as string, as);
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: "NOT_FOUND", key: "notFound", message: "Not found", requestId: expect.any(String) },
      });
    }
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
    expect(await auditOf(id)).toEqual([]);
  });

  test.skipIf(skipOnPglite)(
    "by ten at once: one 200 each for its owner and for admins at most, an audit row each, and it is the admins'",
    async () => {
      const { id } = await create("approved");
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => post(archive.POST, id, n % 2 ? OWNER : ADMIN)),
      );
      const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.listing.archivedBy);
      expect([["admin"], ["admin", "owner"]]).toContainEqual(won.toSorted());
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(10 - won.length);
      expect(await auditOf(id)).toHaveLength(won.length);
      expect((await db.listing.findUniqueOrThrow({ where: { id } })).archivedBy).toBe(ADMIN);
    },
  );
});

describe("POST /listings/{id}/restore", () => {
  test.each([
    ["approved", "approved"],
    ["pending_approval", "pending_approval"],
    ["rejected", "pending_approval"],
  ] as const)("one that was %s is %s again", async (was, becomes) => {
    const { id, name } = await create(was);
    const before = await db.listing.findUniqueOrThrow({ where: { id } });
    await post(archive.POST, id, OWNER);
    const { status, body } = await post(restore.POST, id, OWNER);
    expect(status).toBe(200);
    expect(ManagedListing.strict().safeParse(body.listing).error).toBeUndefined();
    expect(body.listing).toMatchObject({
      status: becomes,
      rejectionReason: null,
      publishedAt: before.publishedAt?.toISOString() ?? null,
    });
    expect(await isFound(name)).toBe(becomes === "approved");
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).archivedFrom).toBeNull();
    expect((await auditOf(id))[1]).toEqual({
      actorUserId: OWNER,
      action: "listing.restored",
      subjectType: "listing",
      details: { name, status: becomes },
    });
  });

  test.each(STATUSES)("one that was %s when an admin took it down waits for approval", async (was) => {
    const { id, name } = await create(was);
    await post(archive.POST, id, ADMIN);
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).archivedBy).toBe(ADMIN);
    const { status, body } = await post(restore.POST, id, OWNER);
    expect(status).toBe(200);
    expect(body.listing.status).toBe("pending_approval");
    expect(await isFound(name)).toBe(false);
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).archivedBy).toBeNull();
  });

  test("one that an admin archived over its owner's archive waits for approval", async () => {
    const { id, name } = await create("approved");
    await post(archive.POST, id, OWNER);
    await post(archive.POST, id, ADMIN);
    expect((await post(restore.POST, id, OWNER)).body.listing).toMatchObject({
      status: "pending_approval",
      archivedBy: null,
    });
    expect(await isFound(name)).toBe(false);
  });

  test.skipIf(skipOnPglite)(
    "restored while an admin archives it, it is never in search, 50 times, whoever was first",
    async () => {
      for (let n = 0; n < 50; n++) {
        const { id } = await create("approved");
        await post(archive.POST, id, OWNER);
        const both = [() => post(archive.POST, id, ADMIN), () => post(restore.POST, id, OWNER)];
        if (n % 2) both.reverse();
        const answers = await Promise.all(both.map((act) => act()));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const { status } = await db.listing.findUniqueOrThrow({ where: { id } });
        expect(["archived", "pending_approval"]).toContain(status);
      }
    },
  );

  test("one that an old version archived goes to approval", async () => {
    const { id } = await create("approved");
    await db.listing.update({ where: { id }, data: { status: "archived", archivedFrom: null } });
    expect((await post(restore.POST, id, OWNER)).body.listing.status).toBe("pending_approval");
  });

  test.each(STATUSES)("a %s one is 409 with its status", async (was) => {
    const { id } = await create(was);
    const { status, body } = await post(restore.POST, id, OWNER);
    expect({ status, errors: body.errors }).toEqual({
      status: 409,
      errors: [toldAt("status", "statusNow", { status: was })],
    });
  });

  test("a visitor 401, a customer and an admin 403, somebody else's and unknown ones the same 404", async () => {
    const { id } = await create("approved");
    await post(archive.POST, id, OWNER);
    expect((await post(restore.POST, id, null)).status).toBe(401);
    expect((await post(restore.POST, id, CUSTOMER)).status).toBe(403);
    expect((await post(restore.POST, id, ADMIN)).status).toBe(403);
    for (const which of [id, idOf("x", 999), crypto.randomUUID(), "1", "x".repeat(10_000)]) {
      const { status, body } = await post(restore.POST, which, OTHER);
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: "NOT_FOUND", key: "notFound", message: "Not found", requestId: expect.any(String) },
      });
    }
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("archived");
  });
});
