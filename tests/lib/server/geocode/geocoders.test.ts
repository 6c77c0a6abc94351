import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { labelOf } from "@/lib/server/geocode/geocoder";
import { nominatim } from "@/lib/server/geocode/nominatim";
import { photon } from "@/lib/server/geocode/photon";
import { BAD_MOODS, startGeocoder } from "@/tests/support/geocoder";

let service: Awaited<ReturnType<typeof startGeocoder>>;
beforeAll(async () => {
  service = await startGeocoder();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.be("well");
  service.calls.length = 0;
});

const settings = (timeoutMs = 2000) => ({ url: `${service.url}/`, contact: "ops@example.com", timeoutMs });
const KOTHRUD = { label: "Kothrud, Pune, Maharashtra", lat: 18.5074, lng: 73.8077, kind: "locality" };
const PUNE = { label: "Pune, Maharashtra", lat: 18.5213, lng: 73.8545, kind: "city" };

describe.each([
  ["nominatim", nominatim, { q: "koth", countrycodes: "in", limit: "5", format: "jsonv2" }],
  ["photon", photon, { q: "koth", bbox: "68,6,98,38", lang: "en" }],
] as const)("%s", (_name, make, asked) => {
  test("gives the places of India, and says who asks", async () => {
    expect(await make(settings()).search("koth", 5)).toMatchObject([KOTHRUD, { ...PUNE, kind: "city" }]);
    const { url, userAgent } = service.calls[0]!;
    expect(Object.fromEntries(url.searchParams)).toMatchObject(asked);
    expect(userAgent).toBe("VendorSetu (ops@example.com)");
  });

  test("gives at most as many as asked for, and none where there are none", async () => {
    expect(await make(settings()).search("koth", 1)).toMatchObject([KOTHRUD]);
    expect(await make(settings()).search("nowhere", 5)).toEqual([]);
  });

  test("names a point; none in the sea, none abroad", async () => {
    const { reverse } = make(settings());
    expect(await reverse({ lat: 18.5, lng: 73.8 })).toBe(KOTHRUD.label);
    expect(await reverse({ lat: 10, lng: 70 })).toBeNull();
    expect(await reverse({ lat: 51.5, lng: 0 })).toBeNull();
  });

  test.each(BAD_MOODS)("fails when the service is at '%s'", async (mood) => {
    service.be(mood);
    const { search, reverse } = make(settings(mood === "hang" ? 50 : 2000));
    await expect(search("koth", 5)).rejects.toThrow();
    await expect(reverse({ lat: 18.5, lng: 73.8 })).rejects.toThrow();
    expect(service.calls).toHaveLength(2); // no redirect was followed
  });
});

test.each([
  [["Kothrud", "Kothrud", "Pune", "Maharashtra"], "Kothrud, Pune, Maharashtra"],
  [["Shop", "Kothrud", "Pune", "Maharashtra"], "Shop, Kothrud, Maharashtra"],
  [[undefined, " ", "Goa", "Goa"], "Goa"],
  [[undefined], null],
])("the label of %j is %s", (parts, label) => {
  expect(labelOf(parts)).toBe(label);
});
