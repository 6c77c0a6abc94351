// Runs after `npm install`, before anything is compiled: plain JavaScript, no dependency but the Prisma CLI.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schema = join(root, "prisma", "schema.prisma");
const output = join(root, "lib", "server", "prisma");
const stamp = join(output, ".generated-from");

function say(text) {
  console.log(`database client: ${text}`);
}

/** Where the Prisma CLI is, or null in an install without development dependencies. */
function findCli() {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve("prisma/package.json");
    const { bin, version } = JSON.parse(readFileSync(manifest, "utf8"));
    return { path: join(dirname(manifest), typeof bin === "string" ? bin : bin.prisma), version };
  } catch {
    return null;
  }
}

function main() {
  if (!existsSync(schema)) return 0;
  const cli = findCli();
  if (cli === null) {
    const state = existsSync(join(output, "client.ts")) ? "already generated" : "not generated";
    say(`${state} (the prisma package is a development dependency and is not installed)`);
    return 0;
  }
  const fingerprint = createHash("sha256")
    .update(cli.version)
    .update("\0")
    .update(readFileSync(schema))
    .digest("hex");
  if (
    existsSync(stamp) &&
    existsSync(join(output, "client.ts")) &&
    readFileSync(stamp, "utf8") === fingerprint
  ) {
    return 0;
  }
  const run = spawnSync(process.execPath, [cli.path, "generate", "--schema", schema], {
    cwd: root,
    encoding: "utf8",
    // Any existing executable satisfies the CLI here: `generate` needs no engine, and would download one.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error ? String(run.error) : ""}`);
    console.error("database client: prisma generate failed (prisma/schema.prisma)");
    return 1;
  }
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, fingerprint);
  say(`generated with Prisma ${cli.version}`);
  return 0;
}

process.exitCode = main();
