// What the drill runs beside Postgres, and where Debian has it.
import { spawnSync } from "node:child_process";

const PROGRAMS: Readonly<Record<string, string>> = {
  patroni: "patroni python3-etcd",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  pgbackrest: "pgbackrest",
};
/** Debian puts some beside what administrators run. */
const PATH = `${process.env["PATH"]}:/usr/sbin:/sbin`;

const isThere = (program: string): boolean =>
  spawnSync("/bin/sh", ["-c", `command -v ${program}`], { stdio: "ignore" }).status === 0;

/**
 * Makes sure that every program is there.
 * @param mayInstall whether to install what is missing, which is said first
 * @throws Error naming the command that installs what is missing
 */
export function providePrograms(mayInstall: boolean, say: (line: string) => void): void {
  process.env["PATH"] = PATH;
  const missing = Object.keys(PROGRAMS).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => PROGRAMS[program]!.split(" "));
  const install = ["install", "--yes", "--no-install-recommends", ...packages];
  if (!mayInstall)
    throw new Error(
      `not installed: ${missing.join(", ")}. Run \`apt-get ${install.join(" ")}\`, or the drill with --install`,
    );
  say(`installing with apt-get: ${packages.join(", ")}`);
  if (spawnSync("apt-get", install, { stdio: "inherit" }).status !== 0)
    throw new Error("apt-get did not install them");
}
