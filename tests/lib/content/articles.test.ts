import { describe, expect, test } from "vitest";
import type { Block } from "@/lib/content/articles/article";
import { articleIn, articles, countWords, findArticle, headingsOf } from "@/lib/content/articles/articles";
import { OFFICIAL_SITES } from "@/lib/content/articles/official-sites";
import { categoryTexts } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { LOCALES } from "@/lib/shared/locale";

const textsOf = (block: Block) => (block.type === "list" ? block.items : [block.text]);

/** How an article is built, without its words. */
const shapeOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === "list" ? `list ${block.items.length}` : block.type));

/** Sums, numbers of four digits and more, web addresses: what must not differ between languages. */
const factsOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap(textsOf)
    .join(" ")
    .match(/₹[\d,.]*\d|\d[\d,]{2,}\d|(?:[a-z0-9-]+\.)+gov\.in/g)
    ?.toSorted() ?? [];

test("are ten, one of them featured, each with an id, a picture and a day of its own", () => {
  expect(articles).toHaveLength(10);
  expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
  for (const key of ["id", "image", "date"] as const)
    expect(new Set(articles.map((article) => article[key])).size).toBe(10);
});

test("stand in order, the newest first, and are found by their id alone", () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const article of articles) expect(findArticle(article.id)).toBe(article);
  expect(findArticle("nothing-of-the-kind")).toBeUndefined();
});

describe.each(articles.map((article) => [article.id, article] as const))("%s", (id, article) => {
  test("has an id for addresses, a real day in 2026 and categories that exist", () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(article.date).toMatch(/^2026-(0[6-9]|1[01])-\d\d$/);
    expect(new Date(article.date).toISOString().slice(0, 10)).toBe(article.date);
    expect(article.related.length).toBeGreaterThan(0);
    const slugs = categoryTexts.map(({ slug }) => slug);
    for (const slug of article.related) expect(slugs).toContain(slug);
  });

  test("is 600 to 1,200 words long in English and as full in Hindi; the reading time follows from that", () => {
    const words = { en: countWords(article.text.en), hi: countWords(article.text.hi) };
    expect(words.en).toBeGreaterThanOrEqual(600);
    expect(words.en).toBeLessThanOrEqual(1200);
    expect(words.hi).toBeGreaterThanOrEqual(500);
    expect(words.hi).toBeLessThanOrEqual(1400);
    for (const locale of LOCALES) {
      const { readTime } = articleIn(article, locale);
      expect(Number.isInteger(readTime)).toBe(true);
      expect(Math.abs(readTime - words[locale] / 200)).toBeLessThanOrEqual(0.5);
    }
  });

  test("is the same article in both languages: parts, numbers and addresses", () => {
    const { en, hi } = article.text;
    expect(shapeOf(hi.blocks)).toEqual(shapeOf(en.blocks));
    expect(factsOf(hi.blocks)).toEqual(factsOf(en.blocks));
  });

  test.each(LOCALES)("is well built in %s", (locale) => {
    const { title, excerpt, blocks } = article.text[locale];
    const texts = [title, excerpt, ...blocks.flatMap(textsOf)];
    for (const text of texts) {
      expect(text).toBe(text.trim().replace(/\s+/g, " "));
      expect(text).not.toMatch(/[<>]|https?:|\.(?:jpe?g|png|webp)\b|["']/i);
      expect(/\p{Script=Devanagari}/u.test(text)).toBe(locale === "hi");
    }
    // A search engine shows about so much of them.
    expect(title.length).toBeLessThanOrEqual(65);
    expect(excerpt.length).toBeGreaterThanOrEqual(100);
    expect(excerpt.length).toBeLessThanOrEqual(180);

    const headings = headingsOf(article.text[locale]);
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(new Set(headings).size).toBe(headings.length);
    expect(blocks[0]?.type).toBe("paragraph");
    expect(["paragraph", "list"]).toContain(blocks.at(-1)?.type);
    for (const [index, block] of blocks.entries()) {
      // What opens a part is followed by the part.
      if (block.type === "heading") expect(blocks[index + 1]?.type).not.toBe("heading");
      if (block.type === "title") expect(["paragraph", "list"]).toContain(blocks[index + 1]?.type);
      if (block.type === "list") {
        expect(block.items.length).toBeGreaterThanOrEqual(3);
        expect(new Set(block.items).size).toBe(block.items.length);
      }
    }
  });

  test("names only public offices whose address is known", () => {
    for (const fact of factsOf(article.text.en.blocks).filter((text) => text.endsWith("gov.in")))
      expect(Object.keys(OFFICIAL_SITES)).toContain(fact);
  });
});

test("titles and excerpts are told apart in each language", () => {
  for (const locale of LOCALES) {
    expect(new Set(articles.map(({ text }) => text[locale].title)).size).toBe(10);
    expect(new Set(articles.map(({ text }) => text[locale].excerpt)).size).toBe(10);
  }
});

test("what the interface says is quoted as it says it", () => {
  for (const locale of LOCALES) {
    const t = translator(locale);
    const words = (id: string) => findArticle(id)!.text[locale].blocks.flatMap(textsOf).join(" ");
    expect(words("set-your-service-radius")).toContain(t("listingCard.serves"));
    const types = words("buy-from-a-maker-or-a-wholesaler").toLowerCase();
    for (const type of [
      "manufacturer",
      "wholesaler",
      "distributor",
      "supplier",
      "industrial_services",
    ] as const)
      expect(types).toContain(t(`companyTypes.${type}`).toLowerCase());
    const category = categoryTexts.find(({ slug }) => slug === "home-repair")!;
    expect(words("write-a-listing-that-gets-calls")).toContain(
      locale === "hi" ? category.nameHi : category.name,
    );
  }
});
