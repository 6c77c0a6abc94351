import { createHash } from "node:crypto";
import { states } from "@/lib/content/states";
import { db } from "@/lib/server/db";
import { buildPlaces, type GazetteerPlace } from "@/prisma/seed/places/build-places";
import {
  cityRenames,
  districtRenames,
  localityAliases,
  populationCorrections,
} from "@/prisma/seed/places/renames";
import type { OnProgress } from "@/prisma/seed/progress";
import { readSources, sourceVersions } from "@/prisma/seed/places/sources";

/** To be raised whenever the same sources would give other rows. */
const BUILDER_VERSION = 5;
const BATCH_ROWS = 5000;
/** A number of our own for the lock that keeps two seeds apart. */
const SEED_LOCK = 7_362_101;
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 15 * 60_000 };

type Client = Pick<typeof db, "$executeRaw" | "$queryRaw">;

/** Writes the 28 states and 8 union territories; what is there already is brought in step. */
export async function seedStates(client: Client = db): Promise<void> {
  await client.$executeRaw`
    INSERT INTO states (code, name)
    SELECT * FROM unnest(${states.map(({ code }) => code)}::text[], ${states.map(({ name }) => name)}::text[])
    ON CONFLICT (code) DO UPDATE SET name = excluded.name WHERE states.name <> excluded.name`;
}

/**
 * Writes the states and the whole gazetteer, all of it or nothing: about 142,000 places. Returns at once when this
 * version of it is there; an older version is replaced. Safe to run twice at the same time.
 */
export async function seedPlaces({ onProgress = () => {} }: { onProgress?: OnProgress } = {}): Promise<void> {
  const version = gazetteerVersion();
  if (await isSeeded(version)) return seedStates();
  await writePlaces(buildPlaces(readSources()), version, onProgress);
}

/** The version of the gazetteer this code makes: its sources, its tables and its builder. */
export const gazetteerVersion = (): string =>
  createHash("sha256")
    .update(JSON.stringify([BUILDER_VERSION, sourceVersions(), states]))
    .update(JSON.stringify([cityRenames, districtRenames, localityAliases, populationCorrections]))
    .digest("hex")
    .slice(0, 16);

/**
 * The stamp is one more name of the first state, written last. No search finds it: '#' is never left in what is
 * searched for (market_text).
 */
const stamp = (version: string): string => `#gazetteer ${version}`;

async function isSeeded(version: string, client: Client = db): Promise<boolean> {
  const found = await client.$queryRaw<unknown[]>`SELECT 1 FROM place_names WHERE name = ${stamp(version)}`;
  return found.length > 0;
}

/**
 * Replaces the gazetteer by these places in one transaction, unless this version of it is there. Tests use it with a
 * few places of their own.
 * @param version what `isSeeded` compares; any short text
 */
export async function writePlaces(
  places: readonly GazetteerPlace[],
  version: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL lock_timeout = 0`;
    await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
    if (await isSeeded(version, tx)) return;
    await seedStates(tx);
    await tx.$executeRaw`DELETE FROM places`;
    for (let done = 0; done < places.length; done += BATCH_ROWS) {
      onProgress({ label: "places", done, total: places.length });
      await insertPlaces(tx, places.slice(done, done + BATCH_ROWS));
    }
    const first = places[0]?.id;
    if (first !== undefined) {
      await tx.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (${first}, ${stamp(version)})`;
    }
    onProgress({ label: "places", done: places.length, total: places.length });
  }, TRANSACTION_LIMITS);
  await db.$executeRaw`ANALYZE places, place_names`;
}

async function insertPlaces(tx: Client, places: readonly GazetteerPlace[]): Promise<void> {
  const column = <K extends keyof GazetteerPlace>(key: K) => places.map((place) => place[key]);
  await tx.$executeRaw`
    INSERT INTO places (id, kind, name, label, state_code, district, pin_code, population, lat, lng)
    SELECT * FROM unnest(
      ${column("id")}::int[], ${column("kind")}::text[], ${column("name")}::text[], ${column("label")}::text[],
      ${column("stateCode")}::text[], ${column("district")}::text[], ${column("pinCode")}::text[],
      ${column("population")}::int[], ${column("lat")}::float8[], ${column("lng")}::float8[])`;
  const names = places.flatMap(({ id, names }) => names.map((name) => ({ id, name: name.normalize("NFC") })));
  await tx.$executeRaw`
    INSERT INTO place_names (place_id, name)
    SELECT DISTINCT place_id, market_text(name)
    FROM unnest(${names.map(({ id }) => id)}::int[], ${names.map(({ name }) => name)}::text[]) AS given(place_id, name)
    WHERE market_text(name) <> ''
    ON CONFLICT DO NOTHING`;
}
