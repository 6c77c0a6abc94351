import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/server/db";
import { seedListings } from "@/demo/listings/seed-listings";
import { placePictures } from "@/demo/pictures/place-pictures";
import { seedPlaces } from "@/reference/places/seed-places";
import { seedDemo } from "@/demo/seed-demo";

// What each part does has tests of its own; here it counts which parts are run.
vi.mock("@/reference/places/seed-places", () => ({ seedPlaces: vi.fn() }));
vi.mock("@/demo/pictures/place-pictures", () => ({ placePictures: vi.fn() }));
vi.mock("@/demo/listings/seed-listings", () => ({ seedListings: vi.fn() }));

useDatabase();

async function seeded(): Promise<{ demo: boolean; lines: string[] }> {
  const lines: string[] = [];
  await seedDemo({ say: (line) => lines.push(line) });
  expect(seedPlaces).toHaveBeenCalledOnce();
  expect(await db.category.count()).toBeGreaterThan(0);
  expect(vi.mocked(placePictures).mock.calls.length).toBe(vi.mocked(seedListings).mock.calls.length);
  return { demo: vi.mocked(seedListings).mock.calls.length > 0, lines };
}

const addImport = () =>
  db.user.create({
    data: { role: "provider", profile: { create: { companyName: "Rural", importSource: "rural" } } },
  });
const addPerson = () => db.user.create({ data: { email: "asha@example.com", role: "customer" } });

beforeEach(async () => {
  vi.clearAllMocks();
  await db.user.deleteMany();
});

test("an empty database gets the demo", async () => {
  expect(await seeded()).toEqual({ demo: true, lines: [] });
});

test("so does one with imported businesses alone", async () => {
  await addImport();
  expect(await seeded()).toEqual({ demo: true, lines: [] });
});

test("one with accounts of people gets reference data only, and says so", async () => {
  await addImport();
  await addPerson();
  const { demo, lines } = await seeded();
  expect(demo).toBe(false);
  expect(lines).toEqual(["the database holds accounts of its own: reference data only, no demo data"]);
});

test("a demo somebody signed up in stays a demo", async () => {
  const { demoCompanies } = await import("@/demo/listings/companies");
  await db.user.create({ data: { id: demoCompanies()[0]!.id, role: "provider" } });
  await addPerson();
  expect(await seeded()).toEqual({ demo: true, lines: [] });
});
