// npm run build: Next's production build, and its scripts and style sheets compressed. What stands behind `--` is Next's.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { projectRoot } from "@/scripts/environment-file";
import { compressStaticFiles } from "@/scripts/static-files";

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const builder = spawn(process.execPath, [next, "build", ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: "inherit",
});
// It ends first, or it would go on writing when nobody waits for it.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => builder.kill(signal));
const [code] = (await once(builder, "exit")) as [number | null];
if (code === 0) await compressStaticFiles(projectRoot);
else process.exitCode = code ?? 1;
