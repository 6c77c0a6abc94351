import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunAs } from "@/lib/server/database/run-command";
import { childrenOf } from "@/tests/support/processes";

/** Asks until it is so. @throws Error of `what` when it has not become so */
export async function until(
  what: string,
  is: () => Promise<boolean>,
  { seconds = 60, everyMs = 200 } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await is().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`after ${seconds} s there is no ${what}`);
    await sleep(everyMs);
  }
}

/** A program that goes on by itself; what it prints is a file. */
export type Program = { readonly name: string; readonly child: ChildProcess };

/** @param log where what it prints is added */
export function startProgram(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { log, runAs, cwd = "/" }: { log: string; runAs: RunAs; cwd?: string },
): Program {
  const printed = openSync(log, "a");
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", printed, printed],
    env: { ...process.env, ...(runAs && { HOME: runAs.home }) },
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  });
  closeSync(printed);
  child.on("error", (error) => console.error(`${name}: ${error.message}`));
  return { name, child };
}

const hasEnded = ({ child }: Program): boolean => child.exitCode !== null || child.signalCode !== null;

export async function stopProgram(program: Program, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (hasEnded(program)) return;
  const ended = new Promise((resolve) => program.child.once("exit", resolve));
  program.child.kill(signal);
  const late = setTimeout(() => program.child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(late);
}

/** The processes of the Postgres of a folder: its first one, and all that one has started. None where none runs. */
export function postgresProcesses(dataDir: string): number[] {
  try {
    const pid = Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
    return [pid, ...childrenOf(pid)];
  } catch {
    return [];
  }
}

/** To each of them, whether or not it is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended
    }
}
