import "server-only";
import { PLACE_IDS } from "@/lib/domain/places/place-ids";
import type { Place } from "@/lib/schemas/geocode";
import { db } from "@/lib/server/db";

/** Villages considered for one beginning of a name: there are thousands of Rampurs, and the reader sees ten rows. */
const MAX_VILLAGES = 50;
/** Words of a query that count. */
const MAX_WORDS = 6;

/**
 * Places whose name begins with the text, for suggestions while typing. Names are English or Hindi, today's or older;
 * the words after the name narrow down: 'kothrud pune', 'koramangala bangalore'. PIN codes from three digits on.
 * Best first: how exactly the name is meant, then states and large cities before smaller places.
 *
 * @param q at most 100 characters
 * @param limit 1 to 10 places
 */
export async function searchPlaces({ q, limit }: { q: string; limit: number }): Promise<Place[]> {
  // People write PIN codes as they are printed: '411 038'.
  const text = q.normalize("NFC").replace(/^\s*(\d{3})\s+(\d{1,3})(?!\d)/, "$1$2");
  return db.$queryRaw<Place[]>`
    WITH word AS (
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
    -- Every way to take the first words for the name and the rest for where it is.
    split AS (
      SELECT array_to_string(list[1:size], ' ') AS head,
             (SELECT string_agg('(?=.*\\m(' || pattern || '))', '') FROM unnest(list[size + 1:]) AS rest
              JOIN meaning ON meaning.value = rest) AS within
      FROM word, generate_series(1, cardinality(list)) AS size
      -- A name of which only a letter or two stands before other words ('m.g. road') would match half the country.
      WHERE size = cardinality(list) OR length(array_to_string(list[1:size], ' ')) >= 3
      LIMIT ${MAX_WORDS}
    ),
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
    -- About how many people mean it, in thousands of them; a name typed out counts much more than a beginning.
    ranked AS (
      SELECT *, CASE WHEN exact THEN 50 ELSE 1 END * CASE kind
          WHEN 'state' THEN 1000000
          WHEN 'city' THEN greatest(population, 1000)
          WHEN 'district' THEN 20000
          WHEN 'pin_code' THEN 1000
          ELSE CASE WHEN id < ${PLACE_IDS.locality} THEN 3000 ELSE 300 END
        END::bigint AS weight
      FROM hit
    ),
    -- A city and its district, or state, may read the same.
    distinct_labels AS (SELECT DISTINCT ON (label) * FROM ranked ORDER BY label, weight DESC, id)
    SELECT label, lat, lng, kind FROM distinct_labels ORDER BY weight DESC, id LIMIT ${limit}`;
}
