import { databaseUrl } from "@/tests/support/database";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "@/tests/support/test-database";

/** What a command ended with: its exit code (null: a signal ended it), and all that it printed. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

type Setting = {
  /** What standard input holds; null: nothing is connected to it. */
  readonly piped?: string | null;
  /** Beside the test's own variables; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** Starts `scripts/NAME.ts` as its npm script does, on the database of the test file. */
export function startCommand(name: string, args: readonly string[], { piped = null, env }: Setting = {}) {
  const script = join(projectRoot, "scripts", `${name}.ts`);
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DB_BACKEND: "url", DATABASE_URL: databaseUrl, ...env },
    stdio: [piped === null ? "ignore" : "pipe", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin?.end(piped ?? "");
  const done = new Promise<Ended>((resolve) =>
    child.on("close", (code) => resolve({ code, stdout, stderr })),
  );
  return { child, done };
}

/** The same, to its end. */
export const runCommand = (name: string, args: readonly string[], setting?: Setting): Promise<Ended> =>
  startCommand(name, args, setting).done;
