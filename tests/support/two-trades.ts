import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

/** The listings that insertTwoTrades() writes. */
export const [PLUMBER, ELECTRICIAN] = [idOf("x", 1), idOf("x", 2)];

/** A plumber for taps and an electrician, of one company in Pune: what terms of two trades are told apart by. */
export async function insertTwoTrades(): Promise<void> {
  const [taps, wires] = [idOf("c", 1), idOf("c", 2)];
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
  await insertCategories([
    { id: taps, name: "Taps", slug: "taps" },
    { id: wires, name: "Wires", slug: "wires" },
  ]);
  const base = { providerUserId: idOf("p", 1), city: "Pune" };
  await insertListings([
    aListing({ ...base, id: PLUMBER, categoryId: taps, name: "Plumber for leaking taps" }),
    aListing({ ...base, id: ELECTRICIAN, categoryId: wires, name: "Electrician at home" }),
  ]);
}
