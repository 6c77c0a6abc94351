import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { explainListenError } from "@/server/port";
import { settleAddress } from "@/server/settle-address";

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
  /** For requests under way when the server stops; the whole stop takes at most 30 s. */
  drainMs: 25_000,
};

export type FrontServer = { port: number; stop(): Promise<void> };

const QUIET_TURNS = 6;
const QUIET_TURN_MS = 25;
const QUIET_LIMIT_MS = 3_000;

/**
 * Waits until no connection arrives for some turns of the event loop: closing the listener resets the connections the
 * kernel has taken but a busy process has not, and Node drops those whose request it has not read yet.
 */
async function untilQuiet(server: Server): Promise<void> {
  let arrived = false;
  const note = (): void => {
    arrived = true;
  };
  server.on("connection", note);
  const deadline = Date.now() + QUIET_LIMIT_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && Date.now() < deadline; quiet = arrived ? 0 : quiet + 1) {
    arrived = false;
    await sleep(QUIET_TURN_MS);
  }
  server.off("connection", note);
}

/** Lets requests that are under way finish, takes no new ones, and resolves when all connections are closed. */
function drain(server: Server, limitMs: number): Promise<void> {
  return new Promise((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      done();
    });
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error) => fail(new Error(explainListenError(port, error))));
    server.listen(port, () => done());
  });
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
 * (security.md M2, M11). It listens before the application is ready, and answers 503 until then.
 *
 * @param port 0 for any free one.
 * @throws Error in one line when the port cannot be used.
 */
export async function startFrontServer(
  port: number,
  trustedHops: number,
  prepare: () => Promise<Application>,
  limits: typeof TIME_LIMITS = TIME_LIMITS,
): Promise<FrontServer> {
  const behind: { application?: Application } = {};
  let stopping = false;
  const options = {
    connectionsCheckingInterval: limits.checkMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
  };
  const server = createServer(options, (request, response) => {
    settleAddress(request, trustedHops);
    if (stopping) response.setHeader("Connection", "close");
    if (!isReadablePath(request.url)) {
      response
        .writeHead(400, { "Content-Type": "text/plain; charset=utf-8" })
        .end("This address cannot be read.\n");
      return;
    }
    const { application } = behind;
    if (application === undefined) {
      response.writeHead(503, { "Retry-After": "1" }).end();
      return;
    }
    application.handle(request, response).catch((error: unknown) => {
      console.error("request failed:", error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.idleSocketMs;
  await listen(server, port);
  behind.application = await prepare();
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
