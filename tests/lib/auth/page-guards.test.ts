import { useDatabase } from "@/tests/support/database";
import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { guestOnly, requireRole, requireUser } from "@/lib/auth/page-guards";
import { db } from "@/lib/server/db";
import type { Role } from "@/lib/shared/actor";
import { insertAccount, TestClient } from "@/tests/support/accounts";

const { request } = vi.hoisted(() => ({
  request: { cookies: new Map<string, string>(), setCookies: [] as string[] },
}));
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) =>
      request.cookies.has(name) ? { name, value: request.cookies.get(name) } : undefined,
    has: (name: string) => request.cookies.has(name),
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));
// Outside a render React keeps nothing: every call here is a request of its own.
vi.mock("react", async (original) => ({ ...(await original<object>()), cache: <T>(work: T) => work }));
vi.mock("@/lib/server/current-response", () => ({
  currentResponse: () =>
    ({
      headersSent: false,
      appendHeader: (_name: string, lines: string[]) => request.setCookies.push(...lines),
    }) as unknown as ServerResponse,
}));

useDatabase();

const ROLES = ["customer", "provider", "admin"] as const;
const clients = new Map<Role | null, TestClient>([[null, new TestClient()]]);
beforeAll(async () => {
  for (const role of ROLES) {
    await insertAccount(`${role}@example.com`, role);
    clients.set(role, await new TestClient().signIn(`${role}@example.com`));
  }
});
beforeEach(() => {
  request.setCookies.length = 0;
});

/** Where a guard sends somebody: null when it lets them pass. */
async function sentTo(
  cookies: ReadonlyMap<string, string>,
  guard: () => Promise<unknown>,
): Promise<string | null> {
  request.cookies = new Map(cookies);
  try {
    await guard();
    return null;
  } catch (error) {
    return (error as Error).message.replace("redirect ", "");
  }
}
const as = (role: Role | null) => clients.get(role)!.cookies;

describe("pages (docs/product/pages.md#who-may-see-what)", () => {
  test.each([
    [null, "/signin", "/signin", "/signin"],
    ["customer", "/", "/", null],
    ["provider", null, "/", null],
    ["admin", "/", null, null],
  ] as const)(
    "%s: provider's pages %j, the admin's %j, the account's %j",
    async (role, provider, admin, account) => {
      expect(await sentTo(as(role), () => requireRole("provider", "en"))).toBe(provider);
      expect(await sentTo(as(role), () => requireRole("admin", "en"))).toBe(admin);
      expect(await sentTo(as(role), () => requireUser("en"))).toBe(account);
    },
  );

  test.each([
    [null, null, null],
    ["customer", "/", "/hi"],
    ["provider", "/provider", "/hi/provider"],
    ["admin", "/dashboard", "/hi/dashboard"],
  ] as const)("guest-only pages: %s goes to %j, in Hindi to %j", async (role, en, hi) => {
    expect(await sentTo(as(role), () => guestOnly("en"))).toBe(en);
    expect(await sentTo(as(role), () => guestOnly("hi"))).toBe(hi);
    expect(request.setCookies).toEqual([]);
  });

  test("stay in the language", async () => {
    expect(await sentTo(as(null), () => requireRole("admin", "hi"))).toBe("/hi/signin");
    expect(await sentTo(as("customer"), () => requireRole("admin", "hi"))).toBe("/hi");
  });

  test("give the actor of the live row", async () => {
    request.cookies = new Map(as("provider"));
    const actor = await requireRole("provider", "en");
    const { userId, role, sessionId } = actor;
    expect(await db.session.findUniqueOrThrow({ where: { id: sessionId } })).toMatchObject({ userId });
    expect(role).toBe("provider");
  });
});

describe("a cookie whose session is over", () => {
  test("ends at the sign-in page and is taken away: no loop (B7)", async () => {
    const email = "revoked@example.com";
    const id = await insertAccount(email, "provider");
    const { cookies } = await new TestClient().signIn(email);
    await db.session.updateMany({
      where: { userId: id },
      data: { revokedAt: new Date(), revokedReason: "disabled" },
    });
    expect(await sentTo(cookies, () => requireRole("provider", "en"))).toBe("/signin");
    expect(await sentTo(cookies, () => guestOnly("en"))).toBeNull();
    expect(request.setCookies).toEqual([
      expect.stringMatching(/^next-auth\.session-token=; Max-Age=0/),
      expect.stringMatching(/^role=; Max-Age=0/),
    ]);
  });

  test("a demotion counts at once, whatever the cookie says", async () => {
    const email = "former@example.com";
    const id = await insertAccount(email, "admin");
    const { cookies } = await new TestClient().signIn(email);
    expect(await sentTo(cookies, () => requireRole("admin", "en"))).toBeNull();
    await db.user.update({ where: { id }, data: { role: "customer" } });
    expect(await sentTo(cookies, () => requireRole("admin", "en"))).toBe("/");
  });
});
