import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { provideBuild } from "@/tests/support/production-server";

const root = path.resolve(import.meta.dirname, "..", "..");
const BUILD_TIMEOUT_MS = 15 * 60_000;

/** What a deployment copies beside the build must not be: people's files, secrets, what only tests read. */
const FOREIGN = /^(\.data|\.env[^/]*|tests|test-results|\.git|\.ci)(\/|$)/;

/** From each trace of the build to the files it names, as paths from the project's folder. */
function traces(): Map<string, string[]> {
  const folder = path.join(root, ".next");
  const names = readdirSync(path.join(folder, "server"), { recursive: true, encoding: "utf8" });
  const files = [...names.map((name) => path.join("server", name)), ...readdirSync(folder)];
  return new Map(
    files
      .filter((name) => name.endsWith(".nft.json"))
      .map((name) => {
        const trace = path.join(folder, name);
        const { files: traced } = JSON.parse(readFileSync(trace, "utf8")) as { files: string[] };
        return [name, traced.map((file) => path.relative(root, path.resolve(path.dirname(trace), file)))];
      }),
  );
}

beforeAll(provideBuild, BUILD_TIMEOUT_MS);

test("no trace of the build names stored files, secrets or tests", () => {
  const found = [...traces()].flatMap(([trace, files]) =>
    files.filter((file) => FOREIGN.test(file)).map((file) => `${trace}: ${file}`),
  );
  expect(found).toEqual([]);
});

test("the traces are read: they name our code and packages", () => {
  const all = traces();
  expect(all.size).toBeGreaterThan(50);
  const named = new Set([...all.values()].flat());
  expect([...named].some((file) => file.startsWith("node_modules/next/"))).toBe(true);
  expect(named).toContain("lib/server/drawing/fonts.conf");
});
