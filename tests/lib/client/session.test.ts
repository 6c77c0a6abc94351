import { afterEach, describe, expect, test, vi } from "vitest";
import type { login } from "@/lib/api/auth";
import { fakeBrowser, fakeServer, json, signedIn } from "@/tests/lib/client/fake-browser";

afterEach(() => vi.unstubAllGlobals());

const answer = {
  user: { id: "u1", email: "asha@example.in", role: "customer" as const, phoneNumber: "+919876543210" },
  tokens: { accessToken: "a", refreshToken: "r" },
};

describe("the stored session", () => {
  test("is exactly the four keys, and the user is id, e-mail and role", async () => {
    const browser = fakeBrowser();
    const { store } = await browser.tab();
    store.storeSession(answer);
    expect(Object.fromEntries(browser.kept)).toEqual({
      accessToken: "a",
      refreshToken: "r",
      isLoggedIn: "true",
      user: '{"id":"u1","email":"asha@example.in","role":"customer"}',
    });
    expect(store.storedUser()).toEqual({ id: "u1", email: "asha@example.in", role: "customer" });
  });

  test.each([
    ["nothing is kept", {}],
    ["the user is missing", { ...signedIn, user: "" }],
    ["the user is broken", { ...signedIn, user: "{" }],
    ["isLoggedIn is not true", { ...signedIn, isLoggedIn: "false" }],
  ])("there is no user when %s", async (_name, kept) => {
    const browser = fakeBrowser();
    for (const [key, value] of Object.entries(kept)) browser.kept.set(key, value);
    const { store } = await browser.tab();
    expect(store.storedUser()).toBeNull();
  });

  test("signing out forgets what this tab keeps of forms that were not sent, and nothing else", async () => {
    fakeServer(() => new Response(null, { status: 204 }));
    const { session } = await fakeBrowser().tab();
    const removed: string[] = [];
    vi.stubGlobal("sessionStorage", {
      "draft:enquiry": "{}",
      results: "[]",
      removeItem: (key: string) => removed.push(key),
    });
    await session.signOut();
    expect(removed).toEqual(["draft:enquiry"]);
  });

  test("a browser that forbids storage throws nothing", async () => {
    const { hint, store } = await fakeBrowser().tab();
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    store.storeSession(answer);
    expect(store.storedTokens()).toBeNull();
    hint.clearSession();
  });

  test.each([
    ["role=provider", "provider"],
    ["theme=x; role=admin; a=b", "admin"],
    ["xrole=admin", null],
    ["role=root", null],
    ["", null],
  ])("the hint of %j is %j", async (cookie, role) => {
    const browser = fakeBrowser();
    browser.document.cookie = cookie;
    const { hint } = await browser.tab();
    expect(hint.hintedRole()).toBe(role);
  });

  test("a sign-out in another tab is heard, other changes are not", async () => {
    const { hint } = await fakeBrowser().tab();
    const heard = vi.fn();
    const stop = hint.onSignedOutElsewhere(heard);
    const storage = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    storage("accessToken", "x");
    storage("isLoggedIn", "true");
    expect(heard).not.toHaveBeenCalled();
    storage("isLoggedIn", null);
    storage(null, null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    storage("isLoggedIn", null);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe("signing out", () => {
  test("tells the server and the window, and removes the four keys", async () => {
    const browser = fakeBrowser();
    const { store, session } = await browser.tab();
    store.storeSession(answer);
    const asked = fakeServer(() => new Response(null, { status: 204 }));
    const heard = vi.fn();
    window.addEventListener("logout", heard);
    await session.signOut();
    expect(asked).toEqual([
      { url: "/api/v1/auth/logout", method: "POST", bearer: "a", body: { refreshToken: "r" } },
    ]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(browser.kept.size).toBe(0);
  });

  test.each([
    ["the network fails", () => Promise.reject(new TypeError("network"))],
    ["the server fails", () => json({}, 500)],
  ])("removes the keys when %s too", async (_name, serve) => {
    const browser = fakeBrowser();
    const { store, session } = await browser.tab();
    store.storeSession(answer);
    fakeServer(serve);
    await session.signOut();
    expect(browser.kept.size).toBe(0);
  });

  test("follows a logout event of the window, once", async () => {
    const browser = fakeBrowser();
    const { logout, store, session } = await browser.tab();
    store.storeSession(answer);
    const asked = fakeServer(() => new Response(null, { status: 204 }));
    const then = vi.fn();
    logout.onLogoutEvent(then);
    // Whatever else it tells: only our own names a sign-out that is under way.
    window.dispatchEvent(new CustomEvent("logout", { detail: { reason: "idle" } }));
    await vi.waitFor(() => expect(then).toHaveBeenCalled(), 20_000);
    expect(asked).toHaveLength(1);
    expect(browser.kept.size).toBe(0);

    // A sign-out tells of itself, and whoever hears that begins no other one.
    await session.signOut();
    await vi.waitFor(() => expect(then.mock.calls.length).toBeGreaterThan(1), 20_000);
    expect(asked).toHaveLength(2);
  });
});

describe("call", () => {
  test("fills the path, and sends a form with its fields and files", async () => {
    const { client } = await fakeBrowser().tab();
    const asked = fakeServer(() => json({ listing: { id: "x" } }));
    const { updateListing } = await import("@/lib/api/listings");
    const file = new File(["x"], "a.png", { type: "image/png" });
    await client.call(updateListing, {
      params: { id: "a/b" },
      fields: { name: "Pipes", tags: ["one", "two"], maxRadiusKm: "", price: "5" },
      files: [file],
    });
    expect(asked[0]).toMatchObject({ url: "/api/v1/listings/a%2Fb", method: "PATCH" });
    const body = asked[0]!.body as FormData;
    expect([...body.keys()]).toEqual(["name", "tags", "tags", "price", "images"]);
    expect(body.get("images")).toBeInstanceOf(File);
  });

  test("a success that is not our server's is none: a net that wants a sign-in of its own answers with a page", async () => {
    const { client } = await fakeBrowser().tab();
    fakeServer(
      () => new Response("<h1>Free Wi-Fi</h1>", { status: 200, headers: { "content-type": "text/html" } }),
    );
    const { createListing } = await import("@/lib/api/listings");
    const { logoutAll } = await import("@/lib/api/auth");
    await expect(client.call(createListing, { fields: { name: "Pipes" } })).rejects.toMatchObject({
      name: "ApiError",
      status: 0,
    });
    fakeServer(() => new Response(null, { status: 204 }));
    expect(await client.call(logoutAll)).toBeUndefined();
  });

  test("is held to the contract's type, also when given only its address", async () => {
    const { client } = await fakeBrowser().tab();
    const asked = fakeServer(() => json({}));
    const body = { email: "a@b.in", password: "secret" };
    await client.call<typeof login>({ method: "POST", path: "/auth/login" }, { body });
    // @ts-expect-error no such path in that contract
    await client.call<typeof login>({ method: "POST", path: "/auth/logon" }, { body });
    // @ts-expect-error the body lacks its password
    await client.call<typeof login>({ method: "POST", path: "/auth/login" }, { body: { email: "a@b.in" } });
    expect(asked[0]).toMatchObject({ url: "/api/v1/auth/login", method: "POST", body });
  });
});
