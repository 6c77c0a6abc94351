// Two companies, a customer, an admin, categories and a few places. Import after tests/support/database.
import type { ListingStatus } from "@/lib/shared/listing-status";
import { db } from "@/lib/server/db";
import { idOf, insertCategories, insertCompanies, insertStates } from "@/tests/support/directory";

export const [OWNER, OTHER, CUSTOMER, ADMIN] = [idOf("p", 1), idOf("p", 2), idOf("p", 3), idOf("p", 4)];
/** Pumps has subcategories, one of them hidden; Plain has none that is offered; Attic is hidden. */
export const [PUMPS, VALVES, PLAIN, ATTIC] = [idOf("c", 1), idOf("c", 2), idOf("c", 3), idOf("c", 4)];
export const [PUMP_PARTS, PUMP_REPAIR, PUMP_SECRET, VALVE_PARTS, PLAIN_OLD] = [
  idOf("s", 1),
  idOf("s", 2),
  idOf("s", 3),
  idOf("s", 4),
  idOf("s", 5),
] as const;

export const PUNE = { lat: 18.507, lng: 73.807 };
export const DELHI = { lat: 28.74, lng: 77.08 };

export async function insertDesk(): Promise<void> {
  await insertStates([
    { code: "MH", name: "Maharashtra" },
    { code: "DL", name: "Delhi" },
  ]);
  await insertCompanies([
    { id: OWNER, name: "Acme Works", type: "supplier" },
    { id: OTHER, name: "Other Works", type: null },
  ]);
  await db.user.createMany({
    data: [
      { id: CUSTOMER, role: "customer", email: "customer@secret.example.com" },
      { id: ADMIN, role: "admin", email: "admin@secret.example.com" },
    ],
  });
  await insertCategories(
    [
      { id: PUMPS, name: "Pumps", slug: "pumps" },
      { id: VALVES, name: "Valves", slug: "valves" },
      { id: PLAIN, name: "Plain", slug: "plain" },
      { id: ATTIC, name: "Attic", slug: "attic" },
    ],
    [
      { id: PUMP_PARTS, categoryId: PUMPS, name: "Spare parts", slug: "spare-parts" },
      { id: PUMP_REPAIR, categoryId: PUMPS, name: "Repair", slug: "repair" },
      { id: PUMP_SECRET, categoryId: PUMPS, name: "Secret", slug: "secret" },
      { id: VALVE_PARTS, categoryId: VALVES, name: "Spare parts", slug: "spare-parts" },
      { id: PLAIN_OLD, categoryId: PLAIN, name: "Old", slug: "old" },
    ],
  );
  await db.category.update({ where: { id: ATTIC }, data: { hidden: true } });
  await db.subcategory.updateMany({
    where: { id: { in: [PUMP_SECRET, PLAIN_OLD] } },
    data: { hidden: true },
  });
  await db.place.createMany({
    data: [
      {
        id: 2_000_001,
        kind: "locality",
        name: "Kothrud",
        label: "Kothrud, Pune, Maharashtra",
        stateCode: "MH",
        ...PUNE,
      },
      { id: 2_000_002, kind: "locality", name: "Rohini", label: "Rohini, Delhi", stateCode: "DL", ...DELHI },
    ],
  });
}

/** The text fields of a good listing. */
export const listingForm = () => ({
  name: "Solar water pump",
  price: "12500",
  description: "Made to order",
  phoneNumber: "9876543210",
  address: "12 Station Road, Pune",
  locationLat: String(PUNE.lat),
  locationLng: String(PUNE.lng),
  categoryId: PUMPS,
  subcategoryId: PUMP_PARTS,
});

/** Gives a listing a status as a decision would. */
export async function decide(id: string, status: Exclude<ListingStatus, "archived">): Promise<void> {
  await db.listing.update({
    where: { id },
    data: {
      status,
      rejectionReason: status === "rejected" ? "The pictures are blurred" : null,
      ...(status === "approved" && { publishedAt: new Date("2026-02-03T04:05:06Z") }),
    },
  });
}
