import "server-only";
import { spawn } from "node:child_process";

/** The user commands run as; undefined: ourselves. */
export type RunAs = { uid: number; gid: number; home: string } | undefined;

export type CommandResult = { code: number | null; output: string };

/**
 * The environment of a Postgres command: none of the PG* settings of the caller (a PGDATA or PGHOST meant for
 * another server must not reach this one), messages in English because some are recognised.
 */
function cleanEnvironment(runAs: RunAs): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) if (/^(PG|LC_|LANG)/.test(name)) delete environment[name];
  environment["LC_ALL"] = "C";
  if (runAs) environment["HOME"] = runAs.home;
  return environment;
}

/**
 * Runs a program to its end and gives what it printed; never throws (an unstartable program has code null).
 * @param more of the environment, such as a password that no list of processes should show
 */
export function runCommand(
  program: string,
  args: readonly string[],
  runAs?: RunAs,
  more: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: "/", // the caller's folder may be closed to the other user
      env: { ...cleanEnvironment(runAs), ...more },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // Ctrl-C in the terminal must not cut an initdb or a shutdown short
      ...(runAs ? { uid: runAs.uid, gid: runAs.gid } : {}),
    });
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => done({ code: null, output: error.message }));
    child.on("close", (code) => done({ code, output }));
  });
}

/** The last line that says something, for a one-line reason. */
export function lastLine(output: string): string {
  return output.trim().split("\n").at(-1)?.trim() ?? "";
}
