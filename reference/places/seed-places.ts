import type pg from "pg";
import { regions } from "@/lib/domain/places/regions";
import { states } from "@/lib/content/states";
import { databasePool, db } from "@/lib/server/db";
import { isAmbiguous, ORDINARY_WORDS } from "@/reference/places/ambiguous-names";
import { buildPlaces, type GazetteerPlace } from "@/reference/places/build-places";
import { cityNames } from "@/reference/places/city-names";
import { copyRows, isPglite } from "@/reference/places/copy-rows";
import { knownTowns } from "@/reference/places/known-towns";
import { knownLocalities } from "@/reference/places/known-localities";
import {
  cityRenames,
  districtRenames,
  localityAliases,
  populationCorrections,
} from "@/reference/places/renames";
import type { OnProgress } from "@/reference/progress";
import { readSources, sourceVersions } from "@/reference/places/sources";
import { isSeeded, versionOf } from "@/reference/seeded-parts";

/** To be raised whenever the same sources would give other rows. */
const BUILDER_VERSION = 8;
const BATCH_ROWS = 5000;
/** A number of our own for the lock that keeps two seeds apart. */
const SEED_LOCK = 7_362_101;

/** Writes the 28 states and 8 union territories; what is there already is brought in step. */
export async function seedStates(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO states (code, name)
    SELECT * FROM unnest(${states.map(({ code }) => code)}::text[], ${states.map(({ name }) => name)}::text[])
    ON CONFLICT (code) DO UPDATE SET name = excluded.name WHERE states.name <> excluded.name`;
}

/**
 * Writes the states, and the whole gazetteer, all of it or nothing: about 142,000 places. Returns at once when this
 * version of it is there; an older version is replaced. Safe to run twice at the same time.
 */
export async function seedPlaces({ onProgress = () => {} }: { onProgress?: OnProgress } = {}): Promise<void> {
  const version = gazetteerVersion();
  if (await isSeeded("places", version)) return seedStates();
  await writePlaces(buildPlaces(readSources()), version, onProgress);
}

/** The version of the gazetteer this code makes: its sources, its tables and its builder. */
export const gazetteerVersion = (): string =>
  versionOf([
    BUILDER_VERSION,
    sourceVersions(),
    states,
    cityNames,
    knownLocalities,
    knownTowns,
    regions,
    cityRenames,
    districtRenames,
    localityAliases,
    populationCorrections,
    [...ORDINARY_WORDS],
  ]);

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
  await seedStates();
  await inTransaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [SEED_LOCK]);
    const found = await client.query("SELECT 1 FROM seeded_parts WHERE part = 'places' AND version = $1", [
      version,
    ]);
    if (found.rows.length > 0) return;
    const insert = (await isPglite(client)) ? insertPlaces : copyPlaces;
    await client.query("DELETE FROM places");
    for (let done = 0; done < places.length; done += BATCH_ROWS) {
      onProgress({ label: "places", done, total: places.length });
      await insert(client, places.slice(done, done + BATCH_ROWS));
    }
    await markAmbiguous(client, places);
    await client.query(
      `INSERT INTO seeded_parts (part, version) VALUES ('places', $1)
       ON CONFLICT (part) DO UPDATE SET version = excluded.version`,
      [version],
    );
    onProgress({ label: "places", done: places.length, total: places.length });
  });
  await db.$executeRaw`ANALYZE places, place_names`;
}

/** Not Prisma's: its connection is out of reach, and COPY belongs to one. Values are parameters or a COPY's data. */
async function inTransaction(work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await databasePool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL lock_timeout = 0");
    await client.query("SET LOCAL statement_timeout = 0");
    await work(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const COLUMNS = {
  id: ["id", "int"],
  kind: ["kind", "text"],
  name: ["name", "text"],
  label: ["label", "text"],
  state_code: ["stateCode", "text"],
  district: ["district", "text"],
  pin_code: ["pinCode", "text"],
  population: ["population", "int"],
  importance: ["importance", "int"],
  lat: ["lat", "float8"],
  lng: ["lng", "float8"],
} as const satisfies Record<string, readonly [keyof GazetteerPlace, string]>;
const PLACES = `places (${Object.keys(COLUMNS).join(", ")})`;
const PLACE_NAMES = "place_names (place_id, name)";
/** The names of these places as search compares them, each once. OFFSET 0: market_text() is asked once a name. */
const COMPARED_NAMES = `
  SELECT DISTINCT place_id, compared FROM (
    SELECT place_id, market_text(name) AS compared FROM unnest($1::int[], $2::text[]) AS given(place_id, name) OFFSET 0
  ) AS names WHERE compared <> ''`;

function namesOf(places: readonly GazetteerPlace[]): [number[], string[]] {
  const names = places.flatMap(({ id, names }) => names.map((name) => ({ id, name: name.normalize("NFC") })));
  return [names.map(({ id }) => id), names.map(({ name }) => name)];
}

async function copyPlaces(client: pg.ClientBase, places: readonly GazetteerPlace[]): Promise<void> {
  const keys = Object.values(COLUMNS).map(([key]) => key);
  await copyRows(
    client,
    PLACES,
    places.map((place) => keys.map((key) => place[key])),
  );
  const { rows } = await client.query<{ place_id: number; compared: string }>(
    COMPARED_NAMES,
    namesOf(places),
  );
  await copyRows(
    client,
    PLACE_NAMES,
    rows.map(({ place_id, compared }) => [place_id, compared]),
  );
}

async function insertPlaces(client: pg.ClientBase, places: readonly GazetteerPlace[]): Promise<void> {
  const columns = Object.values(COLUMNS);
  await client.query(
    `INSERT INTO ${PLACES} SELECT * FROM unnest(${columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(", ")})`,
    columns.map(([key]) => places.map((place) => place[key])),
  );
  await client.query(`INSERT INTO ${PLACE_NAMES} ${COMPARED_NAMES}`, namesOf(places));
}

/** Marks the names that are also ordinary words. */
async function markAmbiguous(client: pg.ClientBase, places: readonly GazetteerPlace[]): Promise<void> {
  const names = places.flatMap((place) =>
    place.names.filter((name) => isAmbiguous(name, place)).map((name) => ({ id: place.id, name })),
  );
  await client.query(
    `UPDATE place_names SET ambiguous = true
     FROM unnest($1::int[], $2::text[]) AS given(id, name)
     WHERE place_names.place_id = given.id AND place_names.name = market_text(given.name)`,
    [names.map(({ id }) => id), names.map(({ name }) => name)],
  );
}
