import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { createCategory } from "@/lib/domain/catalog/create-category";
import { createSubcategory } from "@/lib/domain/catalog/create-subcategory";
import { findCategory, findSubcategoryOf } from "@/lib/domain/catalog/find-category";
import { updateCategory } from "@/lib/domain/catalog/update-category";
import { updateSubcategory } from "@/lib/domain/catalog/update-subcategory";
import { readCategoryNames } from "@/lib/domain/listings/import/category-names";
import { db } from "@/lib/server/db";
import { seedCategories } from "@/reference/categories";
import { anAdmin } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const admin = anAdmin();

beforeEach(() => empty("users", "categories", "audit_log"));

const category = (name: string) => createCategory(admin, { name });
const rename = async (id: string, name: string) => (await updateCategory(admin, id, { name })).slug;

test("every slug a category had leads to it, whatever it is called now", async () => {
  const { id } = await category("Pumps");
  await rename(id, "Water pumps");
  await rename(id, "Turbines");
  for (const slug of ["pumps", "water-pumps", "turbines", id])
    expect(await findCategory(slug), slug).toMatchObject({ id, slug: "turbines" });
  expect(await findCategory("fans")).toBeNull();
});

test("a name that comes back brings its slug back, also one that its letters do not give", async () => {
  await db.category.create({ data: { name: "Home Services & Repair", slug: "home-repair" } });
  const { id } = (await findCategory("home-repair"))!;
  expect(await rename(id, "Home Services")).toBe("home-services");
  expect(await rename(id, "home services & repair")).toBe("home-repair");
  expect(await findCategory("home-services")).toMatchObject({ id, slug: "home-repair" });
  expect(await db.oldCategorySlug.findMany({ select: { slug: true } })).toEqual([{ slug: "home-services" }]);
});

test("an old slug belongs to a new category that has it, and to that one when it is renamed in turn", async () => {
  const first = await category("Pumps");
  await rename(first.id, "Turbines");
  const second = await category("Pumps");
  expect(second.slug).toBe("pumps");
  expect(await findCategory("pumps")).toMatchObject({ id: second.id });
  await rename(second.id, "Motors");
  expect(await findCategory("pumps")).toMatchObject({ id: second.id, slug: "motors" });
  // Called so again, the first one cannot have it back from the old names: it takes it anew.
  expect(await rename(first.id, "Pumps")).toBe("pumps");
  expect(await findCategory("pumps")).toMatchObject({ id: first.id });
});

test("two names of one slug stay apart", async () => {
  await category("Pumps");
  const other = await category("Fans");
  expect(await rename(other.id, "Pùmps")).toBe("pumps-2");
});

test("a subcategory is found by its old slug, its parent's old slug, and both; another category's is not", async () => {
  const [pumps, fans] = [await category("Pumps"), await category("Fans")];
  const part = await createSubcategory(admin, pumps.id, { name: "Parts" });
  await createSubcategory(admin, fans.id, { name: "Blades" });
  expect(await updateSubcategory(admin, part.id, { name: "Spares" })).toMatchObject({ slug: "spares" });
  await rename(pumps.id, "Turbines");
  for (const [of, slug] of [
    ["turbines", "parts"],
    ["pumps", "spares"],
    ["pumps", "parts"],
    ["pumps", part.id],
  ] as const) {
    expect(await findSubcategoryOf(of, slug), `${of}--${slug}`).toMatchObject({
      category: { slug: "turbines" },
      subcategory: { id: part.id, slug: "spares" },
    });
  }
  expect(await findSubcategoryOf("fans", "parts")).toBeNull();
  expect(await updateSubcategory(admin, part.id, { name: "Parts" })).toMatchObject({ slug: "parts" });
});

test("the seed makes no double of a renamed category or subcategory, and import maps go on working", async () => {
  await seedCategories();
  const count = async () => [await db.category.count(), await db.subcategory.count()];
  const before = await count();
  const { category: packaging, subcategory: boxes } = (await findSubcategoryOf(
    "packaging",
    "corrugated-boxes",
  ))!;
  await rename(packaging.id, "Boxes and bags");
  await updateSubcategory(admin, boxes.id, { name: "Cartons" });
  await seedCategories();
  expect(await count()).toEqual(before);
  const names = await readCategoryNames({ cartons: "packaging" }, "packaging");
  expect(names.categoryId("Cartons")).toBe(packaging.id);
  expect(names.subcategoryId(packaging.id, "corrugated-boxes")).toBe(boxes.id);
});
