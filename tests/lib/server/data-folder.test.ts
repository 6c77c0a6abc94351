import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { provideDataFolder } from "@/lib/server/data-folder";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "data-folder-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("makes the folder, for whom it is said, and leaves one that is there", () => {
  const made = join(folder, "one", "two");
  for (const _time of [1, 2]) provideDataFolder(made, 0o700);
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test.each(["a file", "a link to a disk that is away"])("%s is refused in a sentence", (what) => {
  const path = join(folder, "data");
  if (what === "a file") writeFileSync(path, "");
  else symlinkSync(join(folder, "away", "data"), path);
  for (const given of [path, join(path, "below")])
    expect(() => provideDataFolder(given)).toThrow(
      `DATA_DIR: ${given} is no folder that this user may write to (E`,
    );
});
