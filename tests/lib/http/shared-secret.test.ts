import { expect, test } from "vitest";
import { requireSharedSecret } from "@/lib/http/shared-secret";

const asked = (authorization?: string) => ({
  headers: new Headers(authorization === undefined ? {} : { authorization }),
});

test("who shows the secret passes", () => {
  expect(() => requireSharedSecret(asked("Bearer open sesame"), "open sesame")).not.toThrow();
});

test.each([
  undefined,
  "",
  "Bearer",
  "Bearer open sesam",
  "Bearer open sesame x",
  "open sesame",
  "bearer open sesame",
])("who shows %j does not", (authorization) => {
  expect(() => requireSharedSecret(asked(authorization), "open sesame")).toThrow(
    expect.objectContaining({ code: "UNAUTHORIZED" }),
  );
});

test("where no secret is set there is no such address", () => {
  expect(() => requireSharedSecret(asked("Bearer "), undefined)).toThrow(
    expect.objectContaining({ code: "NOT_FOUND" }),
  );
});
