import { readFileSync } from "node:fs";
import { PMTiles } from "pmtiles";
import { expect, test } from "vitest";
import { BASE_MAP_PATH, baseStyle, familiesOf } from "@/components/map/base-style";

const FONTS = ["Inter", "Noto Sans Devanagari"];
const FILE = `public${BASE_MAP_PATH}`;

/** The archive as it lies in public/. */
function archive(): PMTiles {
  const file = readFileSync(FILE);
  return new PMTiles({
    getKey: () => FILE,
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
  });
}

test("the style draws layers that the base map has, from the site itself and from nowhere else", async () => {
  const metadata = (await archive().getMetadata()) as { vector_layers: { id: string }[] };
  const there = metadata.vector_layers.map(({ id }) => id);
  for (const scheme of ["light", "dark"] as const) {
    const style = baseStyle({ origin: "https://vendorsetu.example", scheme, locale: "en", fonts: FONTS });
    const drawn = style.layers.flatMap((layer) => ("source-layer" in layer ? [layer["source-layer"]!] : []));
    expect(new Set(drawn)).toEqual(new Set(there));
    expect(Object.values(style.sources)).toMatchObject([
      { type: "vector", url: "pmtiles://https://vendorsetu.example/map/india-base.pmtiles" },
      { type: "geojson", data: "https://vendorsetu.example/media/map/places-en.json" },
    ]);
    expect(style).not.toHaveProperty("glyphs");
    const written = style.layers.filter(({ type }) => type === "symbol");
    expect(written.length).toBeGreaterThan(2);
    for (const layer of written) expect(layer).toMatchObject({ layout: { "text-font": FONTS } });
    expect(style).not.toHaveProperty("sprite");
  }
});

test("states have their names in the page's language, and the two schemes differ in colours alone", () => {
  const of = (scheme: "light" | "dark", locale: "en" | "hi") =>
    JSON.stringify(baseStyle({ origin: "http://localhost", scheme, locale, fonts: FONTS }).layers);
  expect(of("light", "hi")).toContain("name_hi");
  expect(of("light", "en")).not.toContain("name_hi");
  expect(
    baseStyle({ origin: "", scheme: "light", locale: "hi", fonts: FONTS }).sources["places"],
  ).toMatchObject({
    data: "/media/map/places-hi.json",
  });
  const plain = (text: string) => text.replace(/#[0-9a-f]{6}/g, "#");
  expect(of("light", "en")).not.toBe(of("dark", "en"));
  expect(plain(of("light", "en"))).toBe(plain(of("dark", "en")));
});

test("its makers are named on the map, and the notices lie beside it", () => {
  const { sources } = baseStyle({ origin: "http://localhost", scheme: "light", locale: "en", fonts: FONTS });
  const credit = JSON.stringify(sources);
  const notices = readFileSync("public/map/LICENCES.txt", "utf8");
  for (const name of [
    "DataMeet India community",
    "Arun Ganesh",
    "Guneet Narula",
    "Made with Natural Earth",
  ]) {
    expect(credit).toContain(name);
    expect(notices).toContain(name);
  }
  expect(notices).toContain("Permission is hereby granted, free of charge");
});

test("names are written with the families of the page's text, none of which the machine must have", () => {
  const families = familiesOf(`latinRest, 'rupee', latin, "latin Fallback", "Noto Sans", sans-serif`);
  expect(families).toEqual(["latinRest", "rupee", "latin", "Noto Sans", "sans-serif"]);
});
