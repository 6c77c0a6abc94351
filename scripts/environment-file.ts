import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder, wherever the command was started. */
export const projectRoot = dirname(import.meta.dirname);

/** Reads `.env` of a folder into the environment when there is one; what is already set wins. */
export function loadEnvironmentFile(folder = projectRoot): void {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
