import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { localStorage } from "@/lib/server/storage/local";
import { newDocumentKey } from "@/lib/server/storage/stored-names";

const full = vi.hoisted(() => ({ code: "" }));
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  const refuse = async () => {
    throw Object.assign(new Error("disk"), { code: full.code });
  };
  return {
    ...real,
    /** A file is begun, and the disk is full in the middle of it. */
    writeFile: async (...given: Parameters<typeof real.writeFile>) => {
      await real.writeFile(given[0], "ha", given[2]);
      return full.code === "" ? real.writeFile(given[0], given[1]) : refuse();
    },
  };
});

const folder = await mkdtemp(path.join(tmpdir(), "full-"));
vi.stubEnv("DATA_DIR", folder);
afterAll(() => rm(folder, { recursive: true }));

test.each(["ENOSPC", "EDQUOT"])(
  "a disk that is full (%s) is unavailable, and nothing half-written stays (F11)",
  async (code) => {
    full.code = code;
    const key = newDocumentKey();
    await expect(localStorage().put(key, Buffer.from("half"), "x")).rejects.toMatchObject({
      code: "UNAVAILABLE",
      retryAfterSeconds: 60,
    });
    const names = await readdir(path.join(folder, "uploads", "documents"));
    expect(names.filter((name) => name.endsWith(".draft") || key.endsWith(name))).toEqual([]);
    full.code = "";
    await localStorage().put(key, Buffer.from("half"), "x");
    expect(await localStorage().open(key)).not.toBeNull();
  },
);
