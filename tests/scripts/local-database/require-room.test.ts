import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { requireRoom } from "@/scripts/local-database/require-room";

test("a disk that is too full for a new database is told, in megabytes", () => {
  expect(() => requireRoom(tmpdir(), 1e9)).toThrow(`DATA_DIR: ${tmpdir()} has `);
  expect(() => requireRoom(tmpdir(), 1e9)).toThrow(
    / has \d+ MB left, a new database takes up to 1000000000: make room/,
  );
  expect(() => requireRoom(tmpdir(), 0)).not.toThrow();
});
