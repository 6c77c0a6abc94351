import { expect, test } from "vitest";
import { areaOf, isSamePart, queryOfArea } from "@/components/search/map/use-map-part";
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
  expect(area).toEqual({ lat: 19.07, lng: 72.87, radiusKm: 11, isWider: false });
  expect(distanceKm(area, { lat: 19.17, lng: 72.87 })).toBeCloseTo(11.1, 1);
  // Narrower than high: the sides are nearer.
  expect(areaOf({ ...at(19.07, 72.87, 0.4), west: 72.8, east: 72.94 }).radiusKm).toBe(7);
  expect(areaOf(at(19.07, 72.87, 0.001)).radiusKm).toBe(1);
  expect(areaOf(at(22, 79, 1.9))).toMatchObject({ radiusKm: 100, isWider: true });
});

test("a search of an area keeps its words and filters, and leaves its own place", () => {
  const query = "q=paint&category=c1&lat=18.5&lng=73.8&radiusKm=25&inState=MH&city=pune";
  expect(queryOfArea(query, { lat: 19.07, lng: 72.87, radiusKm: 11 })).toBe(
    "q=paint&category=c1&lat=19.07&lng=72.87&radiusKm=11",
  );
});

test("a map that became a little smaller or larger shows the same part; a moved, turned or zoomed one another", () => {
  const part = at(19.07, 72.87, 0.1);
  const grown = (by: number) => ({ ...part, south: part.south - by, north: part.north + by });
  expect(isSamePart(part, part)).toBe(true);
  // Two lines of text below it, on a phone: there and away again.
  expect(isSamePart(grown(0.012), part)).toBe(true);
  expect(isSamePart(part, grown(0.012))).toBe(true);
  expect(isSamePart(grown(0.05), part)).toBe(false);
  expect(isSamePart(at(19.12, 72.87, 0.1), part)).toBe(false);
  expect(isSamePart({ ...part, zoom: 12 }, part)).toBe(false);
});
