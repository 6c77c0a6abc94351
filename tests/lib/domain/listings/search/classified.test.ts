import { useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { hasListing } from "@/lib/domain/listings/search/has-listing";
import { supportOf } from "@/lib/domain/listings/search/offered";
import { understand } from "@/lib/domain/listings/search/reading/understand";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [PHOTOGRAPHER, CEMENT, GROOMER] = [idOf("x", 1), idOf("x", 2), idOf("x", 3)];

beforeAll(async () => {
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
  await insertCategories(
    [
      { id: idOf("c", 1), name: "Events & Catering", slug: "events-catering" },
      { id: idOf("c", 2), name: "Building Materials", slug: "building-materials" },
      { id: idOf("c", 3), name: "Pets", slug: "pets" },
    ],
    [
      { id: idOf("s", 1), categoryId: idOf("c", 1), name: "Photography & Video", slug: "photography-video" },
      { id: idOf("s", 2), categoryId: idOf("c", 2), name: "Cement & Concrete", slug: "cement-concrete" },
      { id: idOf("s", 3), categoryId: idOf("c", 3), name: "Dog Grooming", slug: "dog-grooming" },
    ],
  );
  const base = { providerUserId: idOf("p", 1), city: "Pune" };
  await insertListings([
    aListing({
      ...base,
      id: PHOTOGRAPHER,
      categoryId: idOf("c", 1),
      subcategoryId: idOf("s", 1),
      name: "Portraits in a studio",
    }),
    aListing({
      ...base,
      id: CEMENT,
      categoryId: idOf("c", 2),
      subcategoryId: idOf("s", 2),
      name: "Cement by the bag",
      description: "Order by telephone.",
    }),
    aListing({
      ...base,
      id: GROOMER,
      categoryId: idOf("c", 3),
      subcategoryId: idOf("s", 3),
      name: "Bath and trim for dogs",
    }),
  ]);
});

const found = async (q: string) => (await searchListings(readSearch({ q }))).items.map(({ id }) => id);

test.each(["babyphotoshoot", "wedding cameraman ki fees"])(
  "what no listing says is found by what it is about: %s",
  async (q) => {
    expect(await found(q)).toEqual([PHOTOGRAPHER]);
  },
);

test("what looks like nobody's offer needs one listing with all the words in name, tags or category", async () => {
  const nobody = new Map([
    [OFFERED_BY_NOBODY, 0.95],
    ["building-materials/cement-concrete", 0.02],
  ]);
  const isSupported = async (q: string, likely: ReadonlyMap<string, number>) => {
    const support = supportOf(
      await understand(q, { not: [], hasPlace: false, hasCompanyType: false, likely }),
    );
    return support === null ? "not asked" : hasListing(support);
  };
  expect(await isSupported("cement bag", nobody)).toBe(true);
  expect(await isSupported("cement telephone", nobody)).toBe(false); // in the description alone
  expect(await isSupported("cement telephone", new Map())).toBe("not asked");
});

test("what only mentions several words gives way to what they are surely about", async () => {
  const mentions = idOf("x", 9);
  await insertListings([
    aListing({
      id: mentions,
      providerUserId: idOf("p", 1),
      city: "Pune",
      categoryId: idOf("c", 2),
      subcategoryId: idOf("s", 2),
      name: "Cement for floors",
      description: "A wedding photographer has an album of our halls.",
    }),
  ]);
  expect(await found("wedding photographer album")).toEqual([PHOTOGRAPHER]);
  // One word may be about what it stands in.
  expect(await found("halls")).toEqual([mentions]);
  await db.listing.delete({ where: { id: mentions } });
});

test("a subcategory that the classifier does not know is found by its words", async () => {
  expect(await found("dog grooming")).toEqual([GROOMER]);
});

test("words that carry nothing are about nothing: everything near is shown", async () => {
  for (const q of ["best near me", "price near me"])
    expect((await found(q)).toSorted(), q).toEqual([PHOTOGRAPHER, CEMENT, GROOMER]);
});
