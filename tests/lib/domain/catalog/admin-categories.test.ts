import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import { createCategory } from "@/lib/domain/catalog/create-category";
import { createSubcategory } from "@/lib/domain/catalog/create-subcategory";
import { listAdminCategories } from "@/lib/domain/catalog/list-admin-categories";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { updateCategory } from "@/lib/domain/catalog/update-category";
import { updateSubcategory } from "@/lib/domain/catalog/update-subcategory";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCompanies, insertListings } from "@/tests/support/directory";
import { ADMIN_ID, anAdmin, auditRows } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const admin = anAdmin();

beforeEach(() => empty("users", "categories", "audit_log"));

const category = (name: string) => createCategory(admin, { name });
const taken = { code: "CONFLICT", errors: [{ path: "name" }] };

describe("a new category", () => {
  test("is the last, has the slug of its name, and is told in the log", async () => {
    const first = await category("Food & Milk");
    const second = await category("  Crème   brûlée ");
    expect(AdminCategory.parse(first)).toEqual(first);
    expect([first, second]).toMatchObject([
      { name: "Food & Milk", slug: "food-milk", position: 10, hidden: false },
      { name: "Crème brûlée", slug: "creme-brulee", position: 20, hidden: false },
    ]);
    expect((await listCategories()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await auditRows()).toMatchObject([
      {
        actorUserId: ADMIN_ID,
        action: "category.created",
        subjectType: "category",
        subjectId: first.id,
        details: { name: "Food & Milk" },
      },
      { subjectId: second.id },
    ]);
  });

  test("gets a slug of its own when another name has the same, and when no letter is Latin", async () => {
    const slugs = [];
    for (const name of ["Pumps", "Pumps!", "Pùmps", "दूध", "दही", "🐄"])
      slugs.push((await category(name)).slug);
    expect(slugs).toEqual(["pumps", "pumps-2", "pumps-3", "category", "category-2", "category-3"]);
  });

  test.each([
    ["Pumps", "Pumps"],
    ["Pumps", "pUMPS"],
    ["Milk Dairy", " milk  dairy "],
    ["Crème", "CRÈME"],
    ["दूध", "दूध"],
  ])("%s and %s are one name", async (first, second) => {
    await category(first);
    await expect(category(second)).rejects.toMatchObject(taken);
    expect([await db.category.count(), (await auditRows()).length]).toEqual([1, 1]);
  });

  test.skipIf(skipOnPglite)("made twenty times at once it is one row (E6)", async () => {
    const names = Array.from({ length: 20 }, (_, n) => (n % 2 ? "Solar Panels" : "solar panels"));
    const results = await Promise.allSettled(names.map(category));
    const lost = results.filter((result) => result.status === "rejected");
    expect(lost).toHaveLength(19);
    for (const { reason } of lost) expect(reason).toMatchObject(taken);
    expect([await db.category.count(), (await auditRows()).length]).toEqual([1, 1]);
  });
});

describe("a new subcategory", () => {
  test("belongs to its category; another category may have the same name and slug", async () => {
    const [pumps, fans] = [await category("Pumps"), await category("Fans")];
    const part = await createSubcategory(admin, pumps.id, { name: "Spare parts" });
    const same = await createSubcategory(admin, fans.id, { name: "Spare Parts" });
    expect(AdminSubcategory.parse(part)).toEqual(part);
    expect([part, same]).toMatchObject([
      { slug: "spare-parts", categoryId: pumps.id, position: 10 },
      { slug: "spare-parts", categoryId: fans.id, position: 10 },
    ]);
    expect(await createSubcategory(admin, pumps.id, { name: "दूध" })).toMatchObject({ slug: "subcategory" });
    await expect(createSubcategory(admin, pumps.id, { name: "SPARE PARTS" })).rejects.toMatchObject(taken);
    expect((await auditRows()).at(-1)).toMatchObject({ details: { name: "दूध", category: "Pumps" } });
  });

  test("of an unknown category is refused", async () => {
    await expect(createSubcategory(admin, idOf("c", 9), { name: "Parts" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test.skipIf(skipOnPglite)("made ten times at once it is one row", async () => {
    const { id } = await category("Pumps");
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => createSubcategory(admin, id, { name: "Parts" })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.subcategory.count()).toBe(1);
  });
});

describe("changing", () => {
  test("a name: found by the new one, under a new address", async () => {
    const pumps = await category("Pumps");
    await insertCompanies([{ id: idOf("p", 1), name: "Acme Works", type: null }]);
    await insertListings([
      aListing({ id: idOf("x", 1), providerUserId: idOf("p", 1), categoryId: pumps.id, name: "Model 5" }),
    ]);
    expect(await updateCategory(admin, pumps.id, { name: " Turbines " })).toEqual({
      ...pumps,
      name: "Turbines",
      slug: "turbines",
    });
    const { items } = await searchListings(readSearch({ q: "turbines" }));
    expect(items).toMatchObject([{ category: { name: "Turbines", slug: "turbines" } }]);
    expect((await auditRows()).at(-1)).toMatchObject({
      action: "category.updated",
      details: { name: "Turbines", nameBefore: "Pumps" },
    });
  });

  test("a position, and hiding: out of the lists, listings still found, and back", async () => {
    const [pumps, fans] = [await category("Pumps"), await category("Fans")];
    await updateCategory(admin, fans.id, { position: 5 });
    expect((await listCategories()).map(({ name }) => name)).toEqual(["Fans", "Pumps"]);
    await updateCategory(admin, fans.id, { hidden: true });
    expect((await listCategories()).map(({ name }) => name)).toEqual(["Pumps"]);
    expect((await listAdminCategories(admin)).map(({ name, hidden }) => [name, hidden])).toEqual([
      ["Fans", true],
      ["Pumps", false],
    ]);
    await updateCategory(admin, fans.id, { hidden: false, position: 30 });
    expect((await listCategories()).map(({ id }) => id)).toEqual([pumps.id, fans.id]);
    expect((await auditRows()).slice(2).map(({ details }) => details)).toEqual([
      { name: "Fans", position: 5 },
      { name: "Fans", hidden: true },
      { name: "Fans", hidden: false, position: 30 },
    ]);
  });

  test("a subcategory likewise", async () => {
    const { id } = await category("Pumps");
    const part = await createSubcategory(admin, id, { name: "Parts" });
    const changed = await updateSubcategory(admin, part.id, { name: "Spares", hidden: true, position: 0 });
    expect(changed).toEqual({ ...part, name: "Spares", slug: "spares", hidden: true, position: 0 });
    expect(await listSubcategories(id)).toEqual([]);
    expect((await listAdminCategories(admin))[0]!.subcategories).toEqual([changed]);
    expect((await auditRows()).at(-1)).toMatchObject({
      action: "subcategory.updated",
      subjectId: part.id,
      details: { name: "Spares", nameBefore: "Parts", hidden: true, position: 0 },
    });
  });

  test("to what it is changes nothing and is not told; its name in other letters is a change", async () => {
    const pumps = await category("Pumps");
    await updateCategory(admin, pumps.id, { name: "Pumps", hidden: false, position: pumps.position });
    expect(await auditRows()).toHaveLength(1);
    expect(await updateCategory(admin, pumps.id, { name: "PUMPS!" })).toMatchObject({
      name: "PUMPS!",
      slug: "pumps",
    });
    expect(await auditRows()).toHaveLength(2);
  });

  test("to the name of another one is refused, and nothing of it is changed", async () => {
    const [pumps, fans] = [await category("Pumps"), await category("Fans")];
    await expect(updateCategory(admin, fans.id, { name: "pumps", hidden: true })).rejects.toMatchObject(
      taken,
    );
    const parts = await createSubcategory(admin, pumps.id, { name: "Parts" });
    await createSubcategory(admin, pumps.id, { name: "Spares" });
    const elsewhere = await createSubcategory(admin, fans.id, { name: "Blades" });
    await expect(updateSubcategory(admin, parts.id, { name: "SPARES" })).rejects.toMatchObject(taken);
    expect((await updateSubcategory(admin, elsewhere.id, { name: "Spares" })).name).toBe("Spares");
    expect((await listCategories()).map(({ name }) => name)).toEqual(["Pumps", "Fans"]);
  });

  test("an unknown one is refused", async () => {
    await expect(updateCategory(admin, idOf("c", 9), { hidden: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(updateSubcategory(admin, idOf("s", 9), { name: "X" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test.skipIf(skipOnPglite)("two to one name at once: one has it, the other is told", async () => {
    for (let round = 0; round < 25; round++) {
      const ids = [(await category(`A${round}`)).id, (await category(`B${round}`)).id];
      const results = await Promise.allSettled(
        ids.map((id) => updateCategory(admin, id, { name: `Both ${round}` })),
      );
      const lost = results.filter((result) => result.status === "rejected");
      expect(lost.map(({ reason }) => reason as unknown)).toMatchObject([taken]);
    }
  });
});
