import { expect, test } from "vitest";
import { routeFinder } from "@/server/api-routes";

const handlers = (...methods: string[]) =>
  Object.fromEntries(methods.map((method) => [method, () => method]));
const find = routeFinder({
  health: handlers("GET", "POST"),
  "openapi.json": handlers("GET"),
  listings: handlers("GET"),
  "listings/clusters": handlers("GET"),
  "listings/[id]": handlers("GET", "PATCH"),
  "listings/[id]/approve": handlers("POST"),
  "listings/clusters/near": handlers("GET"),
  "[[...path]]": handlers("GET"),
});
const found = (method: string, path: string) => {
  const route = find(method, path);
  return route && [route.pattern, route.params];
};

test("a path finds its file, a named part before one that takes any value", () => {
  expect(found("GET", "/api/v1/health")).toEqual(["/api/v1/health", {}]);
  expect(found("GET", "/api/v1/openapi.json")).toEqual(["/api/v1/openapi.json", {}]);
  expect(found("GET", "/api/v1/listings/clusters")).toEqual(["/api/v1/listings/clusters", {}]);
  expect(found("PATCH", "/api/v1/listings/abc-1")).toEqual(["/api/v1/listings/[id]", { id: "abc-1" }]);
  expect(found("POST", "/api/v1/listings/x/approve")).toEqual(["/api/v1/listings/[id]/approve", { id: "x" }]);
  // A named part that leads no further does not hide the other one.
  expect(found("POST", "/api/v1/listings/clusters/approve")).toEqual([
    "/api/v1/listings/[id]/approve",
    { id: "clusters" },
  ]);
});

test("HEAD is what GET says", () => {
  expect(found("HEAD", "/api/v1/health")).toEqual(["/api/v1/health", {}]);
});

test.each([
  ["GET", "/api/v1"],
  ["GET", "/api/v1/"],
  ["GET", "/api/v1/health/"],
  ["GET", "/api/v1//health"],
  ["GET", "/api/v1/unknown"],
  ["GET", "/api/v1/listings/a/b"],
  ["GET", "/api/v1/listings/.."],
  ["GET", "/api/v1/listings/%61"],
  ["GET", "/api/v1/listings/a\\b"],
  ["GET", "/api/v1/constructor"],
  ["GET", "/api/auth/session"],
  ["GET", "/services"],
  ["OPTIONS", "/api/v1/health"],
  ["DELETE", "/api/v1/health"],
  ["constructor", "/api/v1/health"],
])("%s %s is Next's", (method, path) => {
  expect(found(method, path)).toBeNull();
});
