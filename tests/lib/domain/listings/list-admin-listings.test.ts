import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";
import { AdminListingsQuery } from "@/lib/schemas/managed-listings";
import { db } from "@/lib/server/db";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { randomNumbers } from "@/tests/lib/domain/listings/search/random-directory";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  type TestListing,
} from "@/tests/support/directory";
import { anAdmin } from "@/tests/support/people";

useDatabase();

const NAMES = ["Water pump", "100% cotton", "100 cotton", "Steel_pipe", "Steel pipe", "C:\\tools", "दूध डेयरी"];
const random = randomNumbers(7);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

type Row = TestListing & { createdAt: Date };
const companies = Array.from({ length: 6 }, (_, n) => ({
  id: idOf("p", n),
  name: `Company ${n}`,
  type: n === 5 ? null : COMPANY_TYPES[n % 3]!,
  ...(n === 4 && { disabled: true }),
}));
const categories = [0, 1].map((n) => ({ id: idOf("c", n), name: `Category ${n}`, slug: `category-${n}` }));
const subcategories = [0, 1].map((n) => ({
  id: idOf("s", n),
  categoryId: categories[n]!.id,
  name: `Part ${n}`,
  slug: `part-${n}`,
}));
const rows: Row[] = Array.from({ length: 240 }, (_, n) => {
  const category = Math.floor(random() * 2);
  const status = pick(LISTING_STATUSES);
  return {
    ...aListing({
      id: idOf("x", n),
      providerUserId: pick(companies).id,
      categoryId: categories[category]!.id,
      subcategoryId: random() < 0.5 ? subcategories[category]!.id : null,
      name: pick(NAMES),
      price: pick([null, 1, 500, 500, 90_000, 1_000_000_000]),
      status,
      publishedAt: status === "approved" ? "2026-01-01T00:00:00Z" : null,
    }),
    // Ties: an order by time alone would not say which comes first.
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 30))),
  };
});

beforeAll(async () => {
  await insertCompanies(companies);
  await insertCategories(categories, subcategories);
  await insertListings(rows);
});

/** The same, by going through all rows. */
function expected(query: AdminListingsQuery): Row[] {
  const typeOf = (id: string) => companies.find((company) => company.id === id)!.type;
  const oldestFirst = query.status === "pending_approval";
  return rows
    .filter(
      (row) =>
        (query.q === undefined || row.name.toLowerCase().includes(query.q.toLowerCase())) &&
        (query.status === undefined || row.status === query.status) &&
        (query.providerUserId === undefined || row.providerUserId === query.providerUserId) &&
        (query.categoryId === undefined || row.categoryId === query.categoryId) &&
        (query.subcategoryId === undefined || row.subcategoryId === query.subcategoryId) &&
        (query.companyType === undefined || typeOf(row.providerUserId) === query.companyType) &&
        (query.priceMin === undefined || (row.price !== null && row.price >= query.priceMin)) &&
        (query.priceMax === undefined || (row.price !== null && row.price <= query.priceMax)),
    )
    .toSorted((a, b) => {
      const order = a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
      return oldestFirst ? order : -order;
    });
}

const asked = (query: Record<string, string>) => AdminListingsQuery.parse(query);
const maybe = (name: string, values: readonly string[], chance = 0.4) =>
  random() < chance ? { [name]: pick(values) } : {};

describe("filters", () => {
  const queries = [
    {},
    ...LISTING_STATUSES.map((status) => ({ status })),
    { q: "%" },
    { q: "_" },
    { q: "\\" },
    { q: "STEEL" },
    { q: "दूध" },
    { q: "' OR true --" },
    { providerUserId: idOf("p", 99) },
    { priceMin: "0" },
    { priceMax: "0" },
    ...Array.from({ length: 120 }, () => ({
      ...maybe("q", ["pump", "100%", "cotton", "e", "zzz"], 0.3),
      ...maybe("status", LISTING_STATUSES),
      ...maybe(
        "providerUserId",
        companies.map(({ id }) => id),
        0.3,
      ),
      ...maybe(
        "categoryId",
        categories.map(({ id }) => id),
      ),
      ...maybe(
        "subcategoryId",
        subcategories.map(({ id }) => id),
        0.2,
      ),
      ...maybe("companyType", COMPANY_TYPES.slice(0, 4), 0.3),
      ...maybe("priceMin", ["1", "500", "90000"], 0.2),
      ...maybe("priceMax", ["90000", "1000000000"], 0.2),
      ...maybe("page", ["1", "2", "3"]),
      ...maybe("limit", ["1", "10", "100"]),
    })),
  ];

  test.each(queries)(
    "%j gives the rows, their order and the total that going through all of them gives",
    async (query) => {
      const parsed = asked(query);
      const { page = 1, limit = 20 } = parsed;
      const all = expected(parsed);
      const answer = await listAdminListings(anAdmin(), parsed);
      expect({ ...answer, items: answer.items.map(({ id }) => id) }).toEqual({
        items: all.slice((page - 1) * limit, page * limit).map(({ id }) => id),
        total: all.length,
        page,
        limit,
      });
    },
  );
});

test("a row tells what admins know besides: the e-mail and the reason", async () => {
  const row = rows.find(({ status }) => status === "rejected")!;
  await db.listing.update({ where: { id: row.id }, data: { rejectionReason: "No price" } });
  const { items } = await listAdminListings(anAdmin(), asked({ status: "rejected", limit: "100" }));
  expect(items.find(({ id }) => id === row.id)).toMatchObject({
    rejectionReason: "No price",
    provider: { email: `${row.providerUserId}@secret.example.com` },
  });
});
