import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { db } from "@/lib/server/db";
import { seedCategories } from "@/reference/categories";

useDatabase();

type Row = { id: string; slug: string; name: string; position: number; hidden: boolean };
const categories = () =>
  db.$queryRaw<Row[]>`SELECT id, slug, name, position, hidden FROM categories ORDER BY position`;
const countSubcategories = async () =>
  (await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM subcategories`)[0]?.count;

test("all categories and subcategories are written in their order", async () => {
  await seedCategories();
  expect((await categories()).map(({ slug, name }) => [slug, name])).toEqual(
    categoryTexts.map(({ slug, name }) => [slug, name]),
  );
  const written = await db.$queryRaw<{ name: string }[]>`
    SELECT sub.name FROM subcategories AS sub JOIN categories AS category ON category.id = sub.category_id
    ORDER BY category.position, sub.position`;
  expect(written.map(({ name }) => name)).toEqual(
    categoryTexts.flatMap(({ subcategories }) => subcategories.map(({ name }) => name)),
  );
});

test("a second run changes nothing, not even what a person renamed, moved or hid", async () => {
  await db.$executeRaw`UPDATE categories SET name = 'Boxes', position = 999, hidden = true WHERE slug = 'packaging'`;
  await db.$executeRaw`UPDATE subcategories SET name = 'Water pumps' WHERE slug = 'pumps'`;
  const before = [await categories(), await countSubcategories()];
  await seedCategories();
  expect([await categories(), await countSubcategories()]).toEqual(before);
});

test("a category an admin made under one of the names is kept and gets no double", async () => {
  await db.$executeRaw`DELETE FROM subcategories WHERE category_id = (SELECT id FROM categories WHERE slug = 'automotive')`;
  await db.$executeRaw`DELETE FROM categories WHERE slug = 'automotive'`;
  await db.$executeRaw`INSERT INTO categories (name, slug) VALUES ('AUTOMOTIVE', 'cars')`;
  await seedCategories();
  const named = (await categories()).filter(({ name }) => name.toLowerCase() === "automotive");
  expect(named.map(({ slug }) => slug)).toEqual(["cars"]);
});
