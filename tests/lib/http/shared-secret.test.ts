import { beforeAll, expect, test, vi } from "vitest";
import { requireSharedSecret } from "@/lib/http/shared-secret";

// One of the two is set.
beforeAll(() => {
  vi.stubEnv("DATABASE_URL", "postgres://nowhere/at-all");
  vi.stubEnv("METRICS_TOKEN", "open sesame, my door");
});

const asked = (authorization?: string) => ({
  headers: new Headers(authorization === undefined ? {} : { authorization }),
});

test("who shows the secret passes", () => {
  expect(() => requireSharedSecret(asked("Bearer open sesame, my door"), "METRICS_TOKEN")).not.toThrow();
});

test.each([
  undefined,
  "",
  "Bearer",
  "Bearer open sesame, my doo",
  "Bearer open sesame, my door x",
  "open sesame, my door",
  "bearer open sesame, my door",
])("who shows %j does not", (authorization) => {
  expect(() => requireSharedSecret(asked(authorization), "METRICS_TOKEN")).toThrow(
    expect.objectContaining({ code: "UNAUTHORIZED" }),
  );
});

test("where no secret is set there is no such address", () => {
  expect(() => requireSharedSecret(asked("Bearer "), "CRON_SECRET")).toThrow(
    expect.objectContaining({ code: "NOT_FOUND" }),
  );
});
