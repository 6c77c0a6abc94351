import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { pictures } from "@/demo/pictures/pictures";
import { scenesOf } from "@/demo/pictures/things";
import { OpeningHours } from "@/lib/schemas/company-page";
import { db } from "@/lib/server/db";
import { seedCategories } from "@/reference/categories";
import { seedListings } from "@/demo/listings/seed-listings";
import { seedStates } from "@/reference/places/seed-places";

useDatabase();

type Counts = { users: number; listings: number; approved: number; search: number; images: number };

async function counts(): Promise<Counts> {
  const [row] = await db.$queryRaw<Counts[]>`
    SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM listings)::int AS listings,
           (SELECT count(*) FROM listings WHERE status = 'approved')::int AS approved,
           (SELECT count(*) FROM listing_search)::int AS search,
           (SELECT count(*) FROM listing_images)::int AS images`;
  if (!row) throw new Error("no counts");
  return row;
}

const found = async (words: string) =>
  (await db.$queryRaw<unknown[]>`SELECT 1 FROM listing_search WHERE words @@ market_query(${words})`).length;

beforeAll(async () => {
  await seedStates();
  await seedCategories();
});

test("a seed that is killed leaves nothing", async () => {
  const killed = seedListings({
    onProgress: ({ done }) => {
      if (done > 1000) throw new Error("killed");
    },
  });
  await expect(killed).rejects.toThrow("killed");
  expect(await counts()).toMatchObject({ users: 0, listings: 0, search: 0 });
});

test("and the next one completes, in tables that were counted when they were empty", async () => {
  // As autovacuum does after so many rows that were taken back: pages, and nothing in them.
  await db.$executeRaw`ANALYZE`;
  await seedListings();
  const after = await counts();
  expect(after.listings).toBeGreaterThanOrEqual(3200);
  expect(after.search).toBe(after.approved);
  expect(after.images).toBeGreaterThan(1000);
});

test("a company joined before it wrote its first listing", async () => {
  const late = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM listings
    JOIN users ON users.id = listings.provider_user_id
    JOIN provider_profiles AS profile ON profile.user_id = users.id
    WHERE listings.created_at <= greatest(users.created_at, profile.created_at)`;
  expect(late).toEqual([]);
});

test("more than half of the companies say when they are open, as a form would take it", async () => {
  const pages = await db.companyPage.findMany();
  expect(pages.length).toBeGreaterThan(300);
  for (const { status, openingHours } of pages) {
    expect(status).toBe("approved");
    expect(OpeningHours.parse(openingHours)).toEqual(openingHours);
  }
});

test("a few companies show photos: of what their own listings show, two to four, no two alike", async () => {
  const pages = await db.companyPage.findMany({ include: { photos: true } });
  const showing = pages.filter(({ photos }) => photos.length > 0);
  expect(showing.length).toBeGreaterThanOrEqual(5);
  expect(showing.length).toBeLessThanOrEqual(40);
  const listings = await db.listing.findMany({
    where: {
      status: "approved",
      providerUserId: { in: showing.map(({ providerUserId }) => providerUserId) },
    },
    select: { providerUserId: true, name: true },
  });
  for (const { providerUserId, about, photos } of showing) {
    expect(about.length).toBeGreaterThan(40);
    expect(photos.length).toBeGreaterThanOrEqual(2);
    expect(photos.length).toBeLessThanOrEqual(4);
    const ids = photos.map(({ mediaId }) => mediaId);
    expect(new Set(ids).size).toBe(ids.length);
    const sold = new Set(
      listings.filter((one) => one.providerUserId === providerUserId).flatMap(({ name }) => scenesOf(name)),
    );
    for (const { scene } of pictures.filter(({ mediaId }) => ids.includes(mediaId)))
      expect(sold).toContain(scene);
  }
});

test("the suggested searches have results", async () => {
  expect(await found("pump pune")).toBeGreaterThanOrEqual(8);
  expect(await found("corrugated boxes pune")).toBeGreaterThanOrEqual(5);
  expect(await found("pumps coimbatore")).toBeGreaterThanOrEqual(6);
  expect(await found("hosiery yarn ludhiana")).toBeGreaterThanOrEqual(4);
  expect(await found("ac service jaipur")).toBeGreaterThanOrEqual(6);
});

test("a second run changes nothing and brings nothing back that a person deleted", async () => {
  await db.$executeRaw`DELETE FROM listings WHERE id = (SELECT min(id) FROM listings)`;
  await db.$executeRaw`UPDATE listings SET price = 7 WHERE id = (SELECT min(id) FROM listings)`;
  const before = await counts();
  const progress: unknown[] = [];
  await seedListings({ onProgress: (step) => progress.push(step) });
  expect(await counts()).toEqual(before);
  expect(progress).toEqual([]);
  const kept = await db.$queryRaw<{ price: number }[]>`SELECT price FROM listings ORDER BY id LIMIT 1`;
  expect(kept[0]?.price).toBe(7);
});

test.skipIf(skipOnPglite)("two seeds at the same time write everything once", async () => {
  await db.$transaction([
    db.$executeRaw`SET LOCAL statement_timeout = 0`, // so many at once is nothing the product does
    db.$executeRaw`DELETE FROM listings`,
    db.$executeRaw`DELETE FROM users`,
  ]);
  await Promise.all([seedListings(), seedListings()]);
  expect((await counts()).listings).toBeGreaterThanOrEqual(3200);
});
