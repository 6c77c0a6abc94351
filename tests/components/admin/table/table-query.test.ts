import { describe, expect, test } from "vitest";
import { PendingQuery } from "@/components/admin/queue/pending-query";
import { changeTableQuery, readTableQuery, writeTableQuery } from "@/components/admin/table/table-query";
import { AdminListingsQuery } from "@/lib/schemas/managed-listings";
import { AdminUsersQuery } from "@/lib/schemas/managed-users";

const PROVIDER = "1m7z28dd0yymk2e8";

describe("what a table reads from the address", () => {
  test("every filter of the listings, as it is written", () => {
    const given = {
      q: " pump ",
      status: "pending_approval",
      providerUserId: PROVIDER,
      companyType: "exporters",
      priceMin: "10",
      priceMax: "500",
      page: "3",
      limit: "50",
    };
    expect(readTableQuery(AdminListingsQuery, given)).toEqual({ ...given, q: "pump" });
  });

  test("a bad parameter is dropped, the others stay", () => {
    const given = { status: "lost", providerUserId: "x'; --", priceMin: "-1", page: "0", q: "pump" };
    expect(readTableQuery(AdminListingsQuery, given)).toEqual({ q: "pump" });
  });

  test("so are prices that cross, also beside a bad parameter", () => {
    for (const also of [{}, { status: "lost" }])
      expect(readTableQuery(AdminListingsQuery, { ...also, priceMin: "2", priceMax: "1" })).toEqual({
        priceMin: "2",
      });
  });

  test("unknown and blank ones are none; of a repeated one the first counts", () => {
    expect(readTableQuery(AdminUsersQuery, { evil: "1", q: "  ", page: ["2", "3"] })).toEqual({ page: "2" });
  });

  test("of the queue which page and how long, and nothing else", () => {
    expect(readTableQuery(PendingQuery, { page: "2", limit: "10", status: "approved" })).toEqual({
      page: "2",
      limit: "10",
    });
  });

  test.each(["10", "20", "50", "100"])("a page size of %s is offered", (limit) => {
    expect(readTableQuery(AdminUsersQuery, { limit })).toEqual({ limit });
  });

  test.each(["37", "500", "0", "x"])("a page size of %s is not", (limit) => {
    expect(readTableQuery(AdminUsersQuery, { limit })).toEqual({});
  });
});

describe("changing it", () => {
  const query = { q: "pump", page: "3", limit: "50" };

  test("a filter or another page size leads to the first page", () => {
    expect(changeTableQuery(query, { status: "approved" })).toEqual({
      q: "pump",
      limit: "50",
      status: "approved",
    });
    expect(changeTableQuery(query, { limit: 100 })).toEqual({ q: "pump", limit: "100" });
  });

  test("a page keeps the rest; page 1 and 20 rows go without saying", () => {
    expect(changeTableQuery(query, { page: 4 })).toEqual({ ...query, page: "4" });
    expect(changeTableQuery(query, { page: 1 })).toEqual({ q: "pump", limit: "50" });
    expect(changeTableQuery(query, { limit: 20 })).toEqual({ q: "pump" });
  });

  test("null and blanks remove", () => {
    expect(changeTableQuery(query, { q: " " })).toEqual({ limit: "50" });
    expect(changeTableQuery(query, { q: null, limit: null })).toEqual({});
  });
});

test("what is written is read again", () => {
  const query = { q: "a&b=ç मोटर", status: "approved", page: "2" };
  const text = writeTableQuery(query);
  expect(readTableQuery(AdminListingsQuery, Object.fromEntries(new URLSearchParams(text)))).toEqual(query);
  expect(writeTableQuery({})).toBe("");
});
