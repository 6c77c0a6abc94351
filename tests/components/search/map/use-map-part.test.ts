import { expect, test } from "vitest";
import { areaOf, isWithin, queryOfArea } from "@/components/search/map/use-map-part";
import { distanceKm } from "@/lib/shared/geo";

const at = (lat: number, lng: number, half: number) => ({
  south: lat - half,
  north: lat + half,
  west: lng - 2 * half,
  east: lng + 2 * half,
  zoom: 11,
});

test("an area is the circle that reaches the nearest edge, and may be searched", () => {
  const area = areaOf(at(19.07, 72.87, 0.1));
  expect(area).toEqual({ lat: 19.07, lng: 72.87, radiusKm: 11 });
  expect(distanceKm(area, { lat: 19.17, lng: 72.87 })).toBeCloseTo(11.1, 1);
  // Narrower than high: the sides are nearer.
  expect(areaOf({ ...at(19.07, 72.87, 0.4), west: 72.8, east: 72.94 }).radiusKm).toBe(7);
  expect(areaOf(at(19.07, 72.87, 0.001)).radiusKm).toBe(1);
  expect(areaOf(at(22, 79, 1.9)).radiusKm).toBe(100);
});

test("a search of an area keeps its words and filters, and leaves its own place", () => {
  const query = "q=paint&category=c1&lat=18.5&lng=73.8&radiusKm=25&inState=MH&city=pune";
  expect(queryOfArea(query, { lat: 19.07, lng: 72.87, radiusKm: 11 })).toBe(
    "q=paint&category=c1&lat=19.07&lng=72.87&radiusKm=11",
  );
});

test("a map that became smaller shows no other part; one that was moved, enlarged or zoomed does", () => {
  const part = at(19.07, 72.87, 0.1);
  expect(isWithin(part, part)).toBe(true);
  expect(isWithin({ ...part, south: 19 }, part)).toBe(true);
  expect(isWithin(part, { ...part, south: 19 })).toBe(false);
  expect(isWithin(at(19.08, 72.87, 0.1), part)).toBe(false);
  expect(isWithin({ ...part, zoom: 12 }, part)).toBe(false);
});
