import "server-only";
import { z } from "zod";
import { PLACE_IDS } from "@/lib/domain/places/place-ids";
import { Place } from "@/lib/schemas/geocode";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import { latinDigits } from "@/lib/shared/digits";
import { romanised } from "@/lib/shared/romanised";

/** Villages considered for one beginning of a name: there are thousands of Rampurs, and the reader sees ten rows. */
const MAX_VILLAGES = 50;
/** Words of a query that count. */
const MAX_WORDS = 6;

/** A beginning means a city of more people before a state: 'pun' is Pune. */
const STATE_PEOPLE = 1_000_000;

/** A place of fewer may not be the one that was meant. */
const FEW_PEOPLE = 10_000;
/** A sound as short says nothing, consonants. */
const LEAST_SOUND = 3;
/** How like the name a misspelt text must be (0..1, trigrams). */
const LEAST_LIKENESS = 0.25;
/** Businesses are looked for this near to the best places, degrees (about 5 km), and make so much of a difference. */
const NEAR_DEGREES = 0.05;
const WEIGHED = 30;
const WITH_BUSINESSES = 3;

/**
 * Places whose name begins with the text, for suggestions while typing. Names are English or Hindi, today's or older;
 * the words after the name narrow down: 'kothrud pune', 'koramangala bangalore'. PIN codes from three digits on.
 * Best first: how exactly the name is meant, then how many people mean the place (`places.importance`) and whether
 * businesses are there. A text that no name begins with is taken for a misspelt one: 'kormangala', 'hinjavadi'.
 *
 * @param q at most 100 characters
 * @param limit 1 to 10 places
 */
export async function searchPlaces({ q, limit }: { q: string; limit: number }): Promise<Place[]> {
  // People write PIN codes as they are printed: '411 038'.
  const text = latinDigits(q.normalize("NFC")).replace(/^\s*(\d{3})\s+(\d{1,3})(?!\d)/, "$1$2");
  const found = await placesOf(text, limit);
  if (found.length > 0 || !DEVANAGARI.test(text)) return found;
  // Of most places only the English name is on record: 'कोथरूड' sounds like 'Kothrud'.
  const words = text.split(" ").map((word) => romanised(word) ?? word);
  return placesOf(words.join(" "), limit);
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A place, and about how many people mean it. */
const Meant = Place.extend({ importance: z.int() });
/** So many more people mean a place that sounds like the text: 'madapur' are five villages, and may be Madhapur. */
const FAR_MORE = 10;

async function placesOf(text: string, limit: number): Promise<Place[]> {
  const beginning = await placesBeginning(text, limit);
  const most = Math.max(0, ...beginning.map(({ importance }) => importance));
  if (most >= FEW_PEOPLE || beginning[0]?.kind === "pin_code") return beginning.map(asPlace);
  const sounding = await placesSounding(text, limit);
  if (beginning.length === 0) return sounding.map(asPlace);
  const meant = sounding.filter(({ importance }) => importance >= FAR_MORE * Math.max(1, most)).slice(0, 1);
  const others = beginning.filter(({ label }) => meant.every((one) => one.label !== label));
  // Second, so that nobody is taken to another place than the one that is called as they wrote.
  return [...others.slice(0, 1), ...meant, ...others.slice(1)].slice(0, limit).map(asPlace);
}

const asPlace = ({ importance: _, ...place }: z.output<typeof Meant>): Place => place;

/** Common tables: `split`, every way to take the first words for the name and the rest for where it is. */
const splits = (text: string): Prisma.Sql => Prisma.sql`
    word AS (
      SELECT (string_to_array(market_text(${text}), ' '))[1:${MAX_WORDS}::int] AS list
    ),
    -- What a word can stand for after a name: itself, or today's name of the place it names ('bangalore').
    meaning AS (
      SELECT value, concat_ws('|', value, string_agg(DISTINCT replace(market_text(place.name), ' ', '\\W+'), '|')) AS pattern
      FROM word, unnest(list[2:]) AS value
      LEFT JOIN place_names AS named ON named.name = value AND named.place_id < ${PLACE_IDS.pinCode}
      LEFT JOIN places AS place ON place.id = named.place_id
      GROUP BY value
    ),
    split AS (
      SELECT array_to_string(list[1:size], ' ') AS head,
             (SELECT string_agg('(?=.*\\m(' || pattern || '))', '') FROM unnest(list[size + 1:]) AS rest
              JOIN meaning ON meaning.value = rest) AS within
      FROM word, generate_series(1, cardinality(list)) AS size
      -- A name of which only a letter or two stands before other words ('m.g. road') would match half the country.
      WHERE size = cardinality(list) OR length(array_to_string(list[1:size], ' ')) >= 3
      LIMIT ${MAX_WORDS}
    )`;

/** Common tables and the answer from `ranked`: places with a weight. */
const bestOf = (limit: number): Prisma.Sql => Prisma.sql`
    -- A city and its district, or state, may read the same.
    distinct_labels AS (SELECT DISTINCT ON (label) * FROM ranked ORDER BY label, weight DESC, id),
    -- A region (regions.ts) has no district: what is chosen here is a point and a radius about it, and that is none.
    best AS (
      SELECT * FROM distinct_labels WHERE kind <> 'district' OR district IS NOT NULL
      ORDER BY weight DESC, id LIMIT ${WEIGHED}
    ),
    supplied AS (
      SELECT *, weight * CASE WHEN kind IN ('city', 'locality') AND EXISTS (
          SELECT 1 FROM listing_search AS listing
          WHERE listing.geom && ST_Expand(best.geom, ${NEAR_DEGREES})
        ) THEN ${WITH_BUSINESSES} ELSE 1 END AS worth
      FROM best
    )
    SELECT label, lat, lng, kind, importance FROM supplied ORDER BY worth DESC, id LIMIT ${limit}`;

const placesBeginning = (text: string, limit: number): Promise<z.output<typeof Meant>[]> =>
  rows(readingDb, Meant)`
    WITH ${splits(text)},
    hit AS (
      SELECT place.*, found.name = split.head AS exact
      FROM split CROSS JOIN LATERAL (
        SELECT place_id, name FROM place_names
        WHERE name >= split.head AND name < split.head || chr(1114111) AND place_id < ${PLACE_IDS.locality}
      ) AS found
      -- OFFSET 0: row by row through the index; the planner overrates these beginnings and would read the whole table.
      CROSS JOIN LATERAL (SELECT * FROM places WHERE id = found.place_id OFFSET 0) AS place
      WHERE (split.within IS NULL OR lower(place.label) ~ split.within)
        AND (place.kind <> 'pin_code' OR length(split.head) >= 3)
      UNION ALL
      SELECT village.*
      FROM split CROSS JOIN LATERAL (
        SELECT place.*, found.name = split.head AS exact
        FROM place_names AS found JOIN places AS place ON place.id = found.place_id
        WHERE found.name >= split.head AND found.name < split.head || chr(1114111)
          AND found.place_id >= ${PLACE_IDS.locality}
          AND (split.within IS NULL OR lower(place.label) ~ split.within)
        ORDER BY found.name, found.place_id LIMIT ${MAX_VILLAGES}
      ) AS village
    ),
    -- A name typed out counts much more than a beginning.
    ranked AS (
      SELECT *, CASE WHEN exact THEN 50 ELSE 1 END
        * CASE kind WHEN 'state' THEN ${STATE_PEOPLE} ELSE greatest(importance, 1) END::bigint AS weight
      FROM hit
    ),
    ${bestOf(limit)}`;

const placesSounding = (text: string, limit: number): Promise<z.output<typeof Meant>[]> =>
  rows(readingDb, Meant)`
    WITH ${splits(text)},
    sounding AS (SELECT head, within, place_sound(head) AS sound FROM split),
    ranked AS (
      SELECT place.*, (similarity(found.name, sounding.head) * greatest(place.importance, 1))::bigint AS weight
      FROM sounding CROSS JOIN LATERAL (
        SELECT place_id, name FROM place_names
        WHERE place_sound(name) COLLATE "C" >= sounding.sound
          AND place_sound(name) COLLATE "C" < sounding.sound || chr(1114111)
          AND place_id < ${PLACE_IDS.locality}
      ) AS found
      CROSS JOIN LATERAL (SELECT * FROM places WHERE id = found.place_id OFFSET 0) AS place
      WHERE length(sounding.sound) >= ${LEAST_SOUND} AND sounding.sound ~ '[a-z]' AND place.kind <> 'pin_code'
        AND similarity(found.name, sounding.head) >= ${LEAST_LIKENESS}
        AND (sounding.within IS NULL OR lower(place.label) ~ sounding.within)
    ),
    ${bestOf(limit)}`;
