import { db } from "@/lib/server/db";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  type TestListing,
} from "@/tests/support/directory";
import { empty } from "@/tests/support/unhurried";

export const CATEGORIES = [0, 1, 2].map((n) => ({
  id: idOf("c", n),
  name: `Category ${n}`,
  slug: `category-${n}`,
}));
const SUBCATEGORIES = [0, 1, 2, 3, 4, 5].map((n) => ({
  id: idOf("s", n),
  categoryId: idOf("c", n % 3),
  name: `Part ${n}`,
  slug: `part-${n}`,
}));
const COMPANIES = 8;
export const NAMES = ["Water pump", "Steel motor", "Water motor with pump", "Rare zirconium", "Steel"];
const CITIES = [
  { city: "Pune", stateCode: "MH" },
  { city: "Mysuru", stateCode: "KA" },
  { city: null, stateCode: null },
];

/** They lie within some 45 km of it. */
export const CENTRE = { lat: 18.52, lng: 73.85 };

/** Companies of three types and the categories, in place of all that there was. */
export async function startAnew(): Promise<void> {
  await empty("users", "categories");
  await insertCompanies(
    Array.from({ length: COMPANIES }, (_, n) => ({
      id: idOf("p", n),
      name: `Company ${n}`,
      type: (["supplier", "traders", null] as const)[n % 3]!,
    })),
  );
  await insertCategories(CATEGORIES, SUBCATEGORIES);
}

/** One of them, four of five approved. */
export function someListing(id: number, random: () => number): TestListing {
  const subcategory = Math.floor(random() * 7);
  return aListing({
    id: idOf("x", id),
    providerUserId: idOf("p", Math.floor(random() * COMPANIES)),
    categoryId: idOf("c", subcategory % 3),
    subcategoryId: subcategory === 6 ? null : idOf("s", subcategory),
    status: random() < 0.8 ? "approved" : "pending_approval",
    name: NAMES[Math.floor(random() * NAMES.length)]!,
    price: random() < 0.1 ? null : 1 + Math.floor(3000 * random()),
    tags: random() < 0.5 ? ["bulk"] : [],
    lat: CENTRE.lat + 0.6 * (random() - 0.5),
    lng: CENTRE.lng + 0.6 * (random() - 0.5),
    ...CITIES[Math.floor(random() * CITIES.length)]!,
  });
}

/** One change of those that happen: to one listing, to some of them, to all of a company. @param id of a new one; older ones are below it */
export async function someChange(random: () => number, id: number): Promise<unknown> {
  const some = idOf("x", Math.floor(random() * id));
  const company = idOf("p", Math.floor(random() * COMPANIES));
  const part = Math.floor(random() * 6);
  const kinds = [
    () => insertListings([someListing(id, random)]),
    () => db.$executeRaw`DELETE FROM listings WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET status = 'archived' WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET status = 'approved', published_at = now() WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET price = ${1 + Math.floor(3000 * random())} WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET price = 7 WHERE id >= ${some}`,
    () => db.$executeRaw`UPDATE listings SET name = 'Steel pump', tags = '{bulk}' WHERE id = ${some}`,
    () => db.$executeRaw`
      UPDATE listings SET category_id = ${idOf("c", part % 3)}, subcategory_id = ${idOf("s", part)} WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET city = 'Nashik', state_code = 'MH' WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE listings SET lat = lat + ${0.2 * (random() - 0.5)} WHERE id = ${some}`,
    () => db.$executeRaw`UPDATE provider_profiles SET company_type = 'wholesaler' WHERE user_id = ${company}`,
    () => db.$executeRaw`
      UPDATE users SET disabled_at = CASE WHEN disabled_at IS NULL THEN now() END WHERE id = ${company}`,
  ];
  return kinds[Math.floor(random() * kinds.length)]!();
}
