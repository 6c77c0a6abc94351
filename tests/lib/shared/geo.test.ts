import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxAround, chordOfKm, distanceKm, EARTH_RADIUS_KM, unitVector } from "@/lib/shared/geo";
import { directionsUrl, mapUrl } from "@/lib/shared/map-links";

const PUNE = { lat: 18.5204, lng: 73.8567 };
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distance", () => {
  test.each([
    [PUNE, PUNE, 0],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, Math.PI * EARTH_RADIUS_KM],
    [{ lat: 90, lng: 12 }, { lat: 90, lng: -150 }, 0],
    [{ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }, (0.2 * Math.PI * EARTH_RADIUS_KM) / 180],
    // Pune to Mumbai, by the haversine formula on paper
    [PUNE, { lat: 19.076, lng: 72.8777 }, 120.15],
  ])("from %o to %o is %d km", (a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, km === 120.15 ? 1 : 6);
  });

  test("is the haversine formula", () => {
    const haversine = (a: typeof PUNE, b: typeof PUNE) => {
      const rad = Math.PI / 180;
      const h =
        Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
        Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
      return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
    };
    fc.assert(
      fc.property(point, point, (a, b) => void expect(distanceKm(a, b)).toBeCloseTo(haversine(a, b), 3)),
    );
  });
});

test("a chord is within the chord of a radius exactly when the distance is within the radius", () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 1, max: 100, noNaN: true }), (a, b, km) => {
      const [u, v] = [unitVector(a), unitVector(b)];
      const chord = Math.hypot(u.x - v.x, u.y - v.y, u.z - v.z);
      fc.pre(Math.abs(distanceKm(a, b) - km) > 1e-6);
      expect(chord <= chordOfKm(km)).toBe(distanceKm(a, b) <= km);
    }),
  );
});

test("the box around a point holds everything within the radius", () => {
  const near = fc.record({
    bearing: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      point,
      fc.double({ min: 1, max: 100, noNaN: true }),
      near,
      (centre, km, { bearing, share }) => {
        const angle = (km * share) / EARTH_RADIUS_KM;
        const phi = (centre.lat * Math.PI) / 180;
        const lat = Math.asin(
          Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing),
        );
        const turn = Math.atan2(
          Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
          Math.cos(angle) - Math.sin(phi) * Math.sin(lat),
        );
        const lng = ((((centre.lng + (turn * 180) / Math.PI + 180) % 360) + 360) % 360) - 180;
        const box = boxAround(centre, km);
        expect((lat * 180) / Math.PI).toBeGreaterThanOrEqual(box.south - 1e-9);
        expect((lat * 180) / Math.PI).toBeLessThanOrEqual(box.north + 1e-9);
        expect(lng).toBeGreaterThanOrEqual(box.west - 1e-9);
        expect(lng).toBeLessThanOrEqual(box.east + 1e-9);
      },
    ),
    { numRuns: 500 },
  );
});

test("a box in India stays small", () => {
  const { west, south, east, north } = boxAround(PUNE, 25);
  expect(north - south).toBeLessThan(0.46);
  expect(east - west).toBeLessThan(0.48);
});

test("a map link holds numbers only", () => {
  expect(mapUrl(PUNE)).toBe("https://www.google.com/maps/search/?api=1&query=18.520400%2C73.856700");
});

test("a link shows the way to a point", () => {
  expect(directionsUrl(PUNE)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=18.520400%2C73.856700",
  );
});
