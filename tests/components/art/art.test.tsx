import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BrandMark } from "@/components/art/brand-mark";
import { CategoryCover } from "@/components/art/category-cover";
import { categoryIcon, categorySlugsWithIcon, categoryTone } from "@/components/art/category-icon";
import { EmptyArt } from "@/components/art/empty-art";
import { HeroArches } from "@/components/art/hero-arches";
import { landFile, landPath, stateTone } from "@/components/art/land";
import { PictureFallback } from "@/components/art/picture-fallback";
import { StateArt } from "@/components/art/state-art";
import { TONES } from "@/components/art/tone";
import { categoryTexts } from "@/lib/content/categories";
import { states } from "@/lib/content/states";

const root = path.resolve(import.meta.dirname, "../../..");
const covers = categoryTexts.map(({ slug, name }) => <CategoryCover key={slug} slug={slug} name={name} />);
const cards = states.map((state) => (
  <StateArt key={state.code} src={landPath(state)} tone={stateTone(state)} />
));

describe("category covers", () => {
  test("each of our categories has an icon of its own, in the product's order", () => {
    expect(categorySlugsWithIcon).toEqual(categoryTexts.map(({ slug }) => slug));
    const icons = categorySlugsWithIcon.map((slug) => categoryIcon(slug, ""));
    expect(new Set(icons).size).toBe(icons.length);
  });

  test("no neighbours are alike in grids of two, three and four columns", () => {
    const tones = categorySlugsWithIcon.map((slug) => categoryTone(slug, ""));
    for (const step of [1, 2, 3, 4]) {
      for (let i = step; i < tones.length; i++) expect(tones[i], `${i} by ${step}`).not.toBe(tones[i - step]);
    }
  });

  test("any other name has an icon and a tone that follow from the name alone", () => {
    expect(categoryIcon("pet-care", "Pet Care")).toBe(categoryIcon("renamed", "  pet care"));
    expect(categoryTone("pet-care", "Pet Care")).toBe(categoryTone("renamed", "PET CARE"));
    expect(categoryIcon("constructor", "Constructor")).toBeDefined();
    const names = Array.from({ length: 40 }, (_, i) => `Category ${i}`);
    expect(new Set(names.map((name) => categoryIcon(name, name))).size).toBeGreaterThan(8);
  });

  test("ours are pictures of their own that say nothing", () => {
    const html = renderToStaticMarkup(<CategoryCover slug="packaging" name="Packaging" />);
    expect(html).toMatch(
      /^<img src="\/covers\/packaging\.webp" alt="".*class="cover-sand cover-picture"\/>$/,
    );
  });

  test("another's is drawn and hidden from screen readers", () => {
    const html = renderToStaticMarkup(<CategoryCover slug="pet-care" name="Pet Care" />);
    expect(html).toMatch(/^<span aria-hidden="true" class="cover cover-[a-z]+">/);
    expect(html).toMatch(/<use href="[^"]*#[a-z-]+">/);
    const look = readFileSync(path.join(root, "app/drawings.css"), "utf8");
    for (const tone of TONES)
      for (const part of "abi") expect(look).toContain(`--cover-${part}: var(--cover-${tone}-${part});`);
  });
});

describe("state cards", () => {
  test("all 36 are drawn and look different from each other", () => {
    expect(states).toHaveLength(36);
    const drawn = states.map(landFile);
    expect(new Set(drawn.map((file) => file.slice(file.indexOf("<g")))).size).toBe(36);
    for (const file of drawn) {
      expect(file).not.toMatch(/NaN|undefined|Infinity/);
      expect(file).toContain("@media(prefers-color-scheme:dark)");
    }
  });

  test("the picture has no words for a screen reader and the field's tone before it is there", () => {
    const html = renderToStaticMarkup(<StateArt src={landPath(states[0]!)} tone={stateTone(states[0]!)} />);
    expect(html).toContain('alt=""');
    expect(html).toMatch(/class="cover-\w+ land"/);
  });

  test("the point stands within the part of the card that is always seen", () => {
    for (const state of states) {
      const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(landFile(state))!;
      expect(Number(x), state.code).toBeGreaterThan(20);
      expect(Number(x), state.code).toBeLessThan(300);
      expect(Number(y), state.code).toBeGreaterThan(24);
      expect(Number(y), state.code).toBeLessThan(150);
    }
  });
});

const page = (
  <div>
    {covers}
    {covers}
    {cards}
    <BrandMark />
    <BrandMark size={64} />
    <HeroArches />
    <EmptyArt />
    <EmptyArt />
    <PictureFallback slug="packaging" name="Packaging" text="No picture yet" />
    <PictureFallback slug="pet-care" name="Pet Care" />
  </div>
);

describe("a page of all drawings", () => {
  const html = renderToStaticMarkup(page);

  test("is the same each time", () => {
    expect(renderToStaticMarkup(page)).toBe(html);
  });

  test("repeats no id", () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("takes its colours from the tokens, which give all of them a dark twin", () => {
    expect(html).not.toMatch(/(?:fill|stroke|color|background)[=:]"?#/);
    const tokens = readFileSync(path.join(root, "app/tokens.css"), "utf8");
    const [light, dark] = tokens.split("@media (prefers-color-scheme: dark)");
    for (const [, name] of html.matchAll(/var\((--c[a-z0-9-]+)\)/g)) {
      expect(light, name).toContain(`${name}:`);
      expect(dark, name).toContain(`${name}:`);
    }
  });

  test("says only what it was given to say", () => {
    expect(html.replace(/<[^>]+>/g, "").trim()).toBe("No picture yet");
  });
});

test("the site's icon is there", () => {
  expect(existsSync(path.join(root, "public/icon.svg"))).toBe(true);
});
