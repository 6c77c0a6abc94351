import "server-only";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { BackendUnavailable } from "@/lib/server/database/database-error";
import { runCommand, type RunAs } from "@/lib/server/database/run-command";

/** A Postgres installation with everything we use. */
export type PostgresInstall = { binDir: string; major: number };

/** The oldest Postgres we run on. */
export const MINIMUM_MAJOR = 15;
const EXTENSIONS = ["postgis", "pg_trgm", "unaccent"];
const DISTRIBUTION_FOLDERS = [
  "/usr/lib/postgresql",
  "/usr/local/lib/postgresql",
  "/opt/homebrew/opt",
  "/usr/local/opt",
  "/usr", // Red Hat: /usr/pgsql-17
];

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name, "bin"));
  } catch {
    return [];
  }
}

/** Folders that hold a whole server, symbolic links (such as those in /usr/local/bin) followed to the real one. */
async function binaryFolders(searchPath: string, wellKnown: readonly string[]): Promise<string[]> {
  const onPath = searchPath.split(delimiter).filter((folder) => folder !== "");
  const found = wellKnown.flatMap(subfolders);
  for (const folder of onPath) {
    if (existsSync(join(folder, "pg_ctl"))) found.push(dirname(realpathSync(join(folder, "pg_ctl"))));
    if (existsSync(join(folder, "pg_config"))) {
      const { code, output } = await runCommand(join(folder, "pg_config"), ["--bindir"]);
      if (code === 0) found.push(output.trim());
    }
  }
  const whole = found.filter((dir) =>
    ["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(dir, name))),
  );
  return [...new Set(whole.map((dir) => realpathSync(dir)))];
}

async function majorOf(binDir: string): Promise<number> {
  const { output } = await runCommand(join(binDir, "postgres"), ["--version"]);
  return Number(/\b(\d+)(?:\.|devel|beta|rc)/.exec(output)?.[1] ?? 0);
}

/** Which extensions this installation lacks; initdb itself tells where its control files are. */
async function missingExtensions(binDir: string, runAs: RunAs): Promise<string[]> {
  const { output } = await runCommand(join(binDir, "initdb"), ["--show", "-D", "/nonexistent"], runAs);
  const share = /^share_path=(.+)$/m.exec(output)?.[1];
  if (share === undefined) return EXTENSIONS;
  return EXTENSIONS.filter((name) => !existsSync(join(share, "extension", `${name}.control`)));
}

/**
 * The installations that can serve this product, newest first.
 *
 * @throws BackendUnavailable saying what is missing: no Postgres, one that is too old, or one without PostGIS.
 */
export async function findPostgres(
  runAs: RunAs,
  searchPath = process.env["PATH"] ?? "",
  wellKnown: readonly string[] = DISTRIBUTION_FOLDERS,
): Promise<PostgresInstall[]> {
  const usable: PostgresInstall[] = [];
  let reason = "Postgres is not installed";
  let bestMajor = 0;
  for (const binDir of await binaryFolders(searchPath, wellKnown)) {
    const major = await majorOf(binDir);
    const missing = major >= MINIMUM_MAJOR ? await missingExtensions(binDir, runAs) : [];
    if (major >= MINIMUM_MAJOR && missing.length === 0) usable.push({ binDir, major });
    if (major > bestMajor) {
      bestMajor = major;
      reason =
        major < MINIMUM_MAJOR
          ? `Postgres ${major} is installed, ${MINIMUM_MAJOR} or later is needed`
          : `Postgres ${major} is installed without ${missing.includes("postgis") ? "PostGIS" : missing.join(", ")}`;
    }
  }
  if (usable.length === 0) throw new BackendUnavailable(reason);
  return usable.sort((a, b) => b.major - a.major);
}

/**
 * The user a private server runs as: ourselves, or `postgres` when we are root, which Postgres refuses.
 *
 * @throws BackendUnavailable when we are root and there is no such user, or on Windows.
 */
export function serverUser(): RunAs {
  if (process.getuid === undefined)
    throw new BackendUnavailable("private clusters are not supported on Windows");
  if (process.getuid() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid, , home] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) {
    throw new BackendUnavailable("started by root, and there is no user postgres to run Postgres as");
  }
  return { uid: Number(uid), gid: Number(gid), home: home || "/" };
}
