import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { buildFingerprint, clearBuildStamp, isBuildCurrent, writeBuildStamp } from "@/scripts/build-stamp";
import { freePort } from "@/tests/support/demo";

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, "..", "..");
const READY_TIMEOUT_MS = 60_000;

/** What is not the product's source, or not to be copied. */
const LEFT_OUT = new Set([".git", ".next", ".data", "node_modules", "test-results", "middleware.ts"]);

export type Server = {
  readonly origin: string;
  /** Everything it has printed so far: its log. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

async function build(folder: string): Promise<void> {
  await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: folder,
    maxBuffer: 50_000_000,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`the build failed:\n${error.stdout}\n${error.stderr}`);
  });
}

/** Starts `npm start` of a built folder on a free port and waits until it answers. */
async function serve(folder: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const port = await freePort();
  let output = "";
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LOG_LEVEL: "error", ...env, PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    await ended;
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/health`).catch(() => null);
    if (answer?.ok) return { origin, output: () => output, stop };
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The production server of this project, built when the build is not of these sources. */
export async function serveBuild(env: Readonly<Record<string, string>>): Promise<Server> {
  const fingerprint = buildFingerprint(projectRoot);
  if (!isBuildCurrent(projectRoot, fingerprint)) {
    clearBuildStamp(projectRoot);
    await build(projectRoot);
    writeBuildStamp(projectRoot, fingerprint);
  }
  return serve(projectRoot, env);
}

/**
 * The product as it would be without middleware.ts, built and served in a folder of its own: what is still protected
 * there is protected by pages and routes (security.md A3).
 */
export async function serveWithoutMiddleware(env: Readonly<Record<string, string>>): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), "without-middleware-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(projectRoot, folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.relative(projectRoot, source)),
    });
    // Links where the file system allows: copying every package takes longer than building.
    const modules = path.join(projectRoot, "node_modules");
    await run("cp", ["-al", modules, folder]).catch(() => run("cp", ["-a", modules, folder]));
    await build(folder);
    const server = await serve(folder, env);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
