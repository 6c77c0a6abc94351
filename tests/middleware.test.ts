import { NextRequest } from "next/server";
import { describe, expect, test, vi } from "vitest";
import { readSessionCookie, sealSessionCookie, sessionCookieName } from "@/lib/auth/session-cookie";
import type { Role } from "@/lib/shared/actor";
import { guardOf, NONCE_PAGES } from "@/lib/shared/page-guards";
import { config, middleware } from "@/middleware";

// The environment is one whole; nothing here asks the database.
vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");

const ORIGIN = "http://localhost:3000";

async function visit(path: string, role?: Role | "garbage") {
  const headers = new Headers();
  if (role === "garbage") headers.set("cookie", `${sessionCookieName()}=garbage`);
  else if (role) {
    const value = await sealSessionCookie({ userId: "u", sessionId: "s", roleHint: role }, 600);
    headers.set("cookie", `${sessionCookieName()}=${value}`);
  }
  const response = await middleware(new NextRequest(`${ORIGIN}${path}`, { headers }));
  const target = response.headers.get("location");
  return { response, target: target && target.replace(ORIGIN, ""), status: response.status };
}

describe("the guards", () => {
  test.each([
    ["/provider", undefined, "/signin"],
    ["/provider/create", undefined, "/signin"],
    ["/hi/provider/profile", undefined, "/hi/signin"],
    ["/dashboard", undefined, "/signin"],
    ["/hi/dashboard/settings", undefined, "/hi/signin"],
    ["/account", undefined, "/signin"],
    ["/provider", "garbage", "/signin"],
    ["/provider", "customer", "/"],
    ["/hi/provider", "admin", "/hi"],
    ["/dashboard", "provider", "/"],
    ["/dashboard/audit", "customer", "/"],
    ["/provider/dashboard", undefined, "/signin"],
    ["/provider/signups", undefined, "/signin"],
  ] as const)("%s with %s goes to %s", async (path, role, target) => {
    const visited = await visit(path, role);
    expect([visited.status, visited.target]).toEqual([307, target]);
  });

  test.each([
    ["/provider", "provider"],
    ["/hi/provider/create", "provider"],
    ["/dashboard/listings", "admin"],
    ["/account", "customer"],
    ["/account", "admin"],
    ["/provider/signup", undefined],
    ["/hi/provider/signup", undefined],
    ["/signin", undefined],
    // Whether a signed-in user is sent away is for the page, by the live session.
    ["/signin", "provider"],
    ["/reset-password", undefined],
  ] as const)("%s with %s passes", async (path, role) => {
    const { status, target } = await visit(path, role);
    expect([status, target]).toEqual([200, null]);
  });

  test("no address in the query is followed", async () => {
    const { target } = await visit("/provider?callbackUrl=https://evil.example&next=//evil.example");
    expect(target).toBe("/signin");
  });
});

describe("the nonce", () => {
  test("is new for every answer, and the same in request and response", async () => {
    const policies = await Promise.all(
      ["/signin", "/signin"].map(async (path) => {
        const { response } = await visit(path);
        const policy = response.headers.get("content-security-policy");
        expect(response.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
        return policy!;
      }),
    );
    expect(policies[0]).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic';/);
    expect(policies[0]).not.toContain("script-src 'self'");
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe("the matcher", () => {
  test("is the pages with a nonce, in both languages, and nothing of /api", () => {
    const pages = NONCE_PAGES.join("|");
    expect(config.matcher).toEqual([`/(${pages})/:path*`, `/hi/(${pages})/:path*`]);
    expect(config.runtime).toBe("nodejs");
  });

  test("holds every guarded page", () => {
    for (const page of ["/provider", "/dashboard", "/account"]) {
      expect(guardOf(page)).not.toBeNull();
      expect(NONCE_PAGES.some((one) => page === `/${one}`)).toBe(true);
    }
  });
});

test("a cookie of the other scheme is none", async () => {
  const value = await sealSessionCookie({ userId: "u", sessionId: "s", roleHint: "admin" }, 600);
  const headers = new Headers({ cookie: `__Host-next-auth.session-token=${value}` });
  expect(await readSessionCookie({ headers })).toBeNull();
});
