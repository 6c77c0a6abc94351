// A streaming standby of a throwaway Postgres, made as an operator makes one, which may be paused, killed and silenced.
import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPostgres, serverUser } from "@/lib/server/database/postgres-install";
import { runCommand } from "@/lib/server/database/run-command";
import { freePort } from "@/tests/support/demo";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { childrenOf } from "@/tests/support/processes";
import { usingClient } from "@/tests/support/test-database";

export type Standby = {
  /** Leads through `proxy`, for the server that is tried. */
  readonly servedUrl: string;
  readonly proxy: FaultProxy;
  /** Leads there undisturbed. */
  readonly url: string;
  /** Replays nothing from now on; what comes is kept. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** kill -9 of every process of it. */
  readonly kill: () => void;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** @param primaryUrl of a superuser; its password is written down for the standby */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const runAs = serverUser();
  const [install] = await findPostgres(runAs);
  const { binDir } = install!;
  const primary = new URL(primaryUrl);
  const folder = mkdtempSync(path.join(tmpdir(), "standby-"));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const dataDir = path.join(folder, "data");
  const port = await freePort();
  const copied = await runCommand(
    path.join(binDir, "pg_basebackup"),
    ["-d", primaryUrl, "-D", dataDir, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
    runAs,
  );
  if (copied.code !== 0) throw new Error(`pg_basebackup failed: ${copied.output}`);
  const url = new URL(primary);
  url.port = String(port);
  const at = (sql: string) => usingClient(url.href, (client) => client.query(sql));
  const isReady = () =>
    at("SELECT 1").then(
      () => true,
      () => false,
    );
  const start = async (): Promise<void> => {
    const options = [
      "listen_addresses=127.0.0.1",
      `port=${port}`,
      "unix_socket_directories=",
      "fsync=off",
      "hot_standby_feedback=on",
      "wal_retrieve_retry_interval=200ms",
    ];
    const server = spawn(
      path.join(binDir, "postgres"),
      ["-D", dataDir, ...options.flatMap((one) => ["-c", one])],
      { cwd: "/", stdio: "ignore", ...(runAs && { uid: runAs.uid, gid: runAs.gid }) },
    );
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`the standby ended with ${server.exitCode}`);
      await new Promise((turn) => setTimeout(turn, 50));
    }
  };
  const processes = (): number[] => {
    const pid = Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
    return [pid, ...childrenOf(pid)];
  };
  const kill = (): void => processes().forEach((pid) => process.kill(pid, "SIGKILL"));
  await start();
  const proxy = await startFaultProxy({ host: "127.0.0.1", port });
  const served = new URL(url);
  served.port = String(proxy.port);
  return {
    servedUrl: served.href,
    proxy,
    url: url.href,
    pause: async () => void (await at("SELECT pg_wal_replay_pause()")),
    resume: async () => void (await at("SELECT pg_wal_replay_resume()")),
    kill,
    start,
    remove: async () => {
      await proxy.close();
      await runCommand(path.join(binDir, "pg_ctl"), ["stop", "-D", dataDir, "-m", "immediate", "-s"], runAs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
