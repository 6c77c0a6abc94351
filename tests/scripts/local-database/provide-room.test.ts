import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { provideRoom } from "@/scripts/local-database/provide-room";

const folder = mkdtempSync(join(tmpdir(), "room-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a disk that is too full for a new database is told, in megabytes", () => {
  const home = join(folder, "data");
  expect(() => provideRoom(home, true, 1e9)).toThrow(
    /^DATA_DIR: .*data has \d+ MB left, a new database takes up to 1000000000: make room/,
  );
  // One that is there goes on.
  provideRoom(home, false, 1e9);
  expect(existsSync(home)).toBe(true);
});
