// npm run build: Next's production build, and its scripts and style sheets compressed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { projectRoot } from "@/scripts/environment-file";
import { compressStaticFiles } from "@/scripts/static-files";

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const [code] = (await once(
  spawn(process.execPath, [next, "build"], { cwd: projectRoot, stdio: "inherit" }),
  "exit",
)) as [number | null];
if (code === 0) await compressStaticFiles(projectRoot);
else process.exitCode = code ?? 1;
