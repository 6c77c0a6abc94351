import { afterEach, expect, test, vi } from "vitest";
import { mapSettingOf } from "@/app/[locale]/(public)/services/_page/map-setting";
import type { Listing } from "@/lib/schemas/listing";
import { readSearch } from "@/lib/schemas/listing-search";
import type { LatLng } from "@/lib/shared/geo";

const style = vi.hoisted(() => ({ url: null as string | null }));
vi.mock("@/lib/http/map-style", () => ({ mapStyleUrl: () => style.url }));
afterEach(() => {
  style.url = null;
});

const found = { items: [{ location: { type: "Point", coordinates: [73.8, 18.5] } } as unknown as Listing] };
const search = readSearch({ q: "pump", sort: "price_asc", page: "3", tags: "fresh" });

test("without another style the map is our own; where nothing was found there is none", () => {
  expect(mapSettingOf("en", search, found)).toMatchObject({ styleUrl: null, locale: "en" });
  style.url = "https://tiles.example.com/style.json";
  expect(mapSettingOf("en", search, { items: [] })).toBeNull();
});

test("the map has the filters of the search, and begins at its place, else at the first listing", () => {
  style.url = "https://tiles.example.com/style.json";
  const anywhere = mapSettingOf("hi", search, found)!;
  expect(anywhere).toMatchObject({
    styleUrl: style.url,
    centre: { lat: 18.5, lng: 73.8 },
    query: "q=pump&tags=fresh",
    servicesHref: "/hi/services",
  });
  const near = mapSettingOf("en", readSearch({ lat: "19", lng: "72", radiusKm: "60" }), found)!;
  // 200 km from its place to its first listing: both are in sight.
  expect(near).toMatchObject({ centre: { lat: 18.75, lng: 72.9 }, query: "lat=19&lng=72&radiusKm=60" });
  expect(near.zoom).toBeLessThan(anywhere.zoom);
  const there = mapSettingOf("hi", readSearch({ lat: "18.6", lng: "73.8", radiusKm: "60" }), found)!;
  expect(there).toMatchObject({ centre: { lat: 18.6, lng: 73.8 }, zoom: 10 });
  // A phone's map shows less than 16 km around its middle.
  const aside = mapSettingOf("hi", readSearch({ lat: "18.64", lng: "73.8", radiusKm: "25" }), found)!;
  expect(aside.centre.lat).toBeCloseTo((18.64 + 18.5) / 2);
  expect(aside.zoom).toBeLessThan(11);
  // Nothing there: from the place one can look on.
  const empty = mapSettingOf("hi", readSearch({ lat: "19", lng: "72", radiusKm: "60" }), { items: [] });
  expect(empty).toMatchObject({ centre: { lat: 19, lng: 72 } });
});

test("without a place our own map begins with the country, of a state with where its listings are", () => {
  const country = mapSettingOf("en", search, found)!;
  const state = mapSettingOf("en", readSearch({ inState: "MH" }), found)!;
  expect(country.centre).not.toEqual({ lat: 18.5, lng: 73.8 });
  expect(state.centre).toEqual({ lat: 18.5, lng: 73.8 });
  expect([country.zoom, state.zoom]).toEqual([3.2, 6]);
});

test("the map begins at the place that the words say", () => {
  const at = (place: LatLng) => {
    const said = {
      ...found,
      interpretation: { place: { kind: "city", ...place } },
    } as unknown as typeof found;
    return mapSettingOf("en", search, said)!;
  };
  expect(at({ lat: 18.51, lng: 73.81 })).toMatchObject({ centre: { lat: 18.51, lng: 73.81 }, zoom: 11 });
  const far = at({ lat: 12.97, lng: 77.59 });
  expect(far.centre.lat).toBeCloseTo((12.97 + 18.5) / 2);
  expect(far.zoom).toBeLessThan(8);
});
