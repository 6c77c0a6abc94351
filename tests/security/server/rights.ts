import { expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { db } from "@/lib/server/db";
import { CALLERS, type Caller, type Sent, type World } from "@/tests/support/api-world";
import { MATRIX, PAGES } from "@/tests/security/rights-matrix";

/** Operations that end the caller's session get one of their own. */
const ENDS_SESSIONS = new Set(["login", "logout", "logoutAll"]);

async function credentials(world: World, name: string, caller: Caller) {
  const known = world.people[caller];
  if (known === null || !ENDS_SESSIONS.has(name)) return known;
  if (caller === "admin") return world.signInNewAdmin();
  return caller === "customer" ? world.signUpCustomer() : world.signUpProvider();
}

/**
 * Group A of the catalogue (docs/security.md#the-catalogue) against one server: every operation and page as every role,
 * and the
 * ways around.
 * @param current the world of that server, there once the tests run
 */
export function testRights(current: () => World): void {
  test.each(Object.entries(operations))("%s", async (name, { method }) => {
    const world = current();
    const { call, expected } = MATRIX[name]!;
    const got: Record<string, number> = {};
    for (const caller of CALLERS) {
      const { path: at, body, headers } = await call(world, caller);
      const sent = await world.send(method, `/api/v1${at}`, {
        as: await credentials(world, name, caller),
        ...(body && { body }),
        ...(headers && { headers: { ...headers } }),
      });
      got[caller] = sent.status;
      if (sent.status >= 400) {
        expect(JSON.parse(sent.text)).toMatchObject({
          code: expect.any(String),
          requestId: expect.any(String),
        });
      }
    }
    expect(got).toEqual(Object.fromEntries(CALLERS.map((caller, index) => [caller, expected[index]])));
  });

  test.each(Object.entries(PAGES))("%s, in both languages", async (page, expected) => {
    const world = current();
    for (const prefix of ["", "/hi"]) {
      for (const [index, caller] of CALLERS.entries()) {
        const as = world.people[caller];
        // A page is asked for by the cookie alone.
        const sent = await world.send("GET", `${prefix}${page === "/" ? "" : page}` || "/", {
          headers: as ? { cookie: as.cookie } : {},
        });
        const wanted = expected[index]!;
        if (typeof wanted === "number") {
          expect([caller, page, sent.status]).toEqual([caller, page, wanted]);
        } else {
          const to = new URL(sent.headers.get("location") ?? "about:blank", world.origin).pathname;
          const target = `${prefix}${wanted === "/" ? "" : wanted}` || "/";
          expect([caller, page, sent.status, to]).toEqual([caller, page, 307, target]);
        }
      }
    }
  });

  test("what is not allowed carries nothing protected, however it is asked for", async () => {
    const world = current();
    const { name: listing } = await world.createListing();
    const owner = world.people.owner as { companyName?: string; email?: string };
    const protectedTexts = [listing, owner.companyName!, owner.email!];
    const asked = (page: string): [string, Record<string, string>][] => [
      [page, { RSC: "1" }],
      [page, { RSC: "1", "Next-Router-Prefetch": "1" }],
      [page, { RSC: "1", "Next-Router-Segment-Prefetch": "/_tree" }],
      [`${page}.rsc`, {}],
      [`${page}?_rsc=1`, { RSC: "1" }],
      [page, { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
      [page, { "X-HTTP-Method-Override": "GET", "x-original-url": page, "x-rewrite-url": page }],
      [page, { "next-resume": "1" }],
      [`/${page}`, {}],
      [`/en${page}`, {}],
      [page.replace("/", "/%2e/"), {}],
      [page.toUpperCase(), {}],
      [`${page}/`, {}],
      [page.replace("o", "%6f"), {}],
    ];
    const leaks: string[] = [];
    for (const page of [
      "/provider",
      "/provider/listings",
      "/provider/profile",
      "/dashboard",
      "/dashboard/listings",
      "/dashboard/providers",
      "/account",
    ]) {
      for (const caller of ["anonymous", "customer", "otherProvider"] as const) {
        const as = world.people[caller];
        for (const [at, headers] of asked(page)) {
          const sent: Sent = await world.send("GET", at, {
            headers: { ...headers, ...(as && { cookie: as.cookie }) },
          });
          if (protectedTexts.some((text) => sent.text.includes(text))) leaks.push(`${caller} ${at}`);
          if (sent.status >= 500) leaks.push(`${caller} ${at} ${sent.status}`);
        }
      }
    }
    // The check would notice: the owner sees the listing there.
    const seen = await world.send("GET", "/provider", { headers: { cookie: world.people.owner!.cookie } });
    expect(seen.text).toContain(listing);
    expect(leaks).toEqual([]);
  });

  test("a method that no operation has is 405 with what is allowed", async () => {
    const world = current();
    for (const { path: at } of Object.values(operations)) {
      const allowed = Object.values(operations)
        .filter((one) => one.path === at)
        .map((one) => one.method);
      for (const method of ["PUT", "DELETE", "PATCH", "POST", "GET"] as const) {
        if ((allowed as string[]).includes(method)) continue;
        const sent = await world.send(method, `/api/v1${at.replace(/\{\w+\}/g, world.categoryId)}`);
        expect([method, at, sent.status]).toEqual([method, at, 405]);
        expect(sent.headers.get("allow")?.split(", ").toSorted()).toEqual([...new Set(allowed)].toSorted());
      }
    }
  });

  test("demotion and disabling count on the very next request", async () => {
    const world = current();
    const one = await world.signUpProvider();
    const at = "/api/v1/providers/me/listings";
    expect((await world.send("GET", at, { as: one })).status).toBe(200);
    await db.user.updateMany({ where: { email: one.email }, data: { role: "customer" } });
    expect((await world.send("GET", at, { as: one })).status).toBe(403);
    const page = await world.send("GET", "/provider", { headers: { cookie: one.cookie } });
    expect([page.status, new URL(page.headers.get("location")!, world.origin).pathname]).toEqual([307, "/"]);
    await db.user.updateMany({ where: { email: one.email }, data: { disabledAt: new Date() } });
    expect((await world.send("GET", at, { as: one })).status).toBe(401);
  });
}
