// A real PgBouncer in front of a test database, in transaction mode, which tests may kill and start again.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/tests/support/demo";

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Debian puts it beside what administrators run. */
const program = ["pgbouncer", "/usr/sbin/pgbouncer"].find(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
);
export const HOW_TO_GET_PGBOUNCER = "no PgBouncer: apt-get install pgbouncer";
export const hasPgbouncer = program !== undefined;

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });

export type Pooler = {
  /** Leads through it to the same database, by the same role. */
  readonly url: string;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** @param databaseUrl with the role's name and password */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const users = path.join(folder, "users.txt");
  const config = path.join(folder, "pgbouncer.ini");
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  writeFileSync(users, `"${user}" "${password}"\n`, { mode: 0o644 });
  // Waiting ends late: a machine that does much else may need seconds for what a test asks at once.
  writeFileSync(
    config,
    `[databases]
* = host=${target.hostname} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
query_wait_timeout = 20
`,
    { mode: 0o644 },
  );
  const as = process.getuid?.() === 0 ? NOBODY : {};
  let pooler: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    pooler = spawn(program!, [config], { stdio: "ignore", ...as });
    while (!(await takesConnections(port))) {
      if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
      await new Promise((turn) => setTimeout(turn, 20));
    }
  };
  const kill = async (): Promise<void> => {
    if (pooler === undefined || pooler.exitCode !== null || pooler.signalCode !== null) return;
    const ended = once(pooler, "exit");
    pooler.kill("SIGKILL");
    await ended;
  };
  await start();
  target.hostname = "127.0.0.1";
  target.port = String(port);
  return {
    url: target.href,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
