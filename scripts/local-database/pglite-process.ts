// Runs as a process of its own (started by pglite.ts): PGlite blocks its thread while it answers.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { postgis } from "@electric-sql/pglite-postgis";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { LockHeld, takeLock } from "@/scripts/local-database/lock-file";

/** What this process tells its parent. */
export type PgliteMessage =
  { kind: "ready"; port: number } | { kind: "busy"; pid: number } | { kind: "failed"; reason: string };

const CONNECTIONS_MAX = 100;

function tell(message: PgliteMessage): Promise<void> {
  return new Promise((done) => {
    if (process.send === undefined || !process.connected) return done();
    process.send(message, () => done());
  });
}

async function main(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const lock = takeLock(join(directory, "lock"));
  process.on("exit", () => lock.release());

  const open: { server?: PGLiteSocketServer; db?: PGlite } = {};
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    await open.server?.stop();
    await open.db?.close();
    process.exit(0);
  };
  // A parent that ends in any way, kill -9 included, closes this channel.
  process.on("disconnect", () => void stop());
  process.on("message", (message) => void (message === "stop" && stop()));
  process.on("SIGTERM", () => void stop());
  // Ctrl-C reaches the whole group; the server in front still has requests to finish, the parent says when to stop.
  process.on("SIGINT", () => undefined);
  process.on("SIGHUP", () => undefined);

  const data = join(directory, "data");
  const complete = join(directory, "complete"); // written after the first start: half an initialisation is discarded
  if (!existsSync(complete)) rmSync(data, { recursive: true, force: true });
  const db = await PGlite.create({ dataDir: data, extensions: { postgis, pg_trgm, unaccent } });
  open.db = db;
  await db.exec("SELECT 1");
  writeFileSync(complete, "");
  const server = new PGLiteSocketServer({ db, host: "127.0.0.1", port: 0, maxConnections: CONNECTIONS_MAX });
  open.server = server;
  await server.start();
  if (!process.connected) return stop();
  await tell({ kind: "ready", port: Number(server.getServerConn().split(":").at(-1)) });
}

main(process.argv[2] ?? "").catch(async (error: unknown) => {
  const message: PgliteMessage =
    error instanceof LockHeld
      ? { kind: "busy", pid: error.holder.pid }
      : { kind: "failed", reason: String((error as Error).message ?? error) };
  await tell(message);
  process.exit(1);
});
