// npm run dev: the same database as the demo's, migrated and seeded, then Next's development server.
import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { DatabaseError } from "@/lib/server/database/database-error";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";
import { ensureLocalSecrets } from "@/scripts/demo/local-secrets";
import { openDatabase } from "@/scripts/local-database/open-database";
import { startFilling } from "@/scripts/demo/start-filling";
import { readOptions } from "@/scripts/process/read-options";
import { portProblem, readPort } from "@/server/port";
import { ended, endGroup, onShutdown } from "@/scripts/process/shutdown";

const GRACE_MS = 5_000;
let opening: Promise<ResolvedDatabase> | undefined;
let child: ChildProcess | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  stopping = true;
  if (child) await endGroup(child, GRACE_MS);
  const database = await opening?.catch(() => undefined);
  await database?.stop().catch((error: unknown) => console.error(error));
  process.exit(code);
}

async function main(): Promise<void> {
  readOptions("npm run dev (PORT, DATA_DIR and others: docs/running/variables.md)", {});
  onShutdown(() => stop(0));
  loadEnvironmentFile();
  const port = readPort(process.env["PORT"]);
  const problem = await portProblem(port);
  if (problem !== null) throw new RangeError(problem);
  ensureLocalSecrets();
  const say = (line: string): void => console.log(line);
  opening = openDatabase("dev", say);
  const database = await opening;
  if (stopping) return;
  const filling = startFilling(database, say);
  child = filling.child;
  const isFilled = await filling.done;
  if (stopping) return;
  if (!isFilled) return stop(1); // it has said why
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  child = spawn(process.execPath, [next, "dev", "--port", String(port)], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const code = await ended(child);
  if (!stopping) await stop(code ?? 1);
}

main().catch((error: unknown) => {
  if (stopping) return;
  console.error(error instanceof DatabaseError || error instanceof RangeError ? error.message : error);
  void stop(1);
});
