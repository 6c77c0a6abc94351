import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** A copy of the module, as every bundle has one. */
async function copy() {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
  vi.stubEnv("RATE_LIMIT_SCALE", "1");
  return import("@/lib/server/rate-limit");
}

test("a limit in memory is one for the process: pages and the API count together", async () => {
  const [pages, api] = [await copy(), await copy()];
  for (const { takeFromMemory } of [pages, api, pages]) await takeFromMemory("/search", "203.0.113.7", 3);
  for (const { takeFromMemory } of [pages, api])
    await expect(takeFromMemory("/search", "203.0.113.7", 3)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfterSeconds: expect.any(Number),
    });
  await expect(api.takeFromMemory("/search", "203.0.113.8", 3)).resolves.toBeUndefined();
});
