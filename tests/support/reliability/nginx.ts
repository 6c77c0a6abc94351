import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { projectRoot } from "@/tests/support/test-database";

const run = promisify(execFile);

/**
 * nginx with deploy/nginx.conf.example in front of two servers.
 * @throws Error where nginx is not installed
 */
export async function startNginx(ports: { port: number; first: number; second: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  // nginx starts as root and works as another user.
  execFileSync("chmod", ["755", folder]);
  const values: Readonly<Record<string, string>> = {
    FOLDER: folder,
    PORT: String(ports.port),
    FIRST_PORT: String(ports.first),
    SECOND_PORT: String(ports.second),
  };
  const example = readFileSync(path.join(projectRoot, "deploy", "nginx.conf.example"), "utf8");
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    example.replace(/@([A-Z_]+)@/g, (whole, name: string) => values[name] ?? whole),
  );
  await run("nginx", ["-t", "-q", "-c", file]);
  const nginx = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
  // It says nothing when it is ready: it is asked.
  while (!(await fetch(`http://127.0.0.1:${ports.port}/api/v1/health`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await sleep(50);
  }
  return {
    origin: `http://127.0.0.1:${ports.port}`,
    errors: () => readFileSync(path.join(folder, "error.log"), "utf8"),
    stop: async () => {
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
