import { execFile, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import packageFile from "@/package.json" with { type: "json" };
import { buildFingerprint, isBuildCurrent } from "@/scripts/build/build-stamp";
import { freePort } from "@/tests/support/demo";

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, "..", "..");
const READY_TIMEOUT_MS = 60_000;

/** What serving needs none of, or not to be copied. */
const LEFT_OUT = new Set([
  ".git",
  path.join(".next", "cache"),
  path.join(".next", "container"),
  path.join(".next", "standalone"),
  ".data",
  "node_modules",
  "test-results",
  "middleware.ts",
]);

export type Server = {
  readonly origin: string;
  /** Everything it has printed so far: its log. */
  readonly output: () => string;
  readonly pid: number;
  /** How it ended, as soon as it has: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>;
};

async function build(): Promise<void> {
  await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: projectRoot,
    maxBuffer: 50_000_000,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      BUILD_WITHOUT_TYPES: "1", // read by next.config.ts
    },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`the build failed:\n${error.stdout}\n${error.stderr}`);
  });
}

export type Command = readonly [string, ...string[]];
const NPM_START: Command = [process.execPath, "server/start.mjs"];
/** With the limits of memory that package.json sets; the shell becomes the server. */
const NPM_START_AS_SET: Command = ["/bin/sh", "-c", packageFile.scripts.start];

/** Starts a built folder on PORT or a free port, as `npm start` does or otherwise, and waits until it answers. */
async function serve(
  folder: string,
  env: Readonly<Record<string, string>>,
  [command, ...args]: Command = NPM_START,
  user: { uid?: number; gid?: number } = {},
): Promise<Server> {
  const port = Number(env["PORT"]) || (await freePort());
  let output = "";
  const server = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
    env: { ...process.env, LOG_LEVEL: "error", ALLOW_UNCONFIGURED: "1", ...env, PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    server.once("exit", (code, signal) => resolve(signal ?? code ?? 1)),
  );
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await ended;
  };
  const stop = () => endBy("SIGTERM");
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/health`).catch(() => null);
    if (answer?.ok)
      return { origin, output: () => output, pid: server.pid!, ended, stop, kill: () => endBy("SIGKILL") };
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The production build of this project in `.next`, made when the one there is not of these sources. */
export async function provideBuild(): Promise<void> {
  if (!isBuildCurrent(projectRoot, buildFingerprint(projectRoot))) await build();
}

/** The production server of this project; unless told otherwise it does not warm up, for which few tests need to wait. */
export async function serveBuild(env: Readonly<Record<string, string>>): Promise<Server> {
  await provideBuild();
  return serve(projectRoot, { WARM_UP_MS: "0", ...env });
}

/**
 * The production server with all that `npm start` sets.
 * @param env PORT names its port; else it is a free one
 */
export async function serveAsSet(env: Readonly<Record<string, string>>): Promise<Server> {
  await provideBuild();
  return serve(projectRoot, env, NPM_START_AS_SET);
}

/**
 * The server of a folder made for a container.
 * @param command what starts `server/start.mjs` there
 */
export const servePacked = (
  folder: string,
  env: Readonly<Record<string, string>>,
  command: Command,
): Promise<Server> => serve(folder, env, command);

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Root may start it as somebody who may write nowhere here, if that one may read the build. */
const asNobodyCan = (): boolean =>
  process.getuid?.() === 0 &&
  spawnSync("/bin/ls", [path.join(projectRoot, ".next", "server")], { ...NOBODY, stdio: "ignore" }).status ===
    0;

/**
 * The same build under `next start`, without the front server.
 * @param options `asNobody`: as a user who may write nowhere in the project, where this one is root
 */
export async function servePlainly(
  env: Readonly<Record<string, string>>,
  { asNobody = false } = {},
): Promise<Server> {
  await provideBuild();
  return serve(
    projectRoot,
    { NODE_ENV: "production", ...env },
    [process.execPath, "node_modules/next/dist/bin/next", "start"],
    asNobody && asNobodyCan() ? NOBODY : {},
  );
}

/** Takes middleware.ts out of a build: what Next asks before it loads one is this manifest. */
function removeMiddleware(folder: string): void {
  const server = path.join(folder, ".next", "server");
  const manifest = path.join(server, "functions-config-manifest.json");
  const config = JSON.parse(readFileSync(manifest, "utf8")) as { functions: Record<string, unknown> };
  if (!("/_middleware" in config.functions)) throw new Error(`${manifest} names no middleware`);
  delete config.functions["/_middleware"];
  writeFileSync(manifest, JSON.stringify(config));
  for (const name of readdirSync(server))
    if (name.startsWith("middleware.js")) rmSync(path.join(server, name));
}

/**
 * The product as it would be without middleware.ts, the same build served without it from a folder of its own: what is
 * still protected there is protected by pages and routes (docs/security.md#the-catalogue).
 */
export async function serveWithoutMiddleware(env: Readonly<Record<string, string>>): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), "without-middleware-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await provideBuild();
    cpSync(projectRoot, folder, {
      recursive: true,
      verbatimSymlinks: true, // within the build they are relative, and stay in the copy
      filter: (source) => !LEFT_OUT.has(path.relative(projectRoot, source)),
    });
    removeMiddleware(folder);
    // Links where the file system allows: copying every package takes longer than building.
    const modules = path.join(projectRoot, "node_modules");
    await run("cp", ["-al", modules, folder]).catch(() => run("cp", ["-a", modules, folder]));
    const server = await serve(folder, { WARM_UP_MS: "0", ...env });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
