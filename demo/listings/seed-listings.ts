import { db, type Transaction } from "@/lib/server/db";
import { type Company, demoCompanies } from "@/demo/listings/companies";
import { demoPage } from "@/demo/listings/company-page";
import { picturesOf } from "@/demo/listings/listing-pictures";
import { DAY_MS, demoListings, type Listing } from "@/demo/listings/listings";
import { pictures } from "@/demo/pictures/pictures";
import type { OnProgress } from "@/reference/progress";

const BATCH_ROWS = 400;
/** A number of our own for the lock that keeps two seeds apart. */
const SEED_LOCK = 7_362_102;
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 5 * 60_000 };

/**
 * Writes about 650 demo companies and 3,300 listings, all or nothing, so that any demo company shows that it has been
 * done: then it returns at once, and what a person changed or deleted since stays so. Safe to run twice at the same
 * time. Categories and states must be there; a listing whose subcategory is gone is left out.
 */
export async function seedListings({
  onProgress = () => {},
  today = new Date(),
}: { onProgress?: OnProgress; today?: Date } = {}): Promise<void> {
  const companies = demoCompanies();
  if (await areSeeded(companies, db)) return;
  const listings = demoListings(companies, today);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL lock_timeout = 0`;
    await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
    if (await areSeeded(companies, tx)) return;
    await insertCompanies(tx, companies, joinedBefore(listings));
    await insertMedia(tx);
    await insertPages(tx, companies, listings, today);
    // Autovacuum sees none of these rows, and where it has counted their tables as empty each batch takes a hundred times as
    // long. What is counted here it leaves alone until the end.
    await tx.$executeRaw`ANALYZE users, provider_profiles`;
    for (let done = 0; done < listings.length; done += BATCH_ROWS) {
      onProgress({ label: "demo listings", done, total: listings.length });
      const batch = listings.slice(done, done + BATCH_ROWS);
      await insertListings(tx, batch);
      await insertListingPictures(tx, batch);
      if (done === 0) await tx.$executeRaw`ANALYZE listings, listing_images, listing_search`;
    }
    onProgress({ label: "demo listings", done: listings.length, total: listings.length });
  }, TRANSACTION_LIMITS);
  await db.$executeRaw`ANALYZE users, provider_profiles, categories, subcategories, listings, listing_images, listing_search`;
}

async function areSeeded(companies: readonly Company[], tx: Transaction): Promise<boolean> {
  const ids = companies.map(({ id }) => id);
  return (await tx.user.findFirst({ where: { id: { in: ids } }, select: { id: true } })) !== null;
}

/** When each company joined: the day before it wrote its first listing. */
function joinedBefore(listings: readonly Listing[]): ReadonlyMap<string, Date> {
  const joined = new Map<string, Date>();
  for (const { providerUserId, createdAt } of listings) {
    const before = new Date(createdAt.getTime() - DAY_MS);
    const known = joined.get(providerUserId);
    if (known === undefined || before < known) joined.set(providerUserId, before);
  }
  return joined;
}

async function insertCompanies(
  tx: Transaction,
  companies: readonly Company[],
  joined: ReadonlyMap<string, Date>,
): Promise<void> {
  const rows = JSON.stringify(
    companies.map(({ id, email, phone, name, type }) => ({
      id,
      joined_at: joined.get(id) ?? null,
      email,
      phone_number: `+91${phone}`,
      company_name: name,
      company_type: type,
    })),
  );
  await tx.$executeRaw`
    INSERT INTO users (id, email, phone_number, role, created_at)
    SELECT id, email, phone_number, 'provider', coalesce(joined_at, now())
    FROM jsonb_to_recordset(${rows}::jsonb) AS given(id text, email text, phone_number text, joined_at timestamptz)`;
  await tx.$executeRaw`
    INSERT INTO provider_profiles (user_id, company_name, company_type, phone_number, created_at)
    SELECT id, company_name, company_type, phone_number, coalesce(joined_at, now())
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS given(id text, company_name text, company_type company_type, phone_number text, joined_at timestamptz)`;
}

/** What companies say of themselves, as approved; said no sooner than they joined. */
async function insertPages(
  tx: Transaction,
  companies: readonly Company[],
  listings: readonly Listing[],
  today: Date,
): Promise<void> {
  const pages = companies.flatMap((company) => {
    const own = listings.filter(({ providerUserId }) => providerUserId === company.id);
    const page = demoPage(company, own);
    return page === null
      ? []
      : [{ ...page, id: company.id, said: new Date(today.getTime() - page.daysAgo * DAY_MS) }];
  });
  await tx.$executeRaw`
    INSERT INTO company_pages (provider_user_id, status, about, opening_hours, languages, payment_modes, submitted_at, updated_at)
    SELECT id, 'approved', about, "openingHours", languages, "paymentModes", moment, moment
    FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) AS given(
      id text, about text, "openingHours" jsonb, languages text[], "paymentModes" text[], said timestamptz)
    JOIN provider_profiles AS profile ON profile.user_id = given.id
    CROSS JOIN LATERAL (SELECT greatest(said, profile.created_at) AS moment) AS since`;
  await tx.$executeRaw`
    INSERT INTO company_page_photos (page_id, position, media_id)
    SELECT page.id, photo.position - 1, photo.media_id
    FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) AS given(id text, photos text[])
    JOIN company_pages AS page ON page.provider_user_id = given.id
    CROSS JOIN LATERAL unnest(photos) WITH ORDINALITY AS photo(media_id, position)`;
}

async function insertMedia(tx: Transaction): Promise<void> {
  const rows = JSON.stringify(pictures.map(({ mediaId, width, height }) => ({ id: mediaId, width, height })));
  await tx.$executeRaw`
    INSERT INTO media (id, width, height)
    SELECT id, width, height FROM jsonb_to_recordset(${rows}::jsonb) AS given(id text, width int, height int)
    ON CONFLICT DO NOTHING`;
}

async function insertListings(tx: Transaction, listings: readonly Listing[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO listings (id, provider_user_id, category_id, subcategory_id, name, description, price, price_unit,
      price_from, phone_number, address, city, state_code, lat, lng, max_radius_km, tags, status, rejection_reason, created_at, updated_at,
      published_at)
    SELECT given.id, "providerUserId", category.id, subcategory.id, given.name, description, price, "priceUnit",
      "priceFrom", "phoneNumber", address, city, "stateCode", lat, lng, "maxRadiusKm", tags, status, "rejectionReason", "createdAt", "updatedAt",
      "publishedAt"
    FROM jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) AS given(
      id text, "providerUserId" text, "categorySlug" text, "subcategorySlug" text, name text, description text,
      price int, "priceUnit" price_unit, "priceFrom" boolean, "phoneNumber" text, address text, city text, "stateCode" text, lat float8, lng float8,
      "maxRadiusKm" int, tags text[], status listing_status, "rejectionReason" text, "createdAt" timestamptz,
      "updatedAt" timestamptz, "publishedAt" timestamptz)
    JOIN categories AS category ON category.slug = "categorySlug"
    JOIN subcategories AS subcategory ON subcategory.category_id = category.id AND subcategory.slug = "subcategorySlug"`;
}

async function insertListingPictures(tx: Transaction, listings: readonly Listing[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO listing_images (listing_id, position, media_id)
    SELECT given."listingId", given.position, given."mediaId"
    FROM jsonb_to_recordset(${JSON.stringify(listings.flatMap(picturesOf))}::jsonb)
      AS given("listingId" text, position int, "mediaId" text)
    JOIN listings ON listings.id = given."listingId"`;
}
