import { useDatabase } from "@/tests/support/database";
import { useUploads } from "@/tests/support/uploads";
import { beforeAll, describe, expect, test } from "vitest";
import * as listing from "@/app/api/v1/listings/[id]/route";
import * as listings from "@/app/api/v1/listings/route";
import * as profile from "@/app/api/v1/providers/me/profile/route";
import { db } from "@/lib/server/db";
import { callRoute } from "@/tests/support/call-route";
import { idOf } from "@/tests/support/directory";
import { insertDesk, listingForm, OTHER, OWNER } from "@/tests/support/provider-desk";

// A tenth of what people may do: 6 listings, 6 changes, 3 saved profiles an hour.
process.env["RATE_LIMIT_SCALE"] = "0.1";

useDatabase();
useUploads();
beforeAll(insertDesk);

const create = (as: string, form: Record<string, string> = listingForm()) =>
  callRoute(listings.POST, { method: "POST", as, form });
const change = (as: string) =>
  callRoute(listing.PATCH, { method: "PATCH", as, form: {}, params: { id: idOf("x", 99) } });
const save = (as: string) => callRoute(profile.POST, { method: "POST", as, form: { address: "" } });

describe("the call after the last allowed one is 429, for that provider alone", () => {
  test.each([
    ["POST /listings", create, 6, 201],
    ["PATCH /listings/{id}", change, 6, 404],
    ["POST /providers/me/profile", save, 3, 200],
  ])("%s", async (_name, call, allowed, expected) => {
    for (let n = 0; n < allowed; n++) expect((await call(OWNER)).status).toBe(expected);
    const refused = await call(OWNER);
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 429,
      code: "RATE_LIMITED",
    });
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect((await call(OTHER)).status).toBe(expected);
  });

  test("what is refused for its fields counts, and nothing is made of what is refused for its number", async () => {
    for (let n = 0; n < 5; n++) expect((await create(OTHER, { name: "x" })).status).toBe(400);
    const before = await db.listing.count();
    expect((await create(OTHER)).status).toBe(429);
    expect(await db.listing.count()).toBe(before);
  });
});
