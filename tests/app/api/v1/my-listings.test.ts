import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import * as myListings from "@/app/api/v1/providers/me/listings/route";
import { getMyListing } from "@/lib/domain/listings/get-my-listing";
import { countMyListings } from "@/lib/domain/listings/list-my-listings";
import { ManagedListing } from "@/lib/schemas/listing";
import { pageOf } from "@/lib/schemas/page";
import { db } from "@/lib/server/db";
import { prove } from "@/lib/shared/actor";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { ADMIN, CUSTOMER, insertDesk, OTHER, OWNER, PUMPS } from "@/tests/support/provider-desk";

useDatabase();

const MINE = 45;
beforeAll(async () => {
  await insertDesk();
  const rows = Array.from({ length: MINE + 5 }, (_, n) => {
    const status = LISTING_STATUSES[n % 4]!;
    return aListing({
      id: idOf("x", n),
      providerUserId: n < MINE ? OWNER : OTHER,
      categoryId: PUMPS,
      status,
      publishedAt: status === "approved" ? "2026-01-01T00:00:00Z" : null,
    });
  });
  await insertListings(rows);
  // Several share a moment: the id decides between them.
  await db.$executeRaw`
    UPDATE listings SET created_at = timestamptz '2026-01-01' + (right(id, 3)::int / 3) * interval '1 minute',
                        rejection_reason = CASE WHEN status = 'rejected' THEN 'Blurred' END`;
});

const ask = (query = "", as: string | null = OWNER) => callRoute(myListings.GET, { as, query });
const numbers = (items: readonly { id: string }[]) => items.map(({ id }) => Number(id.slice(1)));

describe("GET /providers/me/listings", () => {
  test("answers own listings in any status, newest first, 20 on a page", async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(pageOf(ManagedListing).strict().safeParse(body).error).toBeUndefined();
    expect({ total: body.total, page: body.page, limit: body.limit }).toEqual({
      total: MINE,
      page: 1,
      limit: 20,
    });
    expect(numbers(body.items)).toEqual(Array.from({ length: 20 }, (_, n) => MINE - 1 - n));
    expect(body.items.find((item: ManagedListing) => item.status === "rejected").rejectionReason).toBe(
      "Blurred",
    );
  });

  test("pages go through all of them once; one behind the last is empty", async () => {
    const seen: number[] = [];
    for (let page = 1; page <= 5; page++)
      seen.push(...numbers((await ask(`?page=${page}&limit=10`)).body.items));
    expect(seen).toEqual(Array.from({ length: MINE }, (_, n) => MINE - 1 - n));
    expect((await ask("?page=6&limit=10")).body).toEqual({ items: [], total: MINE, page: 6, limit: 10 });
  });

  test.each(LISTING_STATUSES)("?status=%s gives those, and counts those", async (wanted) => {
    const { body } = await ask(`?status=${wanted}&limit=100`);
    const expected = Array.from({ length: MINE }, (_, n) => MINE - 1 - n).filter(
      (n) => LISTING_STATUSES[n % 4] === wanted,
    );
    expect(numbers(body.items)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  test("a provider's own only, whatever is asked", async () => {
    const { body } = await ask(`?providerUserId=${OWNER}`, OTHER);
    expect(body.total).toBe(5);
    expect(new Set(body.items.map((item: ManagedListing) => item.providerUserId))).toEqual(new Set([OTHER]));
  });

  test.each([
    ["?status=pending", "status"],
    ["?page=0", "page"],
    ["?page=10001", "page"],
    ["?limit=101", "limit"],
    ["?limit=1.5", "limit"],
    ["?page=1&page=2", "page"],
  ])("%s is refused at %s", async (query, path) => {
    const { status, body } = await ask(query);
    expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path });
  });

  test.each([
    ["a visitor", null, 401],
    ["a customer", CUSTOMER, 403],
    ["an admin", ADMIN, 403],
  ])("%s: %i", async (_who, as, expected) => {
    expect((await ask("", as)).status).toBe(expected);
  });
});

test("the counts of My Listings, and one listing to edit", async () => {
  const owner = prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
  const other = prove("provider", { userId: OTHER, role: "provider", sessionId: "test" });
  expect(await countMyListings(owner)).toEqual({
    pending_approval: 12,
    approved: 11,
    rejected: 11,
    archived: 11,
  });
  expect(await getMyListing(owner, idOf("x", 3))).toMatchObject({ id: idOf("x", 3), status: "archived" });
  await expect(getMyListing(other, idOf("x", 3))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(getMyListing(owner, idOf("x", 99))).rejects.toMatchObject({ code: "NOT_FOUND" });
});
