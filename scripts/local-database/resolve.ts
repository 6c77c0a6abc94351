import { resolve } from "node:path";
import pg from "pg";
import { clusterName, startCluster } from "@/scripts/local-database/cluster";
import { hasCluster } from "@/scripts/local-database/cluster-place";
import { BackendUnavailable, DatabaseError } from "@/lib/server/database/database-error";
import { hasPglite, pgliteFolder, startPglite } from "@/scripts/local-database/pglite";
import { MINIMUM_MAJOR } from "@/lib/server/database/postgres-install";
import { isServerless } from "@/lib/server/serverless";
import type { OnProgress } from "@/lib/server/database/on-progress";
import type { DatabasePurpose, ResolvedDatabase } from "@/scripts/local-database/resolved-database";

const DEFAULT_POOL_MAX = 10;
const BACKENDS = ["url", "cluster", "pglite"] as const;

/** How the three answers are obtained; tests put others in their place. */
export type DatabaseStarters = {
  connect(url: string): Promise<{ major: number }>;
  cluster(homeDir: string, purpose: DatabasePurpose, onProgress: OnProgress): Promise<ResolvedDatabase>;
  pglite(homeDir: string, purpose: DatabasePurpose, onProgress: OnProgress): Promise<ResolvedDatabase>;
};

export type ResolveOptions = {
  purpose: DatabasePurpose;
  /** The project's folder. */
  root: string;
  env?: Readonly<Record<string, string | undefined>>;
  onProgress?: OnProgress;
  starters?: DatabaseStarters;
};

/** host:port/database, for messages: never the user's name or password. */
export function describeUrl(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || "5432"}${pathname}`;
  } catch {
    return "an address that cannot be read";
  }
}

async function connectOnce(url: string): Promise<{ major: number }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
    return { major: Math.floor(Number(rows[0]?.server_version_num) / 10_000) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const REAL: DatabaseStarters = { connect: connectOnce, cluster: startCluster, pglite: startPglite };

async function useUrl(
  name: string,
  url: string,
  options: Required<ResolveOptions>,
): Promise<ResolvedDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new DatabaseError(`${name}: is not a postgresql:// address`);
  const where = describeUrl(url);
  let major: number;
  try {
    ({ major } = await options.starters.connect(url));
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new DatabaseError(`${name}: cannot connect to ${where}: ${message || code || "no answer"}`);
  }
  if (major < MINIMUM_MAJOR) {
    throw new DatabaseError(`${name}: ${where} is Postgres ${major}, ${MINIMUM_MAJOR} or later is needed`);
  }
  const migrationUrl = options.purpose === "test" ? url : options.env["DATABASE_MIGRATION_URL"] || url;
  const poolMax = Number(options.env["DATABASE_POOL_MAX"] || DEFAULT_POOL_MAX);
  return {
    kind: "url",
    url,
    migrationUrl,
    poolMax,
    describe: `Postgres ${major} at ${where} (${name})`,
    stop: () => Promise.resolve(),
  };
}

/** Whether the demo's data are in PGlite alone: it was used before Postgres was installed. Tests keep nothing. */
const isKeptInPglite = (homeDir: string, purpose: DatabasePurpose): boolean =>
  purpose !== "test" && hasPglite(homeDir, purpose) && !hasCluster(homeDir, clusterName(purpose));

/**
 * The one place that decides which database demo, dev and tests use: DATABASE_URL (tests: TEST_DATABASE_URL), else a
 * private cluster when Postgres ≥ 15 with PostGIS is installed, else PGlite. DB_BACKEND=url|cluster|pglite forces one.
 * Where PGlite holds data and there is no cluster yet, it stays PGlite.
 *
 * @throws DatabaseError when the given or forced one is impossible; its message says what to do.
 */
export async function resolveDatabase(given: ResolveOptions): Promise<ResolvedDatabase> {
  const options: Required<ResolveOptions> = {
    env: process.env,
    onProgress: () => undefined,
    starters: REAL,
    ...given,
  };
  const { purpose, env, onProgress, starters } = options;
  const homeDir = resolve(given.root, env["DATA_DIR"] || ".data");
  const name = purpose === "test" ? "TEST_DATABASE_URL" : "DATABASE_URL";
  const url = env[name] || undefined;
  const forced = env["DB_BACKEND"] || undefined;

  if (forced !== undefined && !BACKENDS.some((backend) => backend === forced)) {
    throw new DatabaseError(`DB_BACKEND=${forced}: it can be ${BACKENDS.join(", ")}, or nothing`);
  }
  // Whatever a serverless host's build makes on its disk is gone with it, and the build would look right.
  if (purpose !== "test" && url === undefined && isServerless(env))
    throw new DatabaseError(`${name}: is required on a serverless host: nothing on this disk is there later`);
  if (forced === "url" && url === undefined) throw new DatabaseError(`DB_BACKEND=url needs ${name}`);
  if (url !== undefined && (forced === undefined || forced === "url")) return useUrl(name, url, options);
  if (forced === "pglite") return starters.pglite(homeDir, purpose, onProgress);
  if (forced === undefined && isKeptInPglite(homeDir, purpose)) {
    onProgress(
      `the data are in ${pgliteFolder(homeDir, purpose)}: going on with PGlite (DB_BACKEND=cluster begins anew on Postgres)`,
    );
    return starters.pglite(homeDir, purpose, onProgress);
  }
  try {
    return await starters.cluster(homeDir, purpose, onProgress);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    if (forced === "cluster")
      throw new DatabaseError(`DB_BACKEND=cluster is not possible here: ${error.message}`);
    onProgress(`no private Postgres cluster (${error.message}): using PGlite`);
    return starters.pglite(homeDir, purpose, onProgress);
  }
}
