import { vi } from "vitest";

/** One browser: its local storage and cookies are shared by its tabs, its locks hold over them. */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const document = { cookie: "role=customer" };
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, task: () => Promise<unknown>) => {
      const result = last.then(task);
      last = result.catch(() => undefined);
      return result;
    },
  };
  return {
    kept,
    document,
    /** Loads the client's modules anew, as another tab does. */
    async tab() {
      vi.resetModules();
      vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
      vi.stubGlobal("document", document);
      vi.stubGlobal("navigator", { locks });
      return {
        http: await import("@/lib/client/http-client"),
        hint: await import("@/lib/client/session-hint"),
        logout: await import("@/lib/client/logout-event"),
        store: await import("@/lib/client/session-store"),
        session: await import("@/lib/client/session"),
        client: await import("@/lib/client/client"),
      };
    },
  };
}

export const signedIn = {
  accessToken: "access-0",
  refreshToken: "refresh-0",
  user: JSON.stringify({ id: "u1", email: "asha@example.in", role: "customer" }),
  isLoggedIn: "true",
};

type Asked = { url: string; method: string; bearer: string | null; body: unknown };

/** Stands in for the server: `answer` decides, every request is written down. */
export function fakeServer(answer: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? null;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : init.body;
    const one: Asked = { url, method: init.method!, bearer, body };
    asked.push(one);
    return answer(one);
  });
  return asked;
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(value, { status, headers });

export const refused = () => json({ code: "UNAUTHORIZED", message: "Please sign in.", requestId: "r" }, 401);
