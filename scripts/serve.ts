// npm start: the production server. A thin front for Next that decides what a request's address is (Next itself
// believes X-Forwarded-For), bounds slow clients, and stops without breaking a request. Runs without --conditions.
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import {
  CLIENT_ADDRESS_HEADER,
  clientAddress,
  isForwardingHeader,
  readTrustedHops,
} from "@/lib/shared/client-address";
import { explainListenError, readPort } from "@/scripts/port";
import { settleAddress } from "@/scripts/settle-address";

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000; // five files of 5 MiB over a slow mobile line
const IDLE_SOCKET_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000; // longer than the 60 s after which common proxies drop a connection
const CHECK_INTERVAL_MS = 2_000;
const SHUTDOWN_TIMEOUT_MS = 25_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error) => fail(new Error(explainListenError(port, error))));
    server.listen(port, () => done());
  });
}

/** Lets requests that are under way finish, takes no new ones, and resolves when all connections are closed. */
function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 200);
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      done();
    });
  });
}

async function main(): Promise<void> {
  const root = dirname(import.meta.dirname);
  const port = readPort(process.env["PORT"]);
  const trustedHops = readTrustedHops(process.env["TRUST_PROXY_HOPS"]);
  if (!existsSync(join(root, ".next", "BUILD_ID")))
    throw new Error("there is no build: run npm run build first");
  Object.assign(process.env, { NODE_ENV: "production" }); // before Next or React are loaded

  let handle: Handler | undefined;
  let stopping = false;
  const server = createServer(
    {
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    (request, response) => {
      settleAddress(request, trustedHops);
      if (stopping) response.setHeader("Connection", "close");
      if (handle === undefined) {
        response.writeHead(503, { "Retry-After": "1" }).end();
        return;
      }
      handle(request, response).catch((error: unknown) => {
        console.error("request failed", error instanceof Error ? error.message : error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.timeout = IDLE_SOCKET_TIMEOUT_MS;

  // Listening first: a taken port is told at once, not after Next has loaded.
  await listen(server, port);
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  handle = app.getRequestHandler();
  console.log(`serving on port ${port}`);

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await drain(server);
    await app.close().catch(() => undefined);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
  // Started by another of our commands: end with it, however it ends.
  process.on("disconnect", () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
