import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { getListing } from "@/lib/domain/listings/get-listing";
import { prove } from "@/lib/shared/actor";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [OWNER, OTHER, DISABLED] = [idOf("p", 1), idOf("p", 2), idOf("p", 3)];
const STATUSES = ["approved", "pending_approval", "rejected", "archived"] as const;
const listingIn = (status: string) => idOf("x", STATUSES.indexOf(status as (typeof STATUSES)[number]));
const OF_DISABLED = idOf("x", 9);

const actors = {
  visitor: null,
  owner: prove("user", { userId: OWNER, role: "provider", sessionId: "test" }),
  "another provider": prove("user", { userId: OTHER, role: "provider", sessionId: "test" }),
  customer: prove("user", { userId: idOf("v", 1), role: "customer", sessionId: "test" }),
  admin: prove("user", { userId: idOf("w", 1), role: "admin", sessionId: "test" }),
};
type Who = keyof typeof actors;

beforeAll(async () => {
  await insertCompanies([
    { id: OWNER, name: "Owner", type: null },
    { id: OTHER, name: "Other", type: null },
    { id: DISABLED, name: "Disabled", type: null, disabled: true },
  ]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  await insertListings([
    ...STATUSES.map((status) =>
      aListing({
        id: listingIn(status),
        providerUserId: OWNER,
        categoryId: idOf("c", 1),
        status,
        ...(status !== "approved" && { publishedAt: null }),
      }),
    ),
    aListing({ id: OF_DISABLED, providerUserId: DISABLED, categoryId: idOf("c", 1) }),
  ]);
});

/** What each may see, by the status of the listing: its status, or the code of the refusal. */
const EXPECTED: Readonly<Record<Who, readonly [string, string, string, string]>> = {
  visitor: ["approved", "NOT_FOUND", "NOT_FOUND", "GONE"],
  customer: ["approved", "NOT_FOUND", "NOT_FOUND", "GONE"],
  "another provider": ["approved", "NOT_FOUND", "NOT_FOUND", "GONE"],
  owner: [...STATUSES],
  admin: [...STATUSES],
};

const outcome = async (who: Who, id: string): Promise<string> =>
  getListing(actors[who], id).then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  );

describe("one listing", () => {
  test.each(Object.entries(EXPECTED))("for %s in every status", async (who, expected) => {
    const seen = await Promise.all(STATUSES.map((status) => outcome(who as Who, listingIn(status))));
    expect(seen).toEqual(expected);
  });

  test("of a disabled provider only for admins", async () => {
    expect(await outcome("visitor", OF_DISABLED)).toBe("NOT_FOUND");
    expect(await outcome("another provider", OF_DISABLED)).toBe("NOT_FOUND");
    expect(await outcome("admin", OF_DISABLED)).toBe("approved");
  });

  test("that does not exist for nobody", async () => {
    expect(await outcome("admin", idOf("x", 99))).toBe("NOT_FOUND");
  });
});
