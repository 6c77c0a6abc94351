import { useDatabase } from "@/tests/support/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as reverse from "@/app/api/v1/geocode/reverse/route";
import * as search from "@/app/api/v1/geocode/search/route";
import type { Env } from "@/lib/server/env";
import { db } from "@/lib/server/db";
import { forgetGeocoder } from "@/lib/server/geocode/outside-geocoder";
import { buildPlaces } from "@/reference/places/build-places";
import { writePlaces } from "@/reference/places/seed-places";
import { fewSources } from "@/tests/reference/places/few-sources";
import { BAD_MOODS, startGeocoder } from "@/tests/support/geocoder";

const setting = vi.hoisted(() => ({ GEOCODER: "local", GEOCODER_URL: undefined as string | undefined }));
vi.mock("@/lib/server/env", async (original) => {
  const { env } = await original<{ env: () => Env }>();
  return { env: () => ({ ...env(), ...setting, GEOCODER_CONTACT: "ops@example.com" }) };
});

useDatabase();

let service: Awaited<ReturnType<typeof startGeocoder>>;
beforeAll(async () => {
  await writePlaces(buildPlaces(fewSources), "few");
  service = await startGeocoder();
  setting.GEOCODER_URL = service.url;
});
afterAll(() => service.stop());
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
  forgetGeocoder();
  service.be("well");
  service.calls.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const get = async (handler: typeof search.GET, path: string) => {
  const response = await handler(new Request(`http://localhost/api/v1/geocode/${path}`), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { items: { label: string }[]; label: string; attribution?: string };
};
const labels = async (q: string) =>
  (await get(search.GET, `search?q=${encodeURIComponent(q)}`)).items.map(({ label }) => label);

const OUTSIDE = ["Kothrud, Pune, Maharashtra", "Pune, Maharashtra"];

test("without a service nobody is asked, and nobody credited", async () => {
  setting.GEOCODER = "local";
  const answer = await get(search.GET, "search?q=kothrud%20pune");
  expect(answer.items.length).toBeGreaterThan(0);
  expect(answer.attribution).toBeUndefined();
  expect(service.calls).toEqual([]);
});

describe("photon", () => {
  beforeEach(() => {
    setting.GEOCODER = "photon";
  });

  test("is asked once for a text, however it is typed, and credited", async () => {
    expect(await labels("Koth")).toEqual(OUTSIDE);
    expect(await labels(" koth ")).toEqual(OUTSIDE);
    expect(service.calls).toHaveLength(1);
    expect((await get(search.GET, "search?q=koth")).attribution).toBe("© OpenStreetMap contributors");
  });

  test("names a point; where it knows none our gazetteer does, else the point itself", async () => {
    expect(await get(reverse.GET, "reverse?lat=18.50001&lng=73.8")).toEqual({
      label: "Kothrud, Pune, Maharashtra",
      lat: 18.50001,
      lng: 73.8,
      attribution: "© OpenStreetMap contributors",
    });
    expect(await get(reverse.GET, "reverse?lat=10&lng=70")).toEqual({
      label: "10.0000, 70.0000",
      lat: 10,
      lng: 70,
    });
  });

  test("a question that it does not take is no reason to leave it alone", async () => {
    service.be("400");
    expect(await labels("kothrud pune")).toEqual(["Kothrud, Pune, Maharashtra"]);
    service.be("well");
    expect(await labels("koth")).toEqual(OUTSIDE);
  });

  test.each(BAD_MOODS.filter((mood) => mood !== "hang"))(
    "at '%s' leaves it to our gazetteer",
    async (mood) => {
      service.be(mood);
      const known = await labels("kothrud pune");
      expect(known).toEqual(["Kothrud, Pune, Maharashtra"]);
      expect(await get(reverse.GET, "reverse?lat=18.507&lng=73.807")).toEqual({
        label: "Pune, Maharashtra",
        lat: 18.507,
        lng: 73.807,
      });
      // Once it failed it is left alone for a while; then it is asked again.
      expect(service.calls).toHaveLength(1);
      service.be("well");
      const now = Date.now();
      vi.spyOn(Date, "now").mockReturnValue(now + 31_000);
      expect(await labels("koth")).toEqual(OUTSIDE);
    },
  );
});

describe("nominatim", () => {
  beforeEach(() => {
    setting.GEOCODER = "nominatim";
  });

  test("is asked by one at a time, and few wait for their second: the others are told what we know", async () => {
    const told = await Promise.all(["k1", "k2", "k3", "k4", "k5", "k6", "k7"].map(labels));
    const outside = told.filter((places) => places.join() === OUTSIDE.join());
    expect(outside).toHaveLength(service.calls.length);
    expect(service.calls.length).toBeGreaterThan(0);
    expect(service.calls.length).toBeLessThanOrEqual(4);
  });

  test("is not asked while the second belongs to another request, of whatever process", async () => {
    await labels("koth");
    await db.$executeRaw`UPDATE rate_limits SET points = 1, expire = ${Date.now() + 3_600_000}::bigint`;
    expect(await labels("kothrud pune")).toEqual(["Kothrud, Pune, Maharashtra"]);
    expect(service.calls).toHaveLength(1);
    expect(await labels("koth")).toEqual(OUTSIDE); // known already
  });
});
