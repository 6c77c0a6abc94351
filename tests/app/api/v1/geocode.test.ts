import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import * as reverse from "@/app/api/v1/geocode/reverse/route";
import * as search from "@/app/api/v1/geocode/search/route";
import { buildPlaces } from "@/reference/places/build-places";
import { writePlaces } from "@/reference/places/seed-places";
import { fewSources } from "@/tests/reference/places/few-sources";

useDatabase();
beforeAll(() => writePlaces(buildPlaces(fewSources), "few"));

const get = async (handler: typeof search.GET, path: string) => {
  const response = await handler(new Request(`http://localhost/api/v1/geocode/${path}`), {
    params: Promise.resolve({}),
  });
  return { status: response.status, body: await response.json() };
};

describe("GET /geocode/search", () => {
  test("answers places", async () => {
    expect(await get(search.GET, "search?q=kothrud%20pune")).toEqual({
      status: 200,
      body: {
        items: [{ label: "Kothrud, Pune, Maharashtra", lat: 18.502, lng: 73.8146111, kind: "locality" }],
      },
    });
  });

  test("names places in Hindi where that is asked for, and what has no Hindi name in English", async () => {
    const { body } = await get(search.GET, "search?q=kothrud%20pune&lang=hi");
    expect(body.items[0].label).toBe("Kothrud, पुणे, महाराष्ट्र");
  });

  test("answers 5 places unless told, and at most 10", async () => {
    expect((await get(search.GET, "search?q=k")).body.items).toHaveLength(5);
    expect((await get(search.GET, "search?q=k&limit=2")).body.items).toHaveLength(2);
    expect((await get(search.GET, "search?q=k&limit=10")).body.items.length).toBeGreaterThan(5);
  });

  test("answers no places for a text that names none", async () => {
    expect(await get(search.GET, "search?q=zzzz")).toEqual({ status: 200, body: { items: [] } });
  });

  test.each([
    ["search", "q"],
    ["search?q=", "q"],
    [`search?q=${"x".repeat(101)}`, "q"],
    ["search?q=a%00b", "q"],
    ["search?q=pune&q=delhi", "q"],
    ["search?q=pune&limit=0", "limit"],
    ["search?q=pune&limit=11", "limit"],
    ["search?q=pune&limit=five", "limit"],
    ["search?q=pune&lang=fr", "lang"],
  ])("refuses %s", async (path, parameter) => {
    const { status, body } = await get(search.GET, path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "VALIDATION_ERROR", errors: [{ path: parameter }] });
  });
});

describe("GET /geocode/reverse", () => {
  test("names the place in Hindi where that is asked for", async () => {
    const { body } = await get(reverse.GET, "reverse?lat=18.507&lng=73.807&lang=hi");
    expect(body.label).toBe("पुणे, महाराष्ट्र");
  });

  test("answers the nearest place for the point asked about", async () => {
    expect(await get(reverse.GET, "reverse?lat=18.507&lng=73.807")).toEqual({
      status: 200,
      body: { label: "Pune, Maharashtra", lat: 18.507, lng: 73.807 },
    });
  });

  test("falls back to the point itself", async () => {
    expect((await get(reverse.GET, "reverse?lat=51.5&lng=-0.12345")).body.label).toBe("51.5000, -0.1235");
  });

  test.each([
    ["reverse?lat=18.5", "lng"],
    ["reverse?lng=73.8", "lat"],
    ["reverse?lat=91&lng=73.8", "lat"],
    ["reverse?lat=18.5&lng=NaN", "lng"],
    ["reverse?lat=1e1&lng=73.8", "lat"],
  ])("refuses %s", async (path, parameter) => {
    const { status, body } = await get(reverse.GET, path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "VALIDATION_ERROR", errors: [{ path: parameter }] });
  });
});
