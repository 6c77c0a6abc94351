import { describe, expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { states } from "@/lib/content/states";
import {
  type JudgedQuery,
  NEGATIVE,
  QUERY_CLASSES,
  QUERY_FILES,
  readJudgedQueries,
} from "@/tests/support/relevance/judged-query";

const PER_CLASS = 25;
/** India with its islands, in degrees. */
const INDIA = { south: 6, north: 37.5, west: 68, east: 97.5 };

const development = readJudgedQueries(QUERY_FILES.development);
const heldOut = readJudgedQueries(QUERY_FILES.heldOut);
const all = [...development, ...heldOut];

/** What two queries share that differ by case, spaces and hyphens only. */
const folded = ({ q }: JudgedQuery) =>
  q
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, "");
const doubles = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const ofClass = (queries: readonly JudgedQuery[], name: string) =>
  queries.filter((query) => query.class === name);

describe("the judged queries", () => {
  test.each(QUERY_CLASSES)("%s has 25 and more, and half of that held out", (name) => {
    expect(ofClass(development, name).length).toBeGreaterThanOrEqual(PER_CLASS);
    expect(ofClass(heldOut, name).length).toBeGreaterThanOrEqual(Math.floor(PER_CLASS / 2));
  });

  test("none is there twice, in one file or in both", () => {
    expect(doubles(all.map(({ id }) => id))).toEqual([]);
    expect(doubles(all.map(folded))).toEqual([]);
  });

  test("ids begin with the class", () => {
    expect(all.filter((query) => !query.id.startsWith(`${query.class}-`))).toEqual([]);
  });

  test("subcategories are ours, and each is wanted by some query", () => {
    const known = categoryTexts.flatMap(({ slug, subcategories }) =>
      subcategories.map((subcategory) => `${slug}--${subcategory.slug}`),
    );
    const wanted = new Set(all.flatMap(({ want }) => Object.keys(want.subcategories)));
    expect([...wanted].filter((slug) => !known.includes(slug))).toEqual([]);
    expect(known.filter((slug) => !wanted.has(slug))).toEqual([]);
  });

  test("every one but nonsense wants something outright, and nonsense wants nothing at all", () => {
    for (const query of all) {
      const gains = Object.values(query.want.subcategories);
      if (query.class === NEGATIVE) expect(query.want).toEqual({ subcategories: {} });
      else expect(gains, query.id).toContain(3);
    }
  });

  test("places are in India, and who stands somewhere wants it there", () => {
    const codes: string[] = states.map(({ code }) => code);
    for (const { id, want, near } of all) {
      const { place } = want;
      if (near !== undefined) expect(place, id).toMatchObject(near);
      if (place === undefined) continue;
      if ("state" in place) expect(codes, id).toContain(place.state);
      else
        expect(
          place.lat > INDIA.south &&
            place.lat < INDIA.north &&
            place.lng > INDIA.west &&
            place.lng < INDIA.east,
          id,
        ).toBe(true);
    }
  });
});
