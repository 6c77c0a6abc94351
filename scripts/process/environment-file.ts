import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder above that holds a package: a compiled command lies less deep in it than its source. */
function packageAround(folder: string): string {
  if (existsSync(join(folder, "package.json")) || dirname(folder) === folder) return folder;
  return packageAround(dirname(folder));
}

/** The project's folder, wherever the command was started. */
export const projectRoot = packageAround(import.meta.dirname);

/** Reads `.env` of a folder into the environment when there is one; what is already set wins. */
export function loadEnvironmentFile(folder = projectRoot): void {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
