// The secrets of demo and dev: made once, kept with the data they protect. Production brings its own.
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { provideDataFolder } from "@/lib/server/data-folder";
import { projectRoot } from "@/scripts/process/environment-file";

const NAMES = ["AUTH_SECRET", "DATA_ENCRYPTION_KEY"] as const;
type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

const makeSecret = (): string => randomBytes(48).toString("base64");

/**
 * Sets the secrets that the environment does not give, from `{DATA_DIR}/secrets.json`; the file is made when it is not
 * there, for this user's eyes only. Call it before anything reads the environment.
 *
 * @throws Error when the file cannot be written, or holds something else.
 */
export function ensureLocalSecrets(): void {
  if (NAMES.every((name) => process.env[name])) return;
  const folder = resolve(projectRoot, process.env["DATA_DIR"] || ".data");
  const file = join(folder, "secrets.json");
  provideDataFolder(folder);
  const made: Secrets = { AUTH_SECRET: makeSecret(), DATA_ENCRYPTION_KEY: makeSecret() };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file); // of two commands that start at once one makes it, whole, and both read the same
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>;
  for (const name of NAMES) {
    const secret = kept[name];
    if (typeof secret !== "string" || secret.length < 32) throw new Error(`${file}: ${name} is not there`);
    process.env[name] ||= secret;
  }
}
