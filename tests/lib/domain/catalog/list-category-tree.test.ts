import { useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { listCategoryTree } from "@/lib/domain/catalog/list-category-tree";
import { db } from "@/lib/server/db";

useDatabase();

beforeAll(async () => {
  const packaging = await db.category.create({ data: { name: "Packaging", slug: "packaging", position: 2 } });
  const machinery = await db.category.create({ data: { name: "Machinery", slug: "machinery", position: 1 } });
  await db.category.create({ data: { name: "Apparel", slug: "apparel", position: 2 } });
  await db.category.create({ data: { name: "Secret", slug: "secret", position: 0, hidden: true } });
  const sub = (categoryId: string, name: string, position: number, hidden = false) =>
    db.subcategory.create({ data: { categoryId, name, slug: name.toLowerCase(), position, hidden } });
  await sub(packaging.id, "Sacks", 2);
  await sub(packaging.id, "Boxes", 1);
  await sub(packaging.id, "Old", 0, true);
  await sub(machinery.id, "Pumps", 1);
});

test("categories by position, then name, each with its own subcategories; hidden ones are left out", async () => {
  const tree = await listCategoryTree();
  expect(tree.map(({ name, subcategories }) => [name, subcategories.map((sub) => sub.name)])).toEqual([
    ["Machinery", ["Pumps"]],
    ["Apparel", []],
    ["Packaging", ["Boxes", "Sacks"]],
  ]);
});

test("both spellings of the id, and the subcategory names its category", async () => {
  const [first] = await listCategoryTree();
  expect(first!._id).toBe(first!.id);
  expect(first!.subcategories[0]).toMatchObject({ _id: first!.subcategories[0]!.id, categoryId: first!.id });
});
