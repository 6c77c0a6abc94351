import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { OWN_HEADERS } from "@/server/own-headers";
import { explainListenError } from "@/server/port";
import { READING_METHODS, refuseCall } from "@/server/refusal";
import { settleAddress } from "@/server/settle-address";
import { settleRequestId } from "@/server/settle-request-id";
import { untilQuiet } from "@/server/until-quiet";

/** What stands behind the front: an application that takes a moment to get ready. */
export type Application = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

/** Time limits against slow clients and for stopping, in milliseconds. */
export const TIME_LIMITS = {
  /** For the whole head of a request. */
  headersMs: 15_000,
  /** For the whole request: five files of 5 MiB over a slow mobile line. */
  requestMs: 120_000,
  /** A connection on which nothing moves, in either direction. */
  idleSocketMs: 120_000,
  /** Between two requests: longer than the 60 s after which common proxies drop a connection. */
  keepAliveMs: 65_000,
  /** How often the first two are looked at. */
  checkMs: 2_000,
  /** For requests under way when the server stops; with what it waits before and after, the stop takes at most 30 s. */
  drainMs: 20_000,
};

export type FrontServer = { port: number; stop(): Promise<void> };

/** So long a connection that was taken last may take to send its request. */
const FIRST_REQUEST_MS = 500;
/** How often connections are closed whose request has been answered. */
const SWEEP_MS = 100;

/** Lets requests that are under way finish, takes no new ones, and resolves when all connections are closed. */
async function drain(server: Server, limitMs: number): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  const closed = new Promise<void>((done) => {
    // Not the close() of an HTTP server: it cuts connections whose first request is still on its way.
    NetServer.prototype.close.call(server, () => done());
  });
  await Promise.race([closed, sleep(FIRST_REQUEST_MS)]);
  // Behind a busy moment timers come before what has arrived meanwhile: a turn later those requests are begun.
  const closeIdle = (): void => void setImmediate(() => server.closeIdleConnections());
  closeIdle();
  const sweep = setInterval(closeIdle, SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error) => fail(new Error(explainListenError(port, error))));
    server.listen(port, host, () => done());
  });
}

/** Until the application is ready, which takes seconds. */
const MOST_WAITING = 100;
const READING: ReadonlySet<string> = new Set(READING_METHODS);
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Of every answer where the site stands on https: browsers that came so come back only so, for two years. */
const TRANSPORT_POLICY = "max-age=63072000; includeSubDomains";

function answer(response: ServerResponse, status: number, text: string, headers: object = {}): void {
  const plain = { ...OWN_HEADERS, "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...plain, ...headers }).end(`${text}\n`);
}

/**
 * What is wrong with a request that no application needs to see, or null: a method that nothing here has, no path
 * (`GET *`), or no way to say which host is meant. A target with a host (RFC 9112, section 3.2.2) becomes its path, when
 * that host is the one the request names.
 */
function problemOf(request: IncomingMessage): readonly [status: number, text: string] | null {
  const { method = "", url = "", rawHeaders } = request;
  if (!METHODS.has(method)) return [405, "This method is not known here."];
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) return [400, "A request names one host."];
  if (!url.startsWith("/")) {
    const target = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null;
    if (target === null || target.host !== request.headers.host?.toLowerCase())
      return [400, "This address cannot be read."];
    request.url = target.pathname + target.search;
  }
  return isReadablePath(request.url) ? null : [400, "This address cannot be read."];
}

/** Refuses what `problemOf` found; a call of the API in its form, where a path that cannot be read names nothing, and which methods a path has is not known. */
function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  [status, text]: readonly [status: number, text: string],
): void {
  const allowed = [...METHODS].join(", ");
  const headers = status === 405 ? { Allow: allowed } : {};
  const isCall = request.url?.startsWith("/api/") === true;
  const values = { method: request.method ?? "", allowed };
  if (isCall && status === 405)
    return refuseCall(request, response, status, { key: "methodNotAllowed", values }, headers);
  if (isCall && !isReadablePath(request.url)) return refuseCall(request, response, 404, { key: "notFound" });
  answer(response, status, text, headers);
}

/** Whether the path's percent-encoding is one (RFC 3986, section 2.1): Next answers 500 to `/%E0%A4%A`. */
function isReadablePath(url = "/"): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/**
 * An HTTP server that decides what a request's address is, bounds slow clients, and stops without breaking a request
 * (docs/security.md#sessions-and-rights). It listens before the application is ready, and answers 502 until then:
 * 503, which the application answers too, would have proxies ask twice for what is only slow.
 *
 * @param port 0 for any free one.
 * @param options `host`: the address to listen at; every one of this machine when absent
 * @throws Error in one line when the port cannot be used.
 */
export async function startFrontServer(
  port: number,
  trustedHops: number,
  prepare: () => Promise<Application>,
  { limits = TIME_LIMITS, host }: { limits?: typeof TIME_LIMITS; host?: string | undefined } = {},
): Promise<FrontServer> {
  const behind: { application?: Application } = {};
  /** What was sent before the application is ready. */
  const waiting: (() => void)[] = [];
  const isHttps = process.env["APP_ORIGIN"]?.startsWith("https://") === true;
  let stopping = false;
  const pass = (application: Application, request: IncomingMessage, response: ServerResponse): void => {
    application.handle(request, response).catch((error: unknown) => {
      console.error("request failed:", error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else answer(response, 500, "This did not work.");
    });
  };
  const options = {
    connectionsCheckingInterval: limits.checkMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
  };
  const server = createServer(options, (request, response) => {
    settleAddress(request, trustedHops);
    settleRequestId(request, trustedHops);
    // Not in next.config.ts, whose headers are settled by the build: one build may serve http and https.
    if (isHttps) response.setHeader("Strict-Transport-Security", TRANSPORT_POLICY);
    if (stopping) response.setHeader("Connection", "close");
    const problem = problemOf(request);
    if (problem !== null) {
      refuseUnread(request, response, problem);
      return;
    }
    const { application } = behind;
    if (application !== undefined) pass(application, request, response);
    // A proxy asks another server for what is only read, and never for what is sent: that waits.
    else if (READING.has(request.method!) || waiting.length >= MOST_WAITING)
      answer(response, 502, "Not ready yet.", { "Retry-After": "1" });
    else waiting.push(() => pass(behind.application!, request, response));
  });
  // Next listens for web sockets, which it has in development only; with a listener Node hands it every request that
  // offers an upgrade (curl --http2), and it cuts them. Without one they are answered like any other.
  server.on("newListener", (event, listener: () => void) => {
    if (event === "upgrade") setImmediate(() => server.off("upgrade", listener));
  });
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.idleSocketMs;
  await listen(server, port, host);
  behind.application = await prepare();
  for (const go of waiting.splice(0)) go();
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping = true;
      await untilQuiet(server);
      await drain(server, limits.drainMs);
      await behind.application?.close().catch(() => undefined);
    },
  };
}
