import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import {
  findCategory,
  findSubcategories,
  findSubcategory,
  findSubcategoryOf,
} from "@/lib/domain/catalog/find-category";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { db } from "@/lib/server/db";
import { idOf } from "@/tests/support/directory";

useDatabase();

const c = (n: number) => idOf("c", n);
const s = (n: number) => idOf("s", n);

beforeAll(async () => {
  await db.category.createMany({
    data: [
      { id: c(1), name: "Zinc", slug: "zinc", position: 1 },
      { id: c(2), name: "Brass", slug: "brass", position: 2 },
      { id: c(3), name: "Alloys", slug: "alloys", position: 2 },
      { id: c(4), name: "Attic", slug: "attic", position: 0, hidden: true },
    ],
  });
  await db.subcategory.createMany({
    data: [
      { id: s(1), categoryId: c(1), name: "Wire", slug: "wire" },
      { id: s(2), categoryId: c(1), name: "Rods", slug: "rods" },
      { id: s(3), categoryId: c(1), name: "Dust", slug: "dust", hidden: true },
      { id: s(4), categoryId: c(2), name: "Wire", slug: "wire" },
    ],
  });
});

describe("lists", () => {
  test("categories stand by position, then name; hidden ones are left out", async () => {
    expect((await listCategories()).map(({ name }) => name)).toEqual(["Zinc", "Alloys", "Brass"]);
  });

  test("subcategories are those of their category, by position, then name; hidden ones are left out", async () => {
    expect(await listSubcategories(c(1))).toEqual([
      { _id: s(2), id: s(2), name: "Rods", slug: "rods", categoryId: c(1) },
      { _id: s(1), id: s(1), name: "Wire", slug: "wire", categoryId: c(1) },
    ]);
    expect(await listSubcategories(c(4))).toEqual([]);
  });

  test("those of no category are not found", async () => {
    await expect(listSubcategories(c(99))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("finding", () => {
  test("a category by slug or id, hidden ones too", async () => {
    const zinc = { _id: c(1), id: c(1), name: "Zinc", slug: "zinc" };
    expect(await findCategory("zinc")).toEqual(zinc);
    expect(await findCategory(c(1))).toEqual(zinc);
    expect(await findCategory("attic")).toMatchObject({ id: c(4) });
    expect(await findCategory("tin")).toBeNull();
  });

  test("a subcategory by its category's slug and its own slug or id", async () => {
    expect(await findSubcategoryOf("zinc", "wire")).toMatchObject({
      category: { id: c(1) },
      subcategory: { id: s(1) },
    });
    expect(await findSubcategoryOf("brass", "wire")).toMatchObject({
      category: { id: c(2) },
      subcategory: { id: s(4) },
    });
    expect(await findSubcategoryOf("zinc", s(3))).toMatchObject({ subcategory: { slug: "dust" } });
    expect(await findSubcategoryOf("brass", "rods")).toBeNull();
    expect(await findSubcategoryOf("brass", s(2))).toBeNull();
  });

  test("what no name can be finds nothing", async () => {
    expect(await findCategory("zi\0nc")).toBeNull();
    expect(await findSubcategoryOf("zi\0nc", "wire")).toBeNull();
    expect(await findSubcategoryOf("zinc", "wi\0re")).toBeNull();
  });

  test("a subcategory by its id, with its category", async () => {
    expect(await findSubcategory(s(2))).toEqual({
      category: { _id: c(1), id: c(1), name: "Zinc", slug: "zinc" },
      subcategory: { _id: s(2), id: s(2), name: "Rods", slug: "rods", categoryId: c(1) },
    });
    expect(await findSubcategory(s(99))).toBeNull();
  });

  test("several subcategories by their ids, hidden ones too, unknown ones left out", async () => {
    const all = await findSubcategories([s(4), s(99), s(3), s(4)]);
    expect(all.map(({ category, subcategory }) => [category.id, subcategory.id])).toEqual([
      [c(1), s(3)],
      [c(2), s(4)],
    ]);
    expect(await findSubcategories([])).toEqual([]);
  });
});
