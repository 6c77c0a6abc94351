// npm start: the production server, Next behind a thin front (Next itself believes a client's X-Forwarded-For).
// Runs without --conditions=react-server: Next chooses its own React.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import { readTrustedHops } from "@/lib/shared/client-address";
import { mapHosts } from "@/lib/shared/map-hosts";
import { loadEnvironmentFile, projectRoot } from "@/scripts/environment-file";
import { startFrontServer, type Application } from "@/scripts/front-server";
import { gatePages, RENDERINGS_PER_MINUTE } from "@/scripts/page-gate";
import { openForMap } from "@/scripts/map-policy";
import { readPort } from "@/scripts/port";
import { markServing } from "@/scripts/serving-mark";
import { publicFiles, serveStaticFiles } from "@/scripts/static-files";

/** Of what is made anew for each visitor: smaller than gzip at its usual level, and no slower. */
const BROTLI_QUALITY = 5;

/** Compresses answers on their way, as the client takes them. */
function compressed(handle: Application["handle"]): Application["handle"] {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  type Express = Parameters<typeof compress>;
  return (request, response) =>
    new Promise((done, fail) => {
      // Written for Express, of which it uses what Node has.
      compress(request as Express[0], response as Express[1], () =>
        handle(request, response).then(done, fail),
      );
    });
}

async function prepareNext(port: number): Promise<Application> {
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: projectRoot, port });
  await app.prepare();
  const scale = Number(process.env["RATE_LIMIT_SCALE"] || 1);
  const pages = gatePages(app.getRequestHandler(), publicFiles(projectRoot), RENDERINGS_PER_MINUTE * scale);
  const handle = serveStaticFiles(projectRoot, compressed(pages));
  // Here and not in next.config.ts, whose headers are settled by the build: one build may serve http and https.
  const isHttps = process.env["APP_ORIGIN"]?.startsWith("https://") === true;
  const hosts = mapHosts(process.env);
  return {
    handle(request, response) {
      openForMap(response, hosts);
      if (isHttps) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
      return handle(request, response);
    },
    close: () => app.close(),
  };
}

/**
 * Asks the application one question. Next reports a failed start, such as an environment it refuses, in its log only,
 * and would answer every request with 500.
 */
async function refuseBrokenStart(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/api/v1/health`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  if (!answer?.ok) throw new Error("the application did not start; the reason is above");
}

async function main(): Promise<void> {
  loadEnvironmentFile();
  const port = readPort(process.env["PORT"]);
  const trustedHops = readTrustedHops(process.env["TRUST_PROXY_HOPS"]);
  if (!existsSync(join(projectRoot, ".next", "BUILD_ID")))
    throw new Error("there is no build: run npm run build first");
  // Before Next or React are loaded. The second says that the address header is this server's own.
  Object.assign(process.env, { NODE_ENV: "production", CLIENT_ADDRESS_FROM_SERVER: "1" });

  const server = await startFrontServer(port, trustedHops, () => prepareNext(port));
  const unmark = markServing(projectRoot, server.port);
  process.on("exit", unmark);
  await refuseBrokenStart(server.port);
  console.log(`serving on port ${server.port}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
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
