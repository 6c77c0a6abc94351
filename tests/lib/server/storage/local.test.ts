import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { storageDir } from "@/lib/server/storage/local";

const root = path.resolve(import.meta.dirname, "..", "..", "..", "..");
afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, path.join(root, ".data", "uploads")],
  ["", path.join(root, ".data", "uploads")],
  ["elsewhere", path.join(root, "elsewhere", "uploads")],
  ["/srv/files", "/srv/files/uploads"],
])("DATA_DIR=%j keeps files in %s", (value, expected) => {
  vi.stubEnv("DATA_DIR", value);
  expect(storageDir()).toBe(expected);
});
