import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** What TypeScript of ours is run with: `node --import <this>`. */
export const tsxLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
