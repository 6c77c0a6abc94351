import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What a lock says about the process that holds it. */
export type LockHolder = { pid: number; note: string };

/** The lock is held by a live process. */
export class LockHeld extends Error {
  override readonly name = "LockHeld";
  constructor(readonly holder: LockHolder) {
    super(`held by process ${holder.pid}`);
  }
}

export type Lock = {
  /** Replaces the note others read, e.g. once the port is known. */
  describe(note: string): void;
  release(): void;
};

type Content = LockHolder & { path: string; started: string };

/** What Linux says of a process after its name: the state first, the start time 20th. Empty on other systems. */
function processStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** When a process began, in the kernel's ticks: tells a live holder from a reused process id. Empty where unknown. */
function startedAt(pid: number): string {
  return processStat(pid)[19] ?? "";
}

/** Whether a process with this id runs, whoever owns it. A dead one nobody has collected (in a container) does not. */
export function isAlive(pid: number): boolean {
  if (processStat(pid)[0] === "Z") return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function read(path: string): Content | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Content;
  } catch {
    return null;
  }
}

// A lock that came along with a copied folder names another path; it says nothing about this one.
function isLive(content: Content | null, path: string): content is Content {
  if (content === null || content.path !== path || !isAlive(content.pid)) return false;
  return content.started === startedAt(content.pid);
}

/**
 * Takes an exclusive lock at once. A lock left by a dead process, or copied with its folder, is taken over.
 *
 * @throws LockHeld when a live process has it.
 */
export function takeLock(file: string, note = ""): Lock {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const mine = (text: string): string =>
    JSON.stringify({ pid: process.pid, note: text, path, started: startedAt(process.pid) } satisfies Content);
  for (let attempt = 0; ; attempt += 1) {
    writeFileSync(draft, mine(note));
    try {
      linkSync(draft, path); // atomic: the file appears complete, or not at all
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 50) throw error;
      const seen = read(path);
      if (isLive(seen, path)) throw new LockHeld({ pid: seen.pid, note: seen.note });
      discardStale(path);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return {
    describe(text) {
      writeFileSync(draft, mine(text));
      renameSync(draft, path);
    },
    release() {
      if (read(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

// Moved aside before it is deleted, so that a lock somebody took in this very moment is seen and put back.
function discardStale(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (isLive(read(aside), path) && !existsSync(path)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

/**
 * As takeLock, but waits for its turn.
 *
 * @throws LockHeld when it is still held after `timeoutMs`.
 */
export async function waitForLock(file: string, timeoutMs: number): Promise<Lock> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return takeLock(file);
    } catch (error) {
      if (!(error instanceof LockHeld) || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
