import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { log } from "@/lib/server/log";
import { apiCalls } from "@/server/api-calls";
import type { RouteHandler } from "@/server/api-routes";

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const OWN = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'self'" };

/** Serves one handler at /api/v1/it and /api/v1/it/[id]; whatever else is asked is answered 'next'. */
async function serve(handler: RouteHandler): Promise<(asked?: Asked) => Promise<Answer>> {
  const file = { GET: handler, POST: handler };
  const handle = apiCalls({ it: file, "it/[id]": file }, OWN, async (_request, response) => {
    response.end("next");
  });
  server = createServer((incoming, response) => {
    incoming.headers["x-client-address"] = "203.0.113.9";
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server!.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return ({ method = "GET", path = "/api/v1/it", headers, body } = {}) =>
    new Promise((done, fail) => {
      const asked = request({ port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () =>
          done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.once("error", fail).end(body);
    });
}

describe("a handler", () => {
  test("gets method, query, path and headers, as the front server settled them", async () => {
    const ask = await serve(async (asked, { params }) => {
      const { pathname, searchParams } = new URL(asked.url);
      return Response.json({
        method: asked.method,
        pathname,
        q: searchParams.get("q"),
        address: asked.headers.get("x-client-address"),
        ...(await params),
      });
    });
    const { body } = await ask({ path: "/api/v1/it/a1?q=x%20y", headers: { "X-Client-Address": "1.1.1.1" } });
    expect(JSON.parse(String(body))).toEqual({
      method: "GET",
      pathname: "/api/v1/it/a1",
      q: "x y",
      address: "203.0.113.9",
      id: "a1",
    });
  });

  test("reads what is sent; what it leaves unread does not hold up the connection", async () => {
    const ask = await serve(async (asked) =>
      Response.json({ length: asked.headers.has("x-read") ? (await asked.text()).length : null }),
    );
    const body = "x".repeat(300_000);
    const read = await ask({ method: "POST", body, headers: { "x-read": "1" } });
    expect(JSON.parse(String(read.body))).toEqual({ length: 300_000 });
    const unread = await ask({ method: "POST", body });
    expect(JSON.parse(String(unread.body))).toEqual({ length: null });
  });

  test("reads a part of what is sent, still on its way: the next request on the connection is answered", async () => {
    await serve(async (asked) => {
      if (asked.body === null) return Response.json({ isNext: true });
      await asked.body.getReader().read();
      return Response.json({ isNext: false });
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = server!.address() as AddressInfo;
    const asked = request({ agent, port, method: "POST", path: "/api/v1/it" });
    const answered = once(asked, "response") as Promise<[IncomingMessage]>;
    asked.write("x".repeat(1000));
    const [first] = await answered;
    first.resume();
    for (let piece = 0; piece < 20; piece += 1) asked.write("x".repeat(50_000));
    asked.end();
    const following = request({ agent, port, path: "/api/v1/it" }).end();
    const [second] = (await once(following, "response")) as [IncomingMessage];
    expect(await json(second)).toEqual({ isNext: true });
    agent.destroy();
  });

  test("that throws fails the request, answers nothing, and is told to the log", async () => {
    const told = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const ask = await serve(async () => {
      throw new Error("unforeseen");
    });
    await expect(ask()).rejects.toThrow();
    expect(told.mock.calls).toEqual([
      ["a request failed", expect.objectContaining({ method: "GET", path: "/api/v1/it" })],
    ]);
  });
});

describe("an answer", () => {
  test("has our headers unless it has its own, each cookie of its own, and its length", async () => {
    const ask = await serve(async () => {
      const headers = new Headers({ "Content-Security-Policy": "sandbox" });
      headers.append("Set-Cookie", "a=1");
      headers.append("Set-Cookie", "b=2");
      return Response.json({ ok: "नल" }, { status: 201, headers });
    });
    const { status, headers, body } = await ask({ headers: { "accept-encoding": "br" } });
    expect([status, String(body)]).toEqual([201, '{"ok":"नल"}']);
    expect(headers).toMatchObject({
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
      "set-cookie": ["a=1", "b=2"],
      "content-length": String(Buffer.byteLength('{"ok":"नल"}')),
      vary: "Accept-Encoding",
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
  ] as const)("that is long goes out as the client takes it: %s", async (accepted, encoding, open) => {
    const text = "pump ".repeat(1000);
    const ask = await serve(async () => Response.json({ text }));
    const { headers, body } = await ask({ headers: accepted ? { "accept-encoding": accepted } : {} });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(JSON.parse(String(open(body)))).toEqual({ text });
  });

  test("without a body has none", async () => {
    const ask = await serve(async () => new Response(null, { status: 204 }));
    expect(await ask({ method: "POST" })).toMatchObject({ status: 204, body: Buffer.from("") });
  });

  test("to HEAD has the headers alone", async () => {
    const ask = await serve(async () => Response.json({ ok: true }));
    const { headers, body } = await ask({ method: "HEAD" });
    expect([headers["content-length"], body.length]).toEqual(["11", 0]);
  });

  test("of any length comes as it is made", async () => {
    let left = 50;
    const ask = await serve(
      async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              if (left === 0) controller.close();
              else controller.enqueue(Buffer.from("line of a file\n"));
              left -= 1;
            },
          }),
          { headers: { "Content-Type": "text/csv" } },
        ),
    );
    const { headers, body } = await ask();
    expect([headers["content-type"], String(body)]).toEqual(["text/csv", "line of a file\n".repeat(50)]);
  });

  test("that breaks off is cut, and told to the log", async () => {
    const told = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const pieces = [Buffer.from("the first line\n")];
    const pull = (controller: ReadableStreamDefaultController): void => {
      const piece = pieces.shift();
      if (piece === undefined) controller.error(new Error("the database went away"));
      else controller.enqueue(piece);
    };
    const ask = await serve(async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 })));
    await expect(ask()).rejects.toThrow();
    expect(told.mock.calls).toEqual([["a request failed", expect.objectContaining({ path: "/api/v1/it" })]]);
  });

  test("that its reader leaves in the middle is made no further", async () => {
    const told = vi.spyOn(log, "error");
    let stop = (): void => undefined;
    const cancelled = new Promise<void>((done) => (stop = done));
    await serve(
      async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(Buffer.alloc(100_000, "x")),
            cancel: () => stop(),
          }),
        ),
    );
    const { port } = server!.address() as AddressInfo;
    const asked = request({ port, path: "/api/v1/it" }, (response) =>
      response.once("data", () => asked.destroy()),
    );
    asked.on("error", () => undefined).end();
    await cancelled;
    expect(told).not.toHaveBeenCalled();
  });
});

test("every other address is Next's", async () => {
  const ask = await serve(async () => Response.json({}));
  for (const path of ["/", "/api/v1/unknown", "/api/v1/it/", "/api/auth/session"])
    expect(String((await ask({ path })).body)).toBe("next");
  expect(String((await ask({ method: "OPTIONS" })).body)).toBe("next");
});
