import "server-only";
import { tmpdir } from "node:os";
import path from "node:path";
import { isServerless } from "@/lib/server/serverless";

/**
 * A file or folder below DATA_DIR, `.data` by default, on a serverless host a folder of the temporary one. A relative folder is the project's: every command of ours, and
 * the server, runs there. Every path of data is made here, out of sight of the build: it would list what the folder holds, or
 * the whole project, among the files that a deployment has to copy.
 */
export const dataPath = (...parts: readonly string[]): string =>
  path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || defaultDir(), ...parts);

const defaultDir = (): string => (isServerless() ? path.join(tmpdir(), "vendorsetu") : ".data");
