import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { provideDataFolder } from "@/lib/server/data-folder";
import { DatabaseError } from "@/lib/server/database/database-error";
import { requireRoom } from "@/scripts/local-database/require-room";
import type { PgliteMessage } from "@/scripts/local-database/pglite-process";
import type { OnProgress } from "@/lib/server/database/on-progress";
import type { DatabasePurpose, ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { projectRoot } from "@/scripts/process/environment-file";
import { tsxLoader } from "@/scripts/process/tsx-loader";

const STOP_TIMEOUT_MS = 12_000;

/** Where PGlite keeps the data of a purpose. */
export const pgliteFolder = (homeDir: string, purpose: DatabasePurpose): string =>
  join(homeDir, purpose === "test" ? "pglite-test" : "pglite");

/** Whether it has been started there to the end; half a first start is discarded. */
export const hasPglite = (homeDir: string, purpose: DatabasePurpose): boolean =>
  existsSync(join(pgliteFolder(homeDir, purpose), "complete"));

/**
 * Starts PGlite (Postgres compiled to WebAssembly, with PostGIS) in a process of its own, on a free loopback port, its
 * data under `homeDir` (`.data/`). It has ONE session, shared by all clients: pool size 1, one user of the folder at a time.
 * The process ends with its parent, however that ends.
 *
 * @throws DatabaseError when another process has this folder open, or PGlite cannot start.
 */
export async function startPglite(
  homeDir: string,
  purpose: DatabasePurpose,
  onProgress: OnProgress = () => undefined,
): Promise<ResolvedDatabase> {
  const directory = pgliteFolder(homeDir, purpose);
  const fresh = !hasPglite(homeDir, purpose);
  provideDataFolder(homeDir);
  if (purpose !== "test" && fresh) requireRoom(homeDir);
  onProgress(`starting PGlite (${fresh ? "first start, about 15 s" : "about 3 s"})`);

  const script = join(import.meta.dirname, "pglite-process.ts");
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", tsxLoader(), script, directory],
    {
      cwd: projectRoot, // where the loader finds tsconfig.json
      env: { ...process.env, NODE_OPTIONS: "" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  const exited = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));

  const port = await new Promise<number>((done, fail) => {
    child.once("error", (error) => fail(new DatabaseError(`PGlite did not start: ${error.message}`)));
    void exited.then((code) =>
      fail(new DatabaseError(`PGlite ended while starting (exit ${code}): ${errors.trim()}`)),
    );
    child.once("message", (message: PgliteMessage) => {
      if (message.kind === "ready") return done(message.port);
      if (message.kind === "failed")
        return fail(new DatabaseError(`PGlite did not start: ${message.reason}`));
      const by = "another demo, dev or test run";
      fail(
        new DatabaseError(
          `the PGlite database in ${directory} is in use by process ${message.pid} (${by}): stop that first`,
        ),
      );
    });
  });

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (child.connected) child.send("stop", () => undefined);
    else child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  };
  let stopped: Promise<void> | undefined;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    kind: "pglite",
    url,
    migrationUrl: url,
    poolMax: 1,
    describe: `PGlite with PostGIS, 127.0.0.1:${port}, data in ${directory}`,
    stop: () => (stopped ??= stop()),
  };
}
