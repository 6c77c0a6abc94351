import type { ChildProcess } from "node:child_process";

const PARENT_CHECK_MS = 1_000;

/** Runs `stop` once, when this process is told to end, or the npm that started it is gone without telling. */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
  const once = (): void => {
    if (stopping) return; // Ctrl-C arrives twice: from the terminal and through npm
    stopping = true;
    void stop();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  // A closed terminal makes every write fail; stopping in order matters more than the last lines.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && once(), PARENT_CHECK_MS).unref();
  }
}

/** Resolves with the exit code (null after a signal) once the child has ended. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once("exit", (code) => done(code));
    child.once("error", () => done(null));
  });
}

/** Ends a child started with `detached`, and everything it started, waiting at most `graceMs` before it is killed. */
export async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const signalGroup = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  };
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup("SIGTERM");
  const timer = setTimeout(() => signalGroup("SIGKILL"), graceMs);
  await ended(child);
  clearTimeout(timer);
}
