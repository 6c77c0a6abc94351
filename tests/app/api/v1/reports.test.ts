import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as resolve from "@/app/api/v1/admin/reports/[id]/resolve/route";
import * as list from "@/app/api/v1/admin/reports/route";
import * as report from "@/app/api/v1/listings/[id]/reports/route";
import { countOpenReports } from "@/lib/domain/listings/reports/list-reports";
import type { ListingReport } from "@/lib/schemas/report";
import { db } from "@/lib/server/db";
import { callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { anAdmin, auditRows } from "@/tests/support/people";
import { ADMIN, insertDesk, OWNER, PUMPS } from "@/tests/support/provider-desk";

useDatabase();

const [FIRST, SECOND, PENDING] = [idOf("x", 1), idOf("x", 2), idOf("x", 3)];
beforeAll(async () => {
  await insertDesk();
  const listing = (id: string, name: string) =>
    aListing({ id, name, providerUserId: OWNER, categoryId: PUMPS });
  await insertListings([
    listing(FIRST, "Solar pump"),
    listing(SECOND, "Hand pump"),
    { ...listing(PENDING, "Pending pump"), status: "pending_approval", publishedAt: null },
  ]);
});
beforeEach(() => db.listingReport.deleteMany());

const send = (id: string, json: unknown) =>
  callRoute(report.POST, { method: "POST", as: null, params: { id }, json });
const ask = async (query = "") => (await callRoute(list.GET, { as: ADMIN, query })).body;
const settle = (id: string, outcome: unknown) =>
  callRoute(resolve.POST, { method: "POST", as: ADMIN, params: { id }, json: { outcome } });

test("a report stands on the desk with its listing, oldest first, until it is settled once", async () => {
  const sent = await send(FIRST, { reason: "wrong_number", details: "It rings at a school." });
  expect(sent).toMatchObject({ status: 201, body: { message: "Thank you. We will look at this listing." } });
  await send(SECOND, { reason: "fake", details: "  " });
  await send(FIRST, { reason: "closed_down" });

  const open = await ask("?status=open");
  expect(open).toMatchObject({
    total: 3,
    items: [
      {
        reason: "wrong_number",
        details: "It rings at a school.",
        status: "open",
        outcome: null,
        listing: {
          id: FIRST,
          name: "Solar pump",
          slug: `solar-pump-${FIRST}`,
          status: "approved",
          archivedBy: null,
          companyName: expect.stringMatching(/./),
          openReports: 2,
          decidedReports: 0,
        },
      },
      { reason: "fake", details: null, listing: { id: SECOND, openReports: 1 } },
      { reason: "closed_down" },
    ],
  });
  expect(await countOpenReports(anAdmin(ADMIN))).toBe(3);
  expect((await ask("?limit=1&page=3")).items).toMatchObject([{ reason: "wrong_number" }]);

  const { id } = open.items[0];
  expect((await settle(id, "maybe")).status).toBe(400);
  expect((await settle(id, "acted")).body.report).toMatchObject({
    id,
    status: "resolved",
    outcome: "acted",
    resolvedAt: expect.any(String),
    listing: { openReports: 1, decidedReports: 0 },
  });
  expect(
    (await ask("?status=open")).items.find(({ listing }: ListingReport) => listing.id === FIRST),
  ).toMatchObject({
    listing: { openReports: 1, decidedReports: 1 },
  });
  expect(await settle(id, "no_action")).toMatchObject({
    status: 409,
    body: { errors: [toldAt("status", "statusNow", { status: "resolved" })] },
  });
  expect(await ask("?status=resolved")).toMatchObject({ total: 1, items: [{ id, outcome: "acted" }] });
  expect(await ask("?status=open")).toMatchObject({ total: 2 });
  expect(await auditRows()).toEqual([
    {
      actorUserId: ADMIN,
      action: "report.resolved",
      subjectType: "report",
      subjectId: id,
      details: { name: "Solar pump", listingId: FIRST, reason: "wrong_number", outcome: "acted" },
    },
  ]);
});

test("what is refused, and what is dropped", async () => {
  expect((await send(PENDING, { reason: "fake" })).status).toBe(404);
  expect((await send(idOf("x", 9), { reason: "fake" })).status).toBe(404);
  expect((await send(FIRST, {})).body.errors).toEqual([toldAt("reason", "reportReasonRequired")]);
  expect((await send(FIRST, { reason: "fake", details: "x".repeat(501) })).body.errors).toMatchObject([
    toldAt("details", "reportDetailsLength"),
  ]);
  expect((await send(FIRST, { reason: "fake", website: "spam" })).status).toBe(201);
  expect(await db.listingReport.count()).toBe(0);
  expect((await settle(idOf("r", 1), "acted")).status).toBe(404);
});

test.skipIf(skipOnPglite)("of two admins one settles it", async () => {
  await send(FIRST, { reason: "fake" });
  const { id } = (await ask()).items[0];
  const answers = await Promise.all([settle(id, "acted"), settle(id, "no_action")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
