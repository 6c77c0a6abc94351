import { toldAt } from "@/tests/support/a-failure";
import { useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import * as audit from "@/app/api/v1/admin/audit/route";
import * as adminListings from "@/app/api/v1/admin/listings/route";
import * as searches from "@/app/api/v1/admin/searches/route";
import * as synonym from "@/app/api/v1/admin/synonyms/[id]/route";
import * as synonyms from "@/app/api/v1/admin/synonyms/route";
import * as users from "@/app/api/v1/admin/users/route";
import * as disable from "@/app/api/v1/admin/users/[id]/disable/route";
import * as enable from "@/app/api/v1/admin/users/[id]/enable/route";
import * as category from "@/app/api/v1/categories/[id]/route";
import * as subcategories from "@/app/api/v1/categories/[id]/subcategories/route";
import * as categories from "@/app/api/v1/categories/route";
import * as approve from "@/app/api/v1/listings/[id]/approve/route";
import * as reject from "@/app/api/v1/listings/[id]/reject/route";
import * as subcategory from "@/app/api/v1/subcategories/[id]/route";
import { db } from "@/lib/server/db";
import { type CallOptions, callRoute, forgetSessions, type Handler } from "@/tests/support/call-route";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { insertPeople } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const [BOSS, ACME, ASHA] = [idOf("a", 1), idOf("p", 1), idOf("k", 1)];
const [PUMPS, PARTS, PENDING, APPROVED] = [idOf("c", 1), idOf("s", 1), idOf("x", 1), idOf("x", 2)];
const NAL = idOf("n", 1);
const [REASON, MAIL] = ["canary-reason", `${ACME}@secret.example.com`];

beforeEach(async () => {
  await empty("users", "categories", "audit_log", "search_synonyms");
  await db.$executeRaw`INSERT INTO search_synonyms (id, term, meaning) VALUES (${NAL}, 'nal', 'tap')`;
  forgetSessions();
  await insertPeople([
    { id: BOSS, role: "admin" },
    { id: ASHA, role: "customer" },
  ]);
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await insertCategories(
    [{ id: PUMPS, name: "Pumps", slug: "pumps" }],
    [{ id: PARTS, categoryId: PUMPS, name: "Parts", slug: "parts" }],
  );
  const base = { providerUserId: ACME, categoryId: PUMPS };
  await insertListings([
    aListing({ ...base, id: PENDING, status: "pending_approval", publishedAt: null }),
    aListing({ ...base, id: APPROVED }),
  ]);
});

type Operation = { name: string; handler: Handler; call: Omit<CallOptions, "as">; status: number };
const OPERATIONS: readonly Operation[] = [
  { name: "GET /admin/listings", handler: adminListings.GET, call: {}, status: 200 },
  { name: "GET /admin/users", handler: users.GET, call: {}, status: 200 },
  { name: "GET /admin/audit", handler: audit.GET, call: {}, status: 200 },
  {
    name: "POST /admin/users/{id}/disable",
    handler: disable.POST,
    call: { method: "POST", params: { id: ACME } },
    status: 200,
  },
  {
    name: "POST /listings/{id}/approve",
    handler: approve.POST,
    call: { method: "POST", params: { id: PENDING } },
    status: 200,
  },
  {
    name: "POST /listings/{id}/reject",
    handler: reject.POST,
    call: { method: "POST", params: { id: PENDING } },
    status: 200,
  },
  { name: "GET /admin/searches", handler: searches.GET, call: {}, status: 200 },
  { name: "GET /admin/synonyms", handler: synonyms.GET, call: {}, status: 200 },
  {
    name: "POST /admin/synonyms",
    handler: synonyms.POST,
    call: { method: "POST", json: { term: "nal mistri", meaning: "plumber" } },
    status: 201,
  },
  {
    name: "DELETE /admin/synonyms/{id}",
    handler: synonym.DELETE,
    call: { method: "DELETE", params: { id: NAL } },
    status: 204,
  },
  {
    name: "POST /categories",
    handler: categories.POST,
    call: { method: "POST", json: { name: "Fans" } },
    status: 201,
  },
  {
    name: "PATCH /categories/{id}",
    handler: category.PATCH,
    call: { method: "PATCH", params: { id: PUMPS }, json: { name: "Turbines" } },
    status: 200,
  },
  {
    name: "POST /categories/{id}/subcategories",
    handler: subcategories.POST,
    call: { method: "POST", params: { id: PUMPS }, json: { name: "Spares" } },
    status: 201,
  },
  {
    name: "PATCH /subcategories/{id}",
    handler: subcategory.PATCH,
    call: { method: "PATCH", params: { id: PARTS }, json: { hidden: true } },
    status: 200,
  },
];
const WITH_ID = OPERATIONS.filter(({ call }) => call.params !== undefined);

describe.each(OPERATIONS)("$name", ({ handler, call, status }) => {
  test("is for admins: 401 for a visitor, 403 for others, the owner too, and nothing happens", async () => {
    expect((await callRoute(handler, { ...call, as: null })).status).toBe(401);
    for (const as of [ASHA, ACME]) {
      const { status: refused, body } = await callRoute(handler, { ...call, as });
      expect([refused, body.code]).toEqual([403, "FORBIDDEN"]);
    }
    expect(await db.auditEntry.count()).toBe(0);
  });

  test(`answers an admin with ${status}`, async () => {
    const answer = await callRoute(handler, { ...call, as: BOSS });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  });

  test("is refused from the next request on when the admin is one no more", async () => {
    expect((await callRoute(handler, { ...call, as: BOSS })).status).toBe(status);
    await db.user.update({ where: { id: BOSS }, data: { role: "customer" } });
    expect((await callRoute(handler, { ...call, as: BOSS })).status).toBe(403);
    await db.user.update({ where: { id: BOSS }, data: { role: "admin", disabledAt: new Date() } });
    expect((await callRoute(handler, { ...call, as: BOSS })).status).toBe(401);
  });
});

describe.each(WITH_ID)("$name of what is not there", ({ handler, call }) => {
  test.each([
    ["an unknown id", "0000000000000000"],
    ["no id at all", "1"],
    ["a UUID", "7b1c3f4e-0000-4000-8000-000000000000"],
    ["a long one", "x".repeat(10_000)],
    ["several", [PENDING, PUMPS]],
  ])("is 404, and the same for %s", async (_name, id) => {
    const { status, body } = await callRoute(handler, { ...call, params: { id }, as: BOSS });
    expect(status).toBe(404);
    expect({ ...body, requestId: "" }).toEqual({
      code: "NOT_FOUND",
      key: "notFound",
      message: "Not found",
      requestId: "",
    });
  });
});

describe("what is answered", () => {
  test("a decision: the listing; a second one: 409 with the status", async () => {
    const call = { method: "POST", params: { id: PENDING }, as: BOSS } as const;
    const rejected = await callRoute(reject.POST, { ...call, json: { reason: REASON } });
    expect(rejected.body).toMatchObject({
      listing: {
        id: PENDING,
        _id: PENDING,
        status: "rejected",
        rejectionReason: REASON,
        provider: { email: MAIL },
      },
    });
    for (const handler of [approve.POST, reject.POST]) {
      const { status, body } = await callRoute(handler, call);
      expect([status, body.code, body.errors]).toEqual([
        409,
        "CONFLICT",
        [toldAt("status", "statusNow", { status: "rejected" })],
      ]);
    }
  });

  test("disabling and enabling: the user; a second time, and oneself: 409", async () => {
    const call = { method: "POST", params: { id: ACME }, as: BOSS } as const;
    expect((await callRoute(disable.POST, call)).body.user).toMatchObject({ id: ACME, role: "provider" });
    expect((await callRoute(disable.POST, call)).status).toBe(409);
    expect((await callRoute(adminListings.GET, { as: ACME })).status).toBe(401);
    expect((await callRoute(enable.POST, call)).body.user).toMatchObject({ id: ACME, disabledAt: null });
    expect((await callRoute(enable.POST, call)).status).toBe(409);
    expect((await callRoute(disable.POST, { ...call, params: { id: BOSS } })).status).toBe(409);
    expect((await callRoute(enable.POST, { ...call, params: { id: BOSS } })).status).toBe(404);
  });

  test("a category made twice: 201, then 409 at its name", async () => {
    const call = { method: "POST", json: { name: "Fans" }, as: BOSS } as const;
    const made = await callRoute(categories.POST, call);
    expect(made.body.category).toMatchObject({ name: "Fans", slug: "fans", hidden: false });
    expect(made.body.category._id).toBe(made.body.category.id);
    const again = await callRoute(categories.POST, { ...call, json: { name: "FANS" } });
    expect([again.status, again.body.errors[0].path]).toEqual([409, "name"]);
    const sub = { method: "POST", params: { id: PUMPS }, json: { name: "parts" }, as: BOSS } as const;
    expect((await callRoute(subcategories.POST, sub)).status).toBe(409);
  });

  test("lists: rows, total and page; nothing that signs anybody in", async () => {
    await db.user.updateMany({ data: { passwordHash: "$argon2id$canary" } });
    const answers = [
      await callRoute(adminListings.GET, { query: "?status=pending_approval&limit=10", as: BOSS }),
      await callRoute(users.GET, { query: "?role=provider&includeProfile=true&limit=500", as: BOSS }),
      await callRoute(audit.GET, { query: "?action=listing.approved", as: BOSS }),
    ];
    expect(answers.map(({ body }) => [body.total, body.items.length, body.page, body.limit])).toEqual([
      [1, 1, 1, 10],
      [1, 1, 1, 500],
      [0, 0, 1, 20],
    ]);
    expect(answers[1]!.body.items[0].providerProfile.companyName).toBe("Acme Works");
    expect(answers.map(({ text }) => text).join()).not.toMatch(/argon2|canary|password/i);
  });
});

describe("400 names the field", () => {
  const make = { handler: categories.POST, method: "POST" } as const;
  const change = { handler: category.PATCH, method: "PATCH", params: { id: PUMPS } } as const;
  const refuse = { handler: reject.POST, method: "POST", params: { id: PENDING } } as const;
  const accept = { ...refuse, handler: approve.POST } as const;
  test.each<[string, { handler: Handler } & Omit<CallOptions, "as">, string]>([
    ["no name", { ...make, json: {} }, "name"],
    ["a blank name", { ...make, json: { name: "  " } }, "name"],
    ["a long name", { ...make, json: { name: "x".repeat(61) } }, "name"],
    ["a name with NUL", { ...make, json: { name: "a\0b" } }, "name"],
    ["a name that is no text", { ...make, json: { name: 5 } }, "name"],
    ["a position that is no number", { ...change, json: { position: "first" } }, "position"],
    ["a position too large", { ...change, json: { position: 1_000_001 } }, "position"],
    ["hidden that is neither", { ...change, json: { hidden: "yes" } }, "hidden"],
    ["a long reason", { ...refuse, json: { reason: "x".repeat(501) } }, "reason"],
    ["a version that is no moment", { ...refuse, json: { updatedAt: "yesterday" } }, "updatedAt"],
    ["a version that is a number", { ...accept, json: { updatedAt: 5 } }, "updatedAt"],
    ["a status unknown", { handler: adminListings.GET, query: "?status=open" }, "status"],
    ["an id that is none", { handler: adminListings.GET, query: "?providerUserId=1" }, "providerUserId"],
    ["a page too far", { handler: adminListings.GET, query: "?page=10001" }, "page"],
    ["a page too long", { handler: adminListings.GET, query: "?limit=101" }, "limit"],
    ["a query with NUL", { handler: adminListings.GET, query: "?q=%00" }, "q"],
    ["a price that is none", { handler: adminListings.GET, query: "?priceMin=1.5" }, "priceMin"],
    ["prices that cross", { handler: adminListings.GET, query: "?priceMin=2&priceMax=1" }, "priceMax"],
    ["a parameter twice", { handler: adminListings.GET, query: "?page=1&page=2" }, "page"],
    ["admins among users", { handler: users.GET, query: "?role=admin" }, "role"],
    ["more than 500 users", { handler: users.GET, query: "?limit=501" }, "limit"],
    ["an action that is none", { handler: audit.GET, query: "?action=%27" }, "action"],
  ])("%s", async (_name, { handler, ...call }, path) => {
    const { status, body } = await callRoute(handler, { ...call, as: BOSS });
    expect([status, body.code, body.errors[0].path]).toEqual([400, "VALIDATION_ERROR", path]);
  });

  test.each([
    ["id", categories.POST, "POST", {}, { name: "Fans", id: idOf("c", 9) }],
    ["slug", category.PATCH, "PATCH", { id: PUMPS }, { name: "Fans", slug: "other" }],
    ["categoryId", subcategory.PATCH, "PATCH", { id: PARTS }, { name: "Fans", categoryId: PUMPS }],
    ["status", reject.POST, "POST", { id: PENDING }, { reason: "No", status: "approved" }],
    ["nothing", category.PATCH, "PATCH", { id: PUMPS }, {}],
  ] as const)("a body with %s in it is refused (A7)", async (_key, handler, method, params, json) => {
    const { status } = await callRoute(handler, { method, params, json, as: BOSS });
    expect([status, await db.auditEntry.count()]).toEqual([400, 0]);
  });

  test("a reason is optional, and so is the body", async () => {
    const call = { method: "POST", params: { id: PENDING }, as: BOSS } as const;
    const { status, body } = await callRoute(reject.POST, { ...call, json: { reason: "x".repeat(500) } });
    expect([status, body.listing.rejectionReason.length]).toEqual([200, 500]);
  });
});

test("a decision about another version is 409 with the version that waits (docs/product/listings.md#decisions)", async () => {
  const call = { method: "POST", params: { id: PENDING }, as: BOSS } as const;
  const { updatedAt } = await db.listing.findUniqueOrThrow({ where: { id: PENDING } });
  const current = updatedAt.toISOString();
  for (const handler of [approve.POST, reject.POST]) {
    for (const other of ["2020-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"]) {
      const { status, body } = await callRoute(handler, { ...call, json: { updatedAt: other } });
      expect([status, body.code, body.errors]).toEqual([
        409,
        "CONFLICT",
        [toldAt("updatedAt", "versionNow", { updatedAt: current })],
      ]);
    }
  }
  expect((await callRoute(approve.POST, { ...call, json: { updatedAt: current } })).status).toBe(200);
});

test("other methods are 405 and name the ones there are", async () => {
  const answers = [
    await callRoute(approve.GET, { as: BOSS }),
    await callRoute(category.GET, { as: BOSS }),
    await callRoute(adminListings.POST, { method: "POST", as: BOSS }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
    [405, "POST"],
    [405, "PATCH"],
    [405, "GET"],
  ]);
});
