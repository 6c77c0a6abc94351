// Three nodes of Patroni, etcd, HAProxy and PgBouncer on this machine, from the files of deploy/ha.
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { prepareClusterPlace } from "@/scripts/local-database/cluster-place";
import { findPostgres, serverUser } from "@/lib/server/database/postgres-install";
import { runCommand, type RunAs } from "@/lib/server/database/run-command";
import { type LateProxy, startLateProxy } from "@/scripts/drill/late-proxy";
import {
  postgresProcesses,
  type Program,
  signalAll,
  startProgram,
  stopProgram,
  until,
} from "@/scripts/drill/processes";
import { projectRoot, usingClient, withDatabase } from "@/tests/support/test-database";

const NODES = [1, 2, 3] as const;
type NodeNumber = (typeof NODES)[number];

/** Where what stands, from the first port on. */
const PORTS = {
  postgres: 0,
  reachedAt: 10,
  rest: 20,
  etcd: 30,
  etcdPeer: 31,
  primary: 40,
  standbys: 41,
  pooler: 42,
  site: 50,
  first: 51,
  second: 52,
  restored: 60,
};

type Member = { readonly name: string; readonly role: string; readonly state: string; readonly lag?: number };

export type Node = {
  readonly name: string;
  readonly dataDir: string;
  readonly config: string;
  /** kill -9 of Postgres and Patroni. */
  readonly kill: () => Promise<void>;
  /** Patroni again, which brings its Postgres. */
  readonly start: () => void;
  /** Neither of them runs on, or ends. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

export type Cluster = {
  readonly folder: string;
  readonly binDir: string;
  readonly runAs: RunAs;
  readonly port: (of: keyof typeof PORTS) => number;
  /** Of the superuser, at the primary's address. */
  readonly adminUrl: string;
  /** Of the role that migrates, and of the one that serves: straight at the primary's address. */
  readonly ownerUrl: string;
  readonly siteUrl: string;
  readonly password: string;
  readonly superuser: string;
  readonly primary: () => Promise<Node>;
  /** A planned change of the primary. */
  readonly switchOver: () => Promise<void>;
  /** Waits until every node runs and one standby acknowledges commits. */
  readonly isWhole: () => Promise<void>;
  /** What every standby gets comes so much later, ms. */
  readonly delayStandbys: (ms: number) => void;
  readonly stop: () => Promise<void>;
};

const secret = (): string => randomBytes(18).toString("hex");

function fill(file: string, values: Readonly<Record<string, string | number>>): string {
  const text = readFileSync(path.join(projectRoot, "deploy", file), "utf8");
  return text.replace(/@([A-Z][A-Z0-9_]*)@/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`deploy/${file} has @${key}@, which nothing fills in`);
    return String(value);
  });
}

/** The statements of a file, each by itself: a database is not made inside a transaction. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

async function runFile(url: string, text: string): Promise<void> {
  await usingClient(url, async (client) => {
    for (const statement of statementsOf(text)) await client.query(statement);
  });
}

/** Everything of one run stands in a folder of its own, which is emptied first. */
async function makeFolder(runAs: RunAs): Promise<{
  folder: string;
  write: (file: string, text: string) => string;
  make: (name: string) => string;
}> {
  const { directory } = await prepareClusterPlace(
    path.join(projectRoot, process.env["DATA_DIR"] || ".data"),
    "drill",
    runAs,
  );
  const folder = path.join(directory, "run");
  rmSync(folder, { recursive: true, force: true });
  const own = (file: string): string => {
    if (runAs) chownSync(file, runAs.uid, runAs.gid);
    return file;
  };
  const make = (name: string): string => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    return own(made);
  };
  make("");
  const write = (file: string, text: string): string => {
    const written = path.join(folder, file);
    writeFileSync(written, text, { mode: 0o600 });
    return own(written);
  };
  return { folder, write, make };
}

/**
 * @param base the first of 61 ports of 127.0.0.1
 * @param say told what is done
 */
export async function startCluster(base: number, say: (line: string) => void): Promise<Cluster> {
  const runAs = serverUser();
  const [install] = await findPostgres(runAs);
  const { binDir } = install!;
  const { folder, write, make } = await makeFolder(runAs);
  const port = (of: keyof typeof PORTS): number => base + PORTS[of];
  const portOf = (of: "postgres" | "reachedAt" | "rest", node: NodeNumber): number => port(of) + node;
  const superuser = runAs ? "postgres" : userInfo().username;
  const passwords = {
    SUPERUSER: secret(),
    REPLICATION: secret(),
    REWIND: secret(),
    OWNER: secret(),
    SITE: secret(),
  };
  const values: Record<string, string | number> = {
    HOST: "127.0.0.1",
    NETWORK: "127.0.0.1/32",
    FOLDER: folder,
    BIN_DIR: binDir,
    SUPERUSER: superuser,
    ETCD_HOST: "127.0.0.1",
    ETCD_PORT: port("etcd"),
    ETCD_PEER_PORT: port("etcdPeer"),
    PRIMARY_PORT: port("primary"),
    STANDBYS_PORT: port("standbys"),
    POOLER_PORT: port("pooler"),
    // Of the site's own balancer.
    PORT: port("site"),
    FIRST_PORT: port("first"),
    SECOND_PORT: port("second"),
  };
  for (const [name, password] of Object.entries(passwords)) values[`${name}_PASSWORD`] = password;
  for (const node of NODES) {
    values[`PORT_${node}`] = portOf("postgres", node);
    values[`REST_PORT_${node}`] = portOf("rest", node);
  }

  const programs: Program[] = [];
  const proxies: LateProxy[] = [];
  const start = (name: string, command: readonly [string, ...string[]]): Program => {
    const program = startProgram(name, command, { log: path.join(folder, `${name}.log`), runAs });
    programs.push(program);
    return program;
  };
  const patronis = new Map<NodeNumber, Program>();
  const nodes = new Map<string, Node>();

  const stop = async (): Promise<void> => {
    // First who would start a Postgres again.
    const all = [...nodes.values()].flatMap(({ dataDir }) => postgresProcesses(dataDir));
    signalAll(all, "SIGCONT");
    for (const program of programs) signalAll([program.child.pid!], "SIGCONT");
    await Promise.all(programs.map((program) => stopProgram(program)));
    for (const { dataDir } of nodes.values()) signalAll(postgresProcesses(dataDir), "SIGKILL");
    await Promise.all(proxies.map((proxy) => proxy.close()));
  };

  try {
    make("repository");
    make("etcd");
    start("etcd", [
      "etcd",
      "--config-file",
      write("etcd.yml", fill("ha/etcd.yml", { ...values, NAME: "etcd1" })),
    ]);
    const isAnswering = (url: string) => fetch(url).then((answer) => answer.ok);
    await until("etcd", () => isAnswering(`http://127.0.0.1:${port("etcd")}/health`));

    for (const number of NODES) {
      const name = `pg${number}`;
      make(name);
      const own = {
        ...values,
        NAME: name,
        PORT: portOf("postgres", number),
        REACHED_AT_PORT: portOf("reachedAt", number),
        REST_PORT: portOf("rest", number),
      };
      const patroni = write(`${name}/patroni.yml`, fill("ha/patroni.yml", own));
      const config = write(`${name}/pgbackrest.conf`, fill("ha/pgbackrest.conf", own));
      proxies.push(await startLateProxy(portOf("reachedAt", number), portOf("postgres", number)));
      const dataDir = path.join(folder, name, "data");
      const processes = (): number[] => [patronis.get(number)!.child.pid!, ...postgresProcesses(dataDir)];
      const startNode = (): void => void patronis.set(number, start(name, ["patroni", patroni]));
      nodes.set(name, {
        name,
        dataDir,
        config,
        start: startNode,
        kill: async () => {
          signalAll(processes(), "SIGKILL");
          await stopProgram(patronis.get(number)!, "SIGKILL");
        },
        freeze: () => signalAll(processes(), "SIGSTOP"),
        thaw: () => signalAll(processes(), "SIGCONT"),
      });
      startNode();
    }
    write("pgbouncer-users.txt", `"vendorsetu" "${passwords.SITE}"\n`);
    start("pgbouncer", ["pgbouncer", write("pgbouncer.ini", fill("ha/pgbouncer.ini", values))]);
    const site = write("haproxy-site.cfg", fill("haproxy.cfg.example", values));
    const database = write("haproxy.cfg", fill("ha/haproxy.cfg", values));
    start("haproxy", ["haproxy", "-db", "-f", site, "-f", database]);
  } catch (error) {
    await stop();
    throw error;
  }

  const members = async (): Promise<readonly Member[]> => {
    for (const node of NODES) {
      const answer = await fetch(`http://127.0.0.1:${portOf("rest", node)}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const isWhole = async (): Promise<boolean> => {
    const all = await members();
    const running = all.filter(({ state, lag }) => /running|streaming/.test(state) && (lag ?? 0) < 1_000_000);
    const has = (role: string): boolean => running.some((member) => member.role === role);
    return running.length === NODES.length && has("leader") && has("sync_standby");
  };
  const urlOf = (user: string, password: string, database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${port("primary")}/${database}`;
  const adminUrl = urlOf(superuser, passwords.SUPERUSER, "postgres");
  const cluster: Cluster = {
    folder,
    binDir,
    runAs,
    port,
    adminUrl,
    ownerUrl: urlOf("vendorsetu_owner", passwords.OWNER, "vendorsetu"),
    siteUrl: urlOf("vendorsetu", passwords.SITE, "vendorsetu"),
    password: passwords.SUPERUSER,
    superuser,
    primary: async () => {
      const leader = (await members()).find(({ role }) => role === "leader");
      if (leader === undefined) throw new Error("there is no primary");
      return nodes.get(leader.name)!;
    },
    switchOver: async () => {
      const leader = (await cluster.primary()).name;
      const rest = portOf("rest", Number(leader.slice(2)) as NodeNumber);
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader }),
      });
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
    },
    isWhole: () => until("whole cluster", isWhole, { seconds: 180 }),
    delayStandbys: (ms) => proxies.forEach((proxy) => proxy.delay(ms)),
    stop,
  };
  try {
    say("waiting for three nodes, one of them acknowledging");
    await cluster.isWhole();
    await until("primary at its address", () => usingClient(adminUrl, () => Promise.resolve(true)));
    await runFile(adminUrl, fill("ha/database.sql", values));
    await runFile(withDatabase(adminUrl, "vendorsetu"), fill("ha/extensions.sql", values));
    // A primary that is asked to stop waits for its archive, which takes nothing before it is made.
    const { config } = await cluster.primary();
    await runOnce(cluster, "pgbackrest", [`--config=${config}`, "--stanza=vendorsetu", "stanza-create"]);
  } catch (error) {
    await stop();
    throw error;
  }
  return cluster;
}

/** Runs a program of the cluster's user to its end. @throws Error with what it printed when it fails */
export async function runOnce(
  { runAs }: Pick<Cluster, "runAs">,
  program: string,
  args: readonly string[],
): Promise<string> {
  const { code, output } = await runCommand(program, args, runAs);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
  return output;
}
