import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { waitForLock } from "@/scripts/local-database/lock-file";

const root = path.resolve(import.meta.dirname, "..", "..");
/** A first start seeds and builds; on PGlite and a busy machine that takes minutes. */
const READY_TIMEOUT_MS = 12 * 60_000;

export type Demo = {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Presses Ctrl-C and waits for the end; gives the exit code. */
  readonly stop: () => Promise<number | null>;
};

/** A port nobody listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** How long a file waits for the demos of another one. */
export const DEMO_TURN_MS = 15 * 60_000;

/** Of a checkout one demo at a time may be starting: files that start some take turns. @returns gives the turn on */
export async function waitForDemoTurn(): Promise<() => void> {
  const lock = await waitForLock(path.join(root, ".data", "demo-tests.turn"), DEMO_TURN_MS);
  return () => lock.release();
}

/**
 * Starts what `npm run demo` starts, over the database and folder kept for tests, and waits for its `ready` line.
 * @throws Error with all it printed when it ends or stays silent instead
 */
export async function startDemo(env: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const port = await freePort();
  const databaseUrl = env["DATABASE_URL"] ?? process.env.TEST_DEMO_DATABASE_URL ?? "";
  const child = spawn("npm", ["run", "--silent", "demo"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(".data", "test-demo"),
      DATABASE_URL: databaseUrl,
      // The run's own choice is for the database of the tests.
      DB_BACKEND: databaseUrl === "" ? "pglite" : "url",
      DATABASE_MIGRATION_URL: "",
      // The demo makes its own: production refuses those of the tests.
      AUTH_SECRET: "",
      DATA_ENCRYPTION_KEY: "",
      DATABASE_POOL_MAX: "",
      // Many pages from one address in a short time: limits are tested where they are the subject.
      RATE_LIMIT_SCALE: "1000",
      ALLOW_TEST_LIMITS: "1",
      // However much else the machine does: refusing is tested by itself.
      QUEUE_PATIENCE_MS: "20000",
      ...env,
    },
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ready line in time:\n${output}`)), READY_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const line = /^ready (http:\/\/localhost:\d+)/m.exec(output);
      if (line) resolve(line[1]!);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`the demo ended with ${code} before it was ready:\n${output}`));
    });
  });
  const stop = () => {
    // To the whole group, as a terminal does.
    if (child.exitCode === null) process.kill(-child.pid!, "SIGINT");
    return exited;
  };
  try {
    return { origin: await ready, process: child, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
