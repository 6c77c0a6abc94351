// docs/running/troubleshooting.md quotes what the product says: a sentence that nothing says any more fails here.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const page = readFileSync(path.join(root, "docs/running/troubleshooting.md"), "utf8");

const sources = ["lib", "server", "scripts", "app"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$|messages\/en\.json$/.test(file) && !file.startsWith("server/prisma/"))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
  )
  .join("\n");

/** The sentences of the first column: code of more than two words, but for what Postgres says. */
const quoted = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.includes("of Postgres"))
  .flatMap((line) =>
    [...(line.split(/(?<!\\)\|/)[1] ?? "").matchAll(/`((?:\\`|[^`])+)`/g)].map(([, text]) => text!),
  )
  .filter((text) => text.split(" ").length > 2);

test("every sentence it quotes is one that the product says", () => {
  expect(quoted.length).toBeGreaterThan(25);
  // A '…' stands for a value.
  const parts = quoted.flatMap((text) => text.split("…").map((part) => part.trim()));
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});
