import { once } from "node:events";
import { request, type IncomingMessage, type Server } from "node:http";
import { connect, createServer, Server as NetServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startFrontServer, TIME_LIMITS, type Application, type FrontServer } from "@/server/front-server";
import { securityHeaders } from "@/lib/shared/security-policy";
import { freePort } from "@/tests/support/demo";

const running: FrontServer[] = [];
const limits = { ...TIME_LIMITS, headersMs: 400, checkMs: 50, drainMs: 1_500 };

async function front(handle: Application["handle"], trustedHops = 0): Promise<FrontServer> {
  const server = await startFrontServer(
    0,
    trustedHops,
    () => Promise.resolve({ handle, close: () => Promise.resolve() }),
    { limits },
  );
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

type Answer = { status: number; body: string; headers: IncomingMessage["headers"] };

function get(port: number, headers: Record<string, string> = {}, path = "/"): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode ?? 0, body, headers: response.headers }));
      response.on("error", fail);
    });
    call.on("error", fail);
    call.end();
  });
}

const echo: Application["handle"] = (incoming, response) => {
  response.end(JSON.stringify(incoming.headers));
  return Promise.resolve();
};

const claims = {
  "X-Client-Address": "6.6.6.6",
  "X-Forwarded-For": "6.6.6.6, 198.51.100.7",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "https",
  "X-Real-IP": "6.6.6.6",
  Forwarded: "for=6.6.6.6",
  "X-Custom": "kept",
};

test("nothing a client says about its address gets through", async () => {
  const { port } = await front(echo);
  const { body } = await get(port, claims);
  const seen = JSON.parse(body) as Record<string, string>;
  expect(seen["x-client-address"]).toBe("127.0.0.1");
  expect(seen["x-custom"]).toBe("kept");
  expect(body).not.toContain("6.6.6.6");
  expect(body).not.toContain("evil.example");
  expect(Object.keys(seen).filter((name) => name.startsWith("x-forwarded") || name === "forwarded")).toEqual(
    [],
  );
});

test("behind one trusted proxy the address is the one it appended, and its other headers stay", async () => {
  const { port } = await front(echo, 1);
  const seen = JSON.parse((await get(port, claims)).body) as Record<string, string>;
  expect(seen["x-client-address"]).toBe("198.51.100.7");
  expect(seen["x-forwarded-proto"]).toBe("https");
});

test("until the application is ready, what is read is 502, and what is sent waits", async () => {
  const port = await freePort();
  let isReady = (): void => undefined;
  const prepared = new Promise<void>((resolve) => (isReady = resolve));
  const started = startFrontServer(port, 0, async () => {
    await prepared;
    return { handle: echo, close: () => Promise.resolve() };
  });
  const early = await vi.waitFor(() => get(port), 20_000);
  expect([early.status, early.headers["retry-after"]]).toEqual([502, "1"]);
  const sent = fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: { "X-Custom": "kept" },
    body: "x",
  });
  expect((await get(port)).status).toBe(502);
  isReady();
  running.push(await started);
  expect(await (await sent).json()).toMatchObject({ "x-custom": "kept" });
  expect((await get(port)).status).toBe(200);
});

test("requests under way are finished when it stops, new connections are refused", async () => {
  const server = await front(async (_incoming, response) => {
    await sleep(400);
    response.end("done");
  });
  const calls = Array.from({ length: 20 }, () => get(server.port));
  await sleep(100);
  const stopped = server.stop();
  // The port closes when what had come has been taken, which a busy machine does a little later.
  const asked = () => get(server.port).then(() => "answered", String);
  await expect.poll(asked, { timeout: 10_000 }).toContain("ECONNREFUSED");
  const answers = await Promise.all(calls);
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(20).fill("200 done"));
  await stopped;
});

test("connections that a busy process has not taken yet are served as well", async () => {
  const server = await front(async (_incoming, response) => {
    const until = Date.now() + 3;
    while (Date.now() < until); // rendering keeps the process busy
    await sleep(10);
    response.end("done");
  });
  const calls = Array.from({ length: 200 }, () =>
    get(server.port).then(
      ({ body }) => body,
      (error: Error) => error.message,
    ),
  );
  await sleep(20);
  await server.stop();
  expect((await Promise.all(calls)).filter((body) => body !== "done")).toEqual([]);
});

test("stopped while connections never cease to come, it breaks none", async () => {
  const server = await front(async (_incoming, response) => {
    const until = performance.now() + 5;
    while (performance.now() < until); // rendering keeps the process busy
    await sleep(10);
    response.end("done");
  });
  const ends: string[] = [];
  let isStopped = false;
  const asking = (async () => {
    while (!isStopped) {
      get(server.port).then(
        ({ body }) => ends.push(body),
        (error: NodeJS.ErrnoException) => ends.push(error.code!),
      );
      await sleep(10);
    }
  })();
  await sleep(100);
  await server.stop();
  isStopped = true;
  await asking;
  await vi.waitFor(() => expect(new Set(ends)).toEqual(new Set(["done", "ECONNREFUSED"])), 20_000);
});

test("what arrived while a stopping process was busy is answered, though its time is over", async () => {
  const { close } = NetServer.prototype;
  const listenerClosed = new Promise<void>((done) => {
    vi.spyOn(NetServer.prototype, "close").mockImplementationOnce(function (this: NetServer, then) {
      done();
      return close.call(this, then);
    });
  });
  const application = { handle: echo, close: () => Promise.resolve() };
  const server = await startFrontServer(0, 0, () => Promise.resolve(application));
  const socket = connect(server.port, "127.0.0.1");
  const ask = () => new Promise((sent) => socket.write("GET / HTTP/1.1\r\nHost: a.example\r\n\r\n", sent));
  await ask();
  await once(socket, "data");
  const stopped = server.stop();
  await listenerClosed;
  await ask();
  const busyUntil = performance.now() + 700;
  while (performance.now() < busyUntil);
  const [answer] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as unknown[];
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK/);
  socket.destroy();
  await stopped;
});

test("a request that never ends does not keep it from stopping", async () => {
  const server = await front(() => new Promise(() => undefined));
  const call = get(server.port).catch((error: Error) => error);
  await sleep(50);
  const before = Date.now();
  await server.stop();
  expect(Date.now() - before).toBeLessThan(limits.drainMs + 1_500);
  expect(await call).toBeInstanceOf(Error);
});

test("a client that is slow with its headers is cut off, and disturbs nobody", async () => {
  const { port } = await front(echo);
  const slow = connect(port, "127.0.0.1");
  slow.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const closed = new Promise<string>((done) => {
    let text = "";
    slow.on("data", (chunk) => (text += chunk.toString()));
    slow.on("close", () => done(text));
  });
  expect((await get(port)).status).toBe(200);
  expect(await closed).toContain("408");
});

test("a failing handler is a 500 for its caller alone", async () => {
  const { port } = await front((incoming, response) =>
    incoming.headers["x-custom"] === "fail" ? Promise.reject(new Error("broken")) : echo(incoming, response),
  );
  expect((await get(port, { "X-Custom": "fail" })).status).toBe(500);
  expect((await get(port)).status).toBe(200);
});

test("a taken port is told in one line", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, () => done()));
  const { port } = other.address() as AddressInfo;
  const prepare = (): Promise<Application> => Promise.reject(new Error("must not be reached"));
  await expect(startFrontServer(port, 0, prepare)).rejects.toThrow(`port ${port} is taken`);
  other.close();
});

test("an address that is no valid percent-encoding is the caller's mistake", async () => {
  const { port } = await front(echo);
  expect((await get(port, {}, "/services/%E0%A4%A")).status).toBe(400);
  expect((await get(port, {}, "/services?q=%E0%A4%A")).status).toBe(200);
});

test("of the API it is answered as the API does: an id that names nothing, a method that is none", async () => {
  const { port } = await front(echo);
  const lost = await get(port, {}, "/api/v1/listings/%E0%A4%A");
  expect([lost.status, lost.headers["content-type"]]).toEqual([404, "application/json"]);
  expect(JSON.parse(lost.body)).toEqual({
    code: "NOT_FOUND",
    key: "notFound",
    message: "Not found",
    requestId: lost.headers["x-request-id"],
  });
  const answer = await raw(port, `PROPFIND /api/v1/listings HTTP/1.1\r\nHost: x\r\n${END}`);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toMatch(/\r\nAllow: GET, /);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({
    code: "METHOD_NOT_ALLOWED",
    key: "methodNotAllowed",
    values: { method: "PROPFIND" },
    message: expect.stringMatching(/^PROPFIND is not allowed here; allowed: GET/),
  });
});

/** The whole answer to what is sent as it stands; it ends when the server closes the connection. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => done(answer));
  });
const END = "Connection: close\r\n\r\n";

test.each([
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\n", 405],
  ["a method nobody knows", "PROPFIND / HTTP/1.1\r\nHost: x\r\n", 405],
  ["GET *", "GET * HTTP/1.1\r\nHost: x\r\n", 400],
  ["OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: x\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n", 400],
  ["a target on another host", "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n", 400],
  ["a target of another kind", "GET ftp://x/ HTTP/1.1\r\nHost: x\r\n", 400],
])("%s is decided here, with headers of its own", async (_what, head, status) => {
  let seen = 0;
  const { port } = await front((incoming, response) => {
    seen++;
    return echo(incoming, response);
  });
  const answer = await raw(port, head + END);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
  expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  for (const { key } of securityHeaders([])) expect(answer).toContain(`\r\n${key}: `);
  expect(answer).not.toMatch(/evil|secret|^Location:/im);
  expect(seen).toBe(0);
});

test.each([
  ["https://shop.example", "max-age=63072000; includeSubDomains"],
  ["http://localhost:3000", undefined],
])(
  "on %s, the application's answers and our own have Strict-Transport-Security: %s",
  async (origin, policy) => {
    vi.stubEnv("APP_ORIGIN", origin);
    const { port } = await front(echo);
    vi.unstubAllEnvs();
    const answers = [await get(port), await get(port, {}, "/%E0%A4%A")];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    for (const { headers } of answers) expect(headers["strict-transport-security"]).toBe(policy);
  },
);

test("a target with the host the request names is its path", async () => {
  const { port } = await front((incoming, response) => {
    response.end(incoming.url);
    return Promise.resolve();
  });
  expect(
    await raw(port, `GET http://Shop.example/services?q=pump HTTP/1.1\r\nHost: shop.example\r\n${END}`),
  ).toMatch(/\/services\?q=pump/);
});

test("who offers an upgrade is answered like anybody, whatever the application listens for", async () => {
  const { port } = await front((incoming, response) => {
    // As Next does when the first request comes.
    const server = (incoming.socket as unknown as { server: Server }).server;
    if (server.listenerCount("upgrade") === 0)
      server.on("upgrade", (_request, socket: Socket) => socket.destroy());
    return echo(incoming, response);
  });
  await get(port);
  const offer =
    "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n";
  const answer = new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${offer}`));
    socket.once("data", (chunk) => {
      done(chunk.toString());
      socket.destroy();
    });
    socket.once("close", () => done("cut"));
  });
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
});
