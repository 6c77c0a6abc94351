import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { BackendUnavailable } from "@/lib/server/database/database-error";
import { runCommand, type RunAs } from "@/lib/server/database/run-command";

/**
 * Where a cluster lives and how to enter it. Kept in `.data/<name>.json`, mode 600; `home` tells a project folder
 * that was moved (its cluster outside comes along) from a copy (which gets a cluster of its own).
 */
export type ClusterPlace = { directory: string; password: string };
type PlaceRecord = { home: string; outside: string | null; password: string };

const OUTSIDE_PARENT = "/var/lib/postgresql";

function readRecord(file: string): PlaceRecord | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PlaceRecord;
  } catch {
    return null;
  }
}

function writeRecord(file: string, record: PlaceRecord): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/** Makes a folder only the server's user can enter; false when that user cannot write there (a real attempt). */
async function makePrivateFolder(directory: string, runAs: RunAs): Promise<boolean> {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (runAs) chownSync(directory, runAs.uid, runAs.gid);
  } catch {
    return false;
  }
  const probe = join(directory, ".probe");
  // Owned by its maker as well: on some shared folders of a virtual machine everything belongs to one user.
  const script = ': > "$1" && test -O "$1" && rm "$1"';
  if ((await runCommand("/bin/sh", ["-c", script, "sh", probe], runAs)).code === 0) return true;
  rmSync(probe, { force: true });
  try {
    rmdirSync(directory); // only when empty
  } catch {
    // it holds something: not ours to remove
  }
  return false;
}

/** Whether a cluster of this name has been made for the project. */
export function hasCluster(dataDir: string, name: string): boolean {
  const record = readRecord(join(dataDir, `${name}.json`));
  return existsSync(join(record?.outside ?? join(dataDir, name), "cluster"));
}

/** Whether the record speaks of a cluster that another, still existing project folder owns. */
function belongsToAnother(record: PlaceRecord, home: string, name: string): boolean {
  if (record.outside === null || record.home === home) return false;
  return readRecord(join(record.home, `${name}.json`))?.outside === record.outside;
}

/**
 * The folder of a project's cluster, made when it is new: in `.data/` where the server's user can reach it, else
 * under /var/lib/postgresql (a project in a closed home folder, started by root).
 *
 * @throws BackendUnavailable when neither can be written, or the password of an existing cluster is lost.
 */
export async function prepareClusterPlace(
  dataDir: string,
  name: string,
  runAs: RunAs,
): Promise<ClusterPlace> {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const file = join(home, `${name}.json`);
  const inside = join(home, name);
  let record = readRecord(file);
  if (record !== null && belongsToAnother(record, home, name)) record = null;
  if (record === null && existsSync(join(inside, "cluster"))) {
    throw new BackendUnavailable(
      `${inside} holds a cluster whose password file is gone: remove that folder to start afresh`,
    );
  }

  const candidates =
    record === null
      ? [inside, ...(runAs ? [join(OUTSIDE_PARENT, `vendorsetu-${randomBytes(6).toString("hex")}`)] : [])]
      : [record.outside ?? inside];
  for (const directory of candidates) {
    if (!(await makePrivateFolder(directory, runAs))) continue;
    const password = record?.password ?? randomBytes(24).toString("hex");
    writeRecord(file, { home, outside: directory === inside ? null : directory, password });
    return { directory, password };
  }
  const user = runAs ? "the user postgres" : "this user";
  throw new BackendUnavailable(`${user} cannot write to ${candidates.join(" or ")}`);
}
