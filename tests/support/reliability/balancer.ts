import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { projectRoot } from "@/tests/support/test-database";

const run = promisify(execFile);

/** Each by its program, and the file of `deploy/` that we give away: how it is tried, run in the foreground, and told to end in order. */
const BALANCERS = {
  nginx: {
    program: "nginx",
    example: "nginx.conf.example",
    check: (file: string) => ["-t", "-q", "-c", file],
    start: (file: string) => ["-c", file, "-g", "daemon off;"],
    end: "SIGQUIT",
  },
  haproxy: {
    program: "haproxy",
    example: "haproxy.cfg.example",
    check: (file: string) => ["-c", "-q", "-f", file],
    start: (file: string) => ["-db", "-f", file],
    end: "SIGUSR1",
  },
  varnish: {
    program: "varnishd",
    example: "varnish.vcl.example",
    check: (file: string) => ["-C", "-f", file],
    start: (file: string, port: number) => [
      ...["-F", "-f", file, "-a", `127.0.0.1:${port}`, "-s", "malloc,64m"],
      ...["-n", path.join(path.dirname(file), "work")],
    ],
    end: "SIGTERM",
  },
} as const;
/** Administrators' programs are where only root looks. */
const ENVIRONMENT = { env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` } };
export type BalancerName = keyof typeof BALANCERS;

export const hasBalancer = (name: BalancerName): boolean =>
  spawnSync(BALANCERS[name].program, ["-V"], ENVIRONMENT).error === undefined;

/**
 * nginx or HAProxy, with its file of `deploy/`, in front of two servers; or Varnish in front of the first.
 * @throws Error where it is not installed, or does not take the file
 */
export async function startBalancer(
  name: BalancerName,
  ports: { port: number; first: number; second: number },
) {
  const { program, example, check, start, end } = BALANCERS[name];
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  // nginx starts as root and works as another user.
  execFileSync("chmod", ["755", folder]);
  const values: Readonly<Record<string, string>> = {
    FOLDER: folder,
    PORT: String(ports.port),
    FIRST_PORT: String(ports.first),
    SECOND_PORT: String(ports.second),
  };
  const file = path.join(folder, "balancer.conf");
  writeFileSync(
    file,
    readFileSync(path.join(projectRoot, "deploy", example), "utf8").replace(
      /@([A-Z_]+)@/g,
      (whole, key: string) => values[key] ?? whole,
    ),
  );
  await run(program, check(file), ENVIRONMENT);
  const balancer = spawn(program, start(file, ports.port), { stdio: "ignore", ...ENVIRONMENT });
  // It says nothing when it is ready: it is asked.
  while (!(await fetch(`http://127.0.0.1:${ports.port}/api/v1/health`).catch(() => null))?.ok) {
    if (balancer.exitCode !== null) throw new Error(`${name} did not start`);
    await sleep(50);
  }
  const log = path.join(folder, "error.log");
  return {
    origin: `http://127.0.0.1:${ports.port}`,
    errors: () => (existsSync(log) ? readFileSync(log, "utf8") : ""),
    stop: async () => {
      balancer.kill(end);
      await once(balancer, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
