import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { methods, route } from "@/lib/http/route";
import { log } from "@/lib/server/log";
import { whole } from "@/lib/schemas/query-number";
import { AppError, statusAt } from "@/lib/shared/errors";

const echo = contract({
  method: "GET",
  path: "/echo/{id}",
  summary: "For this test",
  access: "public",
  params: z.object({ id: z.string().length(3) }),
  query: z.object({ n: whole(0, 9, "a number").optional() }),
  output: z.object({ said: z.string() }),
});

const call = (
  handler: ReturnType<typeof route>,
  url = "http://localhost/api/v1/echo/abc",
  params = { id: "abc" },
) => handler(new Request(url), { params: Promise.resolve(params) });

// The environment is read once; nothing here connects.
vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
vi.stubEnv("RATE_LIMIT_SCALE", "1");
afterEach(() => vi.restoreAllMocks());

describe("route", () => {
  test("lets out only what the contract names", async () => {
    const response = await call(
      route(echo, () => ({ said: "hello", passwordHash: "secret" }) as { said: string }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ said: "hello" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("names the parameter that is wrong, doubled or both", async () => {
    const handler = route(echo, () => ({ said: "" }));
    const wrong = await call(handler, "http://localhost/api/v1/echo/abc?n=x");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: "VALIDATION_ERROR",
      key: "wholeNumberRange",
      values: { field: "n", minimum: 0, maximum: 9 },
      message: "n must be a whole number from 0 to 9",
      errors: [
        {
          path: "n",
          key: "wholeNumberRange",
          values: { field: "n", minimum: 0, maximum: 9 },
          message: "n must be a whole number from 0 to 9",
        },
      ],
    });
    const doubled = await call(handler, "http://localhost/api/v1/echo/abc?n=1&n=2");
    expect(doubled.status).toBe(400);
    expect(await doubled.json()).toMatchObject({ errors: [{ path: "n" }] });
  });

  test("a blank value is absent and an unknown key is ignored", async () => {
    const seen: unknown[] = [];
    const handler = route(echo, ({ query }) => {
      seen.push(query);
      return { said: "" };
    });
    expect((await call(handler, "http://localhost/api/v1/echo/abc?n=%20&status=pending")).status).toBe(200);
    expect(seen).toEqual([{}]);
  });

  test("a path that cannot name anything is not found", async () => {
    const response = await call(
      route(echo, () => ({ said: "" })),
      undefined,
      { id: "too long" },
    );
    expect(response.status).toBe(404);
  });

  test("what was not foreseen is logged without its data and never shown", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const response = await call(
      route(echo, () => {
        throw new Error("password of meera@example.com is wrong");
      }),
      "http://localhost/api/v1/echo/abc?n=5",
    );
    expect(response.status).toBe(500);
    const body = (await response.json()) as { requestId: string };
    expect(body).toEqual({
      code: "INTERNAL",
      key: "wentWrong",
      message: "Something went wrong",
      requestId: expect.any(String),
    });
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/meera|n=5/);
    expect(JSON.stringify(logged.mock.calls)).toContain(body.requestId);
    expect(response.headers.get("x-request-id")).toBe(body.requestId);
  });

  test.each([
    [Object.assign(new Error("x"), { code: "ECONNREFUSED" })],
    [new Error("wrapped", { cause: Object.assign(new Error("x"), { code: "57P01" }) })],
    [Object.assign(new Error("x"), { code: "57014" })],
    [new Error("timeout exceeded when trying to connect")],
  ])("a database that is away is 503 and may be tried again: %s", async (failure) => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const response = await call(
      route(echo, () => {
        throw failure;
      }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });

  test("a wrong query of ours is 500, not 503", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const failure = Object.assign(new Error('syntax error at or near "SELCT"'), { code: "42601" });
    const response = await call(
      route(echo, () => {
        throw failure;
      }),
    );
    expect(response.status).toBe(500);
  });

  test("conflicts carry their field errors", async () => {
    const response = await call(
      route(echo, () => {
        throw new AppError("CONFLICT", "reportResolved", [statusAt("approved")]);
      }),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "CONFLICT",
      key: "reportResolved",
      message: "This report is resolved already",
      errors: [{ path: "status", key: "statusNow", values: { status: "approved" }, message: "approved" }],
    });
  });

  test("HEAD of a file has its headers, and lets go of the file", async () => {
    const { method, path, summary, access } = echo;
    const file = contract({ method, path, summary, access, file: true });
    const cancel = vi.fn();
    const handler = route(
      file,
      () => new Response(new ReadableStream({ cancel }), { headers: { "Content-Length": "7" } }),
    );
    const response = await handler(new Request("http://localhost/api/v1/echo/abc", { method: "HEAD" }), {
      params: Promise.resolve({ id: "abc" }),
    });
    expect([response.status, response.headers.get("content-length"), response.body]).toEqual([
      200,
      "7",
      null,
    ]);
    expect(cancel).toHaveBeenCalledOnce();
  });

  test("the call after the last allowed one is told how long to wait", async () => {
    const limited = contract({ ...echo, path: "/limited/{id}", perMinute: 3 });
    const handler = route(limited, () => ({ said: "" }));
    for (let n = 0; n < 3; n++) expect((await call(handler)).status).toBe(200);
    const refused = await call(handler);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
  });

  test("an operation that wants a role refuses a visitor before it reads anything", async () => {
    const guarded = contract({ ...echo, path: "/guarded/{id}", access: "admin" });
    const response = await call(
      route(guarded, () => ({ said: "secret" })),
      "http://localhost/x?n=bad",
    );
    expect(response.status).toBe(401);
  });
});

test("every call is one log line, without what was asked", async () => {
  const logged = vi.spyOn(log, "info").mockImplementation(() => undefined);
  const response = await call(
    route(echo, () => ({ said: "" })),
    "http://localhost/api/v1/echo/abc?n=5",
  );
  expect(logged.mock.calls).toEqual([
    [
      "request",
      {
        requestId: response.headers.get("x-request-id"),
        method: "GET",
        path: "/echo/{id}",
        status: 200,
        durationMs: expect.any(Number),
      },
    ],
  ]);
});

test("other methods are refused with the allowed ones named", async () => {
  const { POST } = methods({ GET: route(echo, () => ({ said: "" })) });
  const response = await POST(new Request("http://localhost/x", { method: "POST" }), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
});

test("a JSON body that does not end is refused, and what brings the answer back is not cut", async () => {
  const taking = contract({ ...echo, method: "POST", path: "/taking/{id}", body: z.strictObject({}) });
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.alloc(10_000, " ")),
    cancel: () => void (cancelled = true),
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  const response = await route(taking, () => ({ said: "" }))(request, {
    params: Promise.resolve({ id: "abc" }),
  });
  expect([response.status, response.headers.get("connection")]).toEqual([413, "close"]);
  expect(cancelled).toBe(false);
});
