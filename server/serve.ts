// npm start: the production server, Next behind a thin front (Next itself believes a client's X-Forwarded-For). Compiled by
// `npm run build` into .next/front/server.mjs, and run from the project's folder or from the one made for a container.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { declaredCdn } from "@/lib/server/cdn";
import { beginNoMoreMails, mailsEnded } from "@/lib/server/mails-in-flight";
import { pageChanges } from "@/lib/server/page-cache/page-changes";
import { readTrustedHops } from "@/lib/shared/client-address";
import { mapHosts } from "@/lib/shared/map-hosts";
import { securityHeaders } from "@/lib/shared/security-policy";
import { ADMISSION_LIMITS, admitted } from "@/server/admission";
import { apiCalls } from "@/server/api-calls";
import { CdnPurges } from "@/server/cdn-purges";
import { compressed } from "@/server/compressed";
import { counted } from "@/server/counted";
import { startFrontServer, type Application } from "@/server/front-server";
import { mapOpener } from "@/server/map-policy";
import { readPort } from "@/server/port";
import { refuse } from "@/server/refusal";
import { CACHE_LIMITS, ResponseCache } from "@/server/response-cache";
import { markServing } from "@/server/serving-mark";
import { serveStaticFiles } from "@/server/static-files";
import { WARM_UP_MS, warmUp } from "@/server/warm-up";
import { withHeaders } from "@/server/with-headers";

const root = process.cwd();

/** How long mails that are being sent are waited for when the server stops; the queue keeps the others. */
const MAILS_AT_STOP_MS = 5_000;

/** Pages are only read: whatever else is asked of one is refused, and nothing is rendered for it. */
const readOnlyPages =
  (handle: Application["handle"]): Application["handle"] =>
  async (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead || request.url?.startsWith("/api/") === true) return handle(request, response);
    refuse(request, response, 405);
  };

/**
 * Hands Next the settings of the build, as the `server.js` of its standalone output does (docs/decisions/039): a folder
 * made for a container carries no next.config.ts.
 */
function handOverBuildSettings(): void {
  const manifest = readFileSync(join(root, ".next", "required-server-files.json"), "utf8");
  const { config } = JSON.parse(manifest) as { config: unknown };
  process.env["__NEXT_PRIVATE_STANDALONE_CONFIG"] = JSON.stringify(config);
}

/**
 * Asks Next one question, before anything is served. It reports a failed start, such as an environment it refuses, in its
 * log only, and would answer every request with 500; the API, which is answered without it, would not even notice.
 */
async function refuseBrokenStart(handle: Application["handle"]): Promise<void> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  // OPTIONS is Next's own answer (server/api-routes.ts).
  const asked = { method: "OPTIONS", signal: AbortSignal.timeout(30_000) };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`, asked).catch(() => null);
  server.closeAllConnections();
  server.close();
  if (!answer?.ok) throw new Error("the application did not start; the reason is above");
}

/** Where another of our commands started this one before the database has its data: waits until it says that it has. */
async function untilTold(): Promise<void> {
  if (!process.argv.includes("--when-told")) return;
  const leave = (): never => process.exit(1); // whoever would tell is gone
  process.once("disconnect", leave);
  await once(process, "message");
  process.off("disconnect", leave);
}

/** The environment is judged before Next is loaded, which would tell its refusal three times, between stacks. */
async function refuseUnusable(): Promise<void> {
  const { requireConfigured, requireDataFolder, requireMigrated } =
    await import("@/lib/server/require-configured");
  const { requireSecrets } = await import("@/lib/server/secrets");
  requireSecrets();
  requireDataFolder();
  await requireConfigured();
  // Whoever starts this one before the database is filled tells when it is.
  if (!process.argv.includes("--when-told")) await requireMigrated();
}

async function prepareNext(port: number): Promise<Application> {
  await refuseUnusable();
  handOverBuildSettings();
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  const answer = app.getRequestHandler();
  await refuseBrokenStart(answer);
  const hosts = mapHosts(process.env);
  const openForMap = mapOpener(hosts);
  const security = Object.fromEntries(securityHeaders(hosts).map(({ key, value }) => [key, value]));
  const handle = withHeaders(security, (request, response) => {
    openForMap(response);
    return answer(request, response);
  });
  // Only now: modules of the API read the environment when they are loaded.
  const { routeFiles } = await import("api-routes");
  await untilTold();
  const calls = apiCalls(routeFiles, security, compressed(handle));
  const chosen = process.env["QUEUE_PATIENCE_MS"];
  const patience = chosen ? { patience: { mostMs: Number(chosen), stallMs: Number(chosen) } } : {};
  const renderingsPerMinute = CACHE_LIMITS.renderingsPerMinute * Number(process.env["RATE_LIMIT_SCALE"] || 1);
  const changes = pageChanges();
  const cdn = declaredCdn();
  const purges = cdn && new CdnPurges(cdn, changes);
  purges?.start();
  const cache = new ResponseCache({
    render: handle,
    otherwise: admitted(calls, {
      calls: { ...ADMISSION_LIMITS.calls, ...patience },
      pages: { ...ADMISSION_LIMITS.pages, ...patience },
    }),
    changes,
    cdn,
    limits: { ...CACHE_LIMITS, renderingsPerMinute, ...patience },
  });
  await warmUp(cache.handle, Number(process.env["WARM_UP_MS"] || WARM_UP_MS));
  return {
    handle: counted(serveStaticFiles(root, readOnlyPages(cache.handle))),
    close: async () => {
      purges?.stop();
      await mailsEnded(MAILS_AT_STOP_MS);
      await app.close();
    },
  };
}

async function main(): Promise<void> {
  const [word] = process.argv.slice(2).filter((given) => given !== "--when-told");
  if (word !== undefined)
    throw new Error(
      `'${word}': npm start takes no words, it is told by variables, such as PORT=3001 npm start (docs/running/variables.md)`,
    );
  const environment = join(root, ".env");
  if (existsSync(environment)) process.loadEnvFile(environment);
  const port = readPort(process.env["PORT"]);
  const trustedHops = readTrustedHops(process.env["TRUST_PROXY_HOPS"]);
  if (!existsSync(join(root, ".next", "BUILD_ID")))
    throw new Error("there is no build: run npm run build first");
  // Before Next or React are loaded. The second says that the address header is this server's own.
  Object.assign(process.env, { NODE_ENV: "production", CLIENT_ADDRESS_FROM_SERVER: "1" });

  const host = process.env["BIND_ADDRESS"] || undefined;
  const server = await startFrontServer(port, trustedHops, () => prepareNext(port), { host });
  const unmark = markServing(root, server.port);
  process.on("exit", unmark);
  console.log(`serving on port ${server.port}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    beginNoMoreMails();
    void server.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  // Started by another of our commands: end with it, however it ends.
  process.on("disconnect", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
