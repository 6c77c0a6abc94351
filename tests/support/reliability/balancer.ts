import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { projectRoot } from "@/tests/support/test-database";

const run = promisify(execFile);

/** Each by the file of `deploy/` that we give away: how it is tried, run in the foreground, and told to end in order. */
const BALANCERS = {
  nginx: {
    example: "nginx.conf.example",
    check: (file: string) => ["-t", "-q", "-c", file],
    start: (file: string) => ["-c", file, "-g", "daemon off;"],
    end: "SIGQUIT",
  },
  haproxy: {
    example: "haproxy.cfg.example",
    check: (file: string) => ["-c", "-q", "-f", file],
    start: (file: string) => ["-db", "-f", file],
    end: "SIGUSR1",
  },
} as const;
export type BalancerName = keyof typeof BALANCERS;

/**
 * nginx or HAProxy, with its file of `deploy/`, in front of two servers.
 * @throws Error where it is not installed, or does not take the file
 */
export async function startBalancer(
  name: BalancerName,
  ports: { port: number; first: number; second: number },
) {
  const { example, check, start, end } = BALANCERS[name];
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
  await run(name, check(file));
  const balancer = spawn(name, start(file), { stdio: "ignore" });
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
