// npm run build:standalone: the production build, made when the one in .next is not of these sources, and of it the folder
// that a container takes: .next/container (docs/running/container.md).
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { buildFingerprint, isBuildCurrent } from "@/scripts/build/build-stamp";
import { projectRoot } from "@/scripts/process/environment-file";
import { packStandalone } from "@/scripts/build/pack-standalone";
import { readOptions } from "@/scripts/process/read-options";
import { tsxLoader } from "@/scripts/process/tsx-loader";

function build(): boolean {
  if (isBuildCurrent(projectRoot, buildFingerprint(projectRoot))) return true;
  const script = join(projectRoot, "scripts", "build.ts");
  const { status } = spawnSync(process.execPath, ["--import", tsxLoader(), script], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  return status === 0;
}

readOptions("npm run build:standalone (APP_ORIGIN and others: docs/running/variables.md)", {});
if (build()) {
  const folder = join(projectRoot, ".next", "container");
  await packStandalone(projectRoot, folder);
  console.log(`packed: ${relative(projectRoot, folder)}`);
} else process.exitCode = 1;
