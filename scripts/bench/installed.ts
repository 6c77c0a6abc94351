import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether a program stands where programs are looked for. */
export const isInstalled = (program: string): boolean =>
  (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, program)));
