import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { artSvg } from "@/app/media/og/_card/art-svg";
import { COVERS, PALETTE } from "@/app/media/og/_card/palette";
import { categorySlugsWithIcon } from "@/components/art/category-icon";
import { states } from "@/lib/content/states";

const tokens = readFileSync(path.resolve(import.meta.dirname, "../../../app/tokens.css"), "utf8");
/** The light value: the dark ones stand further down. */
const tokenOf = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];

test("cards are drawn in the light colours of the site", () => {
  for (const [name, colour] of Object.entries(PALETTE))
    expect([name, colour]).toEqual([name, tokenOf(`c-${name}`)]);
  for (const [tone, colours] of Object.entries(COVERS))
    for (const [part, colour] of Object.entries(colours))
      expect([tone, part, colour]).toEqual([tone, part, tokenOf(`cover-${tone}-${part}`)]);
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
