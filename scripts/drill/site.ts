// Two processes of the built site, over the cluster, behind HAProxy's address.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { randomBytes } from "node:crypto";
import type { Cluster } from "@/scripts/drill/cluster";
import { until } from "@/scripts/drill/processes";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { type Server, serveAsSet } from "@/tests/support/production-server";
import { projectRoot } from "@/tests/support/test-database";

export type DrilledSite = {
  readonly port: number;
  /** Nothing passes between the processes and their databases any more, and nobody is told. */
  readonly silence: () => void;
  readonly speak: () => void;
  readonly stop: () => Promise<void>;
};

const secret = (): string => randomBytes(48).toString("base64");

async function runScript(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const script = path.join(projectRoot, "scripts", `${name}.ts`);
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DB_BACKEND: "url", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}`);
}

/** Migrations, and the demo data. */
export async function fillDatabase({ siteUrl, ownerUrl }: Cluster, dataDir: string): Promise<void> {
  const secrets = { AUTH_SECRET: secret(), DATA_ENCRYPTION_KEY: secret() };
  const env = { ...secrets, DATABASE_URL: siteUrl, DATABASE_MIGRATION_URL: ownerUrl, DATA_DIR: dataDir };
  await runScript("migrate", [], env);
  // As long as it takes on a busy machine: one connection is given up by nobody, and the role has no limits yet.
  await runScript("seed", [], { ...env, DATABASE_POOLER: "1", DATABASE_POOL_MAX: "1" });
}

/**
 * @param isPooled whether PgBouncer stands in front of the primary
 * @param dataDir of the uploads, shared
 */
export async function startSite(cluster: Cluster, isPooled: boolean, dataDir: string): Promise<DrilledSite> {
  const { siteUrl, ownerUrl, port } = cluster;
  if (isPooled)
    await runScript("migrate", [], {
      DATABASE_URL: siteUrl,
      DATABASE_MIGRATION_URL: ownerUrl,
      DATABASE_POOLER: "1",
    });
  const proxies = await Promise.all(
    [port(isPooled ? "pooler" : "primary"), port("standbys")].map((target) =>
      startFaultProxy({ host: "127.0.0.1", port: target }),
    ),
  );
  const through = ({ port: to }: FaultProxy): string => {
    const url = new URL(siteUrl);
    url.port = String(to);
    return url.href;
  };
  const settings = {
    DATABASE_URL: through(proxies[0]!),
    DATABASE_REPLICA_URL: through(proxies[1]!),
    DATABASE_POOLER: isPooled ? "1" : "0",
    AUTH_SECRET: secret(),
    DATA_ENCRYPTION_KEY: secret(),
    DATA_DIR: dataDir,
    APP_ORIGIN: `http://127.0.0.1:${port("site")}`,
    TRUST_PROXY_HOPS: "1",
    BIND_ADDRESS: "127.0.0.1",
    // What is tried is not the limits.
    RATE_LIMIT_SCALE: "1000",
    ALLOW_TEST_LIMITS: "1",
  };
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(proxies.map((proxy) => proxy.close()));
  };
  try {
    for (const which of ["first", "second"] as const)
      servers.push(await serveAsSet({ ...settings, PORT: String(port(which)) }));
    const address = `http://127.0.0.1:${port("site")}`;
    await until("site behind HAProxy", async () => (await fetch(`${address}/api/v1/ready`)).ok);
    // Kept from now on, in both.
    for (const page of ["/", "/categories", "/about", "/", "/categories", "/about"])
      for (const which of ["first", "second"] as const)
        await fetch(`http://127.0.0.1:${port(which)}${page}`).then((answer) => answer.arrayBuffer());
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port: port("site"),
    silence: () => proxies.forEach((proxy) => proxy.silence()),
    speak: () => proxies.forEach((proxy) => proxy.speak()),
    stop,
  };
}
