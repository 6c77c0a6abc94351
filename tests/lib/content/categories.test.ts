import { describe, expect, test } from "vitest";
import { categoryName, categoryTexts, findCategoryText, subcategoryName } from "@/lib/content/categories";

describe("the categories to begin with", () => {
  test("are twenty, the first four those of the home page", () => {
    expect(categoryTexts).toHaveLength(20);
    expect(categoryTexts.slice(0, 4).map(({ name }) => name)).toEqual([
      "Machinery & Tools",
      "Packaging",
      "Textiles & Garments",
      "Building Materials",
    ]);
    expect(new Set(categoryTexts.map(({ slug }) => slug)).size).toBe(20);
    expect(new Set(categoryTexts.map(({ name }) => name.toLowerCase())).size).toBe(20);
  });

  test.each(categoryTexts.map((text) => [text.slug, text] as const))("%s is complete", (slug, text) => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(text.subcategories.length).toBeGreaterThanOrEqual(6);
    expect(text.subcategories.length).toBeLessThanOrEqual(10);
    expect(new Set(text.subcategories.map((sub) => sub.slug)).size).toBe(text.subcategories.length);
    expect(new Set(text.subcategories.map((sub) => sub.name.toLowerCase())).size).toBe(
      text.subcategories.length,
    );
    for (const { name, nameHi } of [text, ...text.subcategories]) {
      expect(name.length).toBeLessThanOrEqual(30);
      expect(nameHi).toMatch(/^[\p{Script=Devanagari}\s,-]+$/u);
    }
    expect(text.teaser.length).toBeLessThanOrEqual(40);
    expect(text.teaserHi).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe("names for readers", () => {
  const stored = { slug: "packaging", name: "Packaging" };

  test("are Hindi on Hindi pages", () => {
    expect(categoryName(stored, "hi")).toBe("पैकेजिंग");
    expect(categoryName(stored, "en")).toBe("Packaging");
    expect(subcategoryName("machinery-tools", { name: "Pumps" }, "hi")).toBe("पंप");
  });

  test("follow the admin after a renaming, and for what the admin added", () => {
    expect(categoryName({ name: "Boxes & Sacks" }, "hi")).toBe("Boxes & Sacks");
    expect(categoryName({ name: "Drones" }, "hi")).toBe("Drones");
    expect(subcategoryName("drones", { name: "Propellers" }, "hi")).toBe("Propellers");
    expect(subcategoryName("boxes-sacks", { name: "Pumps" }, "hi")).toBe("पंप");
    expect(findCategoryText("drones")).toBeUndefined();
  });
});
