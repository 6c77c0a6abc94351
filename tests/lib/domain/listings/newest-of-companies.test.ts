import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { newestOfCompanies } from "@/lib/domain/listings/newest-of-companies";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

test("what was imported later hides nothing of companies, and is shown only while they have less", async () => {
  const [maker, dealer, source] = [idOf("p", 1), idOf("p", 2), idOf("p", 3)];
  await insertCompanies([
    { id: maker, name: "Acme", type: "manufacturer" },
    { id: dealer, name: "Bolt", type: "supplier" },
    { id: source, name: "Public list", type: null },
  ]);
  const categoryId = idOf("c", 1);
  await insertCategories([{ id: categoryId, name: "Pumps", slug: "pumps" }], []);
  const owners = [maker, dealer, maker, source, source];
  await insertListings(
    owners.map((providerUserId, i) =>
      aListing({
        id: idOf("x", i),
        name: `Pump ${i}`,
        providerUserId,
        categoryId,
        publishedAt: `2026-01-0${i + 1}T00:00:00Z`,
      }),
    ),
  );
  const names = async (most: number) => (await newestOfCompanies(most)).map(({ name }) => name);
  expect(await names(2)).toEqual(["Pump 2", "Pump 1"]);
  expect(await names(3)).toEqual(["Pump 2", "Pump 1", "Pump 0"]);
  expect(await names(4)).toEqual(["Pump 4", "Pump 3", "Pump 2", "Pump 1"]);
});
