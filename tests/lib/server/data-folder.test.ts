import { accessSync, constants, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provideDataFolder } from "@/lib/server/data-folder";

vi.mock("node:fs", { spy: true });

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "data-folder-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = (path: string, code = "E[A-Z]+"): RegExp =>
  new RegExp(`^DATA_DIR: ${path} is no folder that this user may write to \\(${code}\\): `);

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
    expect(() => provideDataFolder(given)).toThrow(refusalOf(given));
});

test("a folder that is there and may not be written to is refused as well", () => {
  // Root, whom tests may run as, may write everywhere.
  vi.mocked(accessSync).mockImplementationOnce((_path, mode) => {
    if (((mode ?? 0) & constants.W_OK) !== 0)
      throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  expect(() => provideDataFolder(folder)).toThrow(refusalOf(folder, "EACCES"));
});
