import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { artSvg } from "@/app/media/og/_card/art-svg";
import { categorySlugsWithIcon } from "@/components/art/category-icon";
import { COVERS, DARK_ACCENT, DARK_COVERS, PALETTE } from "@/components/art/palette";
import { states } from "@/lib/content/states";

const tokens = readFileSync(path.resolve(import.meta.dirname, "../../../app/tokens.css"), "utf8");
const [light, dark] = tokens.split("@media (prefers-color-scheme: dark)") as [string, string];
const tokenIn = (colours: string, name: string) =>
  new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(colours)?.[1];

test("drawings that are files have the colours of the site", () => {
  for (const [name, colour] of Object.entries(PALETTE))
    expect([name, colour]).toEqual([name, tokenIn(light, `c-${name}`)]);
  expect(DARK_ACCENT).toBe(tokenIn(dark, "c-accent"));
  for (const [covers, colours] of [
    [COVERS, light],
    [DARK_COVERS, dark],
  ] as const)
    for (const [tone, parts] of Object.entries(covers))
      for (const [part, colour] of Object.entries(parts))
        expect([tone, part, colour]).toEqual([tone, part, tokenIn(colours, `cover-${tone}-${part}`)]);
});

test("every category has its icon on its card, every state its land", () => {
  const box = { x: 0, y: 0, width: 400, height: 600 };
  for (const slug of [...categorySlugsWithIcon, "one-of-an-admin"]) {
    const drawn = artSvg({ kind: "category", slug, name: slug }, box);
    expect(drawn.split("stroke-linejoin")[1]).toMatch(/<(path|circle|rect|line|polyline)/);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  }
  for (const { code } of states) expect(artSvg({ kind: "state", code }, box)).not.toMatch(/undefined|NaN/);
});
