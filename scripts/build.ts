// npm run build: Next's production build, its scripts and style sheets compressed, and the server in front of it compiled.
// What stands behind `--` is Next's.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { buildFingerprint, clearBuildStamp, writeBuildStamp } from "@/scripts/build/build-stamp";
import { projectRoot } from "@/scripts/process/environment-file";
import { compileServer } from "@/scripts/build/compile";
import { compressStaticFiles } from "@/server/static-files";

const fingerprint = buildFingerprint(projectRoot);
clearBuildStamp(projectRoot);
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const builder = spawn(process.execPath, [next, "build", ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: "inherit",
});
// It ends first, or it would go on writing when nobody waits for it.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => builder.kill(signal));
// So it does when the command that started us is gone, however it ended.
process.on("disconnect", () => builder.kill("SIGTERM"));
const [code] = (await once(builder, "exit")) as [number | null];
if (code === 0) {
  await Promise.all([compressStaticFiles(projectRoot), compileServer(projectRoot)]);
  writeBuildStamp(projectRoot, fingerprint);
} else process.exitCode = code ?? 1;
if (process.connected) process.disconnect(); // it would keep this process alive
