import { expect, test } from "vitest";
import { circleAround, zoomOf } from "@/components/map/circle";
import { distanceKm } from "@/lib/shared/geo";

test.each([
  [{ lat: 19.07, lng: 72.87 }, 5],
  [{ lat: 34.1, lng: 74.8 }, 100],
  [{ lat: 8.1, lng: 77.5 }, 0.5],
])("every corner of a circle is as far from its centre as the radius", (centre, km) => {
  const [ring] = circleAround(centre, km).geometry.coordinates;
  expect(ring!.length).toBe(73);
  for (const [lng, lat] of ring!) expect(distanceKm(centre, { lat: lat!, lng: lng! })).toBeCloseTo(km, 6);
  expect(ring!.at(-1)![0]).toBeCloseTo(ring![0]![0]!, 9);
});

test("a zoom shows so many km as so many px", () => {
  // The world at zoom 0 is 512 px, at the equator.
  expect(zoomOf(40_030.17, 512, 0)).toBeCloseTo(0, 4);
  expect(zoomOf(10, 100, 19) - zoomOf(20, 100, 19)).toBeCloseTo(1);
});
