-- Which listings have a frequent word, a frequent tag, a category and so on, as bits: any combination of them is counted
-- without visiting a row (docs/decisions/068-bitmaps-of-what-is-frequent.md).

-- Each listing of search has two numbers: by the first those of a subcategory come one after the other, so that what few trades
-- have stands in few chunks; by the second those of a square do, so that a circle is some stretches of numbers. What comes later is
-- behind all. `chunk` is 8,000 numbers in turn.
CREATE TABLE listing_slots (
  listing_id text COLLATE "C" PRIMARY KEY,
  slot int NOT NULL UNIQUE
);
-- A square of 0.01 degrees, four of them in one of listing_search.cell. lib/domain/listings/search/squares.ts has the same.
CREATE FUNCTION place_square(lat float8, lng float8) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor((lat + 90) * 100)::int * 36001 + floor((lng + 180) * 100)::int
$$;
CREATE TABLE listing_place_slots (
  listing_id text COLLATE "C" PRIMARY KEY,
  slot int NOT NULL UNIQUE CHECK (slot >= 1000000000),
  -- It stands behind those of squares before its own: not what came later, or moved.
  in_order boolean NOT NULL,
  square int NOT NULL,
  ux float8 NOT NULL,
  uy float8 NOT NULL,
  uz float8 NOT NULL
);
CREATE INDEX listing_place_slots_order_idx ON listing_place_slots (square, slot) INCLUDE (ux, uy, uz) WHERE in_order;
CREATE INDEX listing_place_slots_later_idx ON listing_place_slots (square) INCLUDE (slot, ux, uy, uz) WHERE NOT in_order;
CREATE VIEW listing_numbers AS
SELECT listing_id, slot FROM listing_slots UNION ALL SELECT listing_id, slot FROM listing_place_slots;

-- Whether a chunk is of numbers by place.
CREATE FUNCTION is_place_chunk(chunk int) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT chunk >= 125000 $$;

CREATE TABLE listing_bitmap_keys (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  -- About how many have it: so many had when it was built.
  listings int NOT NULL DEFAULT 0,
  -- The first chunk that has none of its bits yet; null: all have, and it is read.
  next_chunk int,
  UNIQUE (kind, key),
  CONSTRAINT listing_bitmap_keys_kind
    CHECK (kind IN ('all', 'word', 'own_word', 'tag', 'category', 'subcategory', 'company_type', 'state', 'city', 'price_from'))
);

CREATE TABLE listing_bitmap_chunks (chunk int PRIMARY KEY);

-- One row while they are built: of which subcategory the listings have numbers, up to which listing; all before it have theirs.
-- '~', behind every id: those of none. With a square: numbers by place are given, up to which listing of it. No listing: all have
-- numbers, and chunks are written. Until the row is gone nothing is read.
CREATE TABLE listing_bitmap_builds (
  subcategory_id text COLLATE "C" PRIMARY KEY,
  square int,
  after_id text COLLATE "C"
);

-- Of each key the chunks in which a listing has it. Never moved to a table of their own, nor compressed.
CREATE TABLE listing_bitmaps (
  key_id int NOT NULL REFERENCES listing_bitmap_keys ON DELETE CASCADE,
  chunk int NOT NULL,
  bits bit(8000) NOT NULL,
  PRIMARY KEY (key_id, chunk)
) WITH (fillfactor = 75);
CREATE INDEX listing_bitmaps_chunk_idx ON listing_bitmaps (chunk);
ALTER TABLE listing_bitmaps ALTER COLUMN bits SET STORAGE PLAIN;

-- What changed since its bits were written. Who writes a listing adds a row and nothing else: no two writers meet. Who reads
-- leaves the bits of these out, and looks at their rows.
CREATE TABLE listing_bitmap_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  listing_id text COLLATE "C" NOT NULL
);

-- Bounds of prices, in rupees: 0 (there is a price), 100, 200, 500, 1,000 … 5,000,000. lib/domain/listings/search/row-sets.ts
-- has the same.
CREATE FUNCTION listing_bitmap_prices() RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{0,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000,2000000,5000000}'::int[]
$$;

-- What a row of search has bits of, where that is kept.
CREATE FUNCTION listing_bitmap_keys_of(s listing_search) RETURNS TABLE (kind text, key text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- Its own: said in its name, tags or description.
  SELECT said.kind, word FROM (VALUES ('word', s.words), ('own_word', ts_filter(s.words, '{a,c,d}'))) AS said(kind, words),
    unnest(tsvector_to_array(said.words)) AS word WHERE left(word, 1) <> '#'
  UNION ALL SELECT 'tag', tag FROM (SELECT DISTINCT unnest(s.tags)) AS own(tag)
  UNION ALL SELECT one.kind, one.key FROM (VALUES
    ('all', ''), ('category', s.category_id), ('subcategory', s.subcategory_id), ('company_type', s.company_type::text),
    ('state', s.state_code), ('city', s.city_slug)
  ) AS one(kind, key) WHERE one.key IS NOT NULL
  UNION ALL
  SELECT 'price_from', bound::text FROM unnest(listing_bitmap_prices()) AS bound WHERE s.price >= bound
$$;

-- What is kept in any case: all there are, and what is counted beside the filters.
CREATE FUNCTION is_always_in_bitmaps(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('all', 'category', 'subcategory', 'company_type', 'state', 'price_from')
$$;

-- The bits of some keys in one chunk, of rows as they are; none of a key that no listing in it has.
CREATE FUNCTION listing_bits_of(keys int[], of_chunk int) RETURNS TABLE (key_id int, bits bit)
LANGUAGE sql STABLE AS $$
  SELECT known.id, bit_or(set_bit(0::bit(8000), slots.slot % 8000, 1))
  FROM listing_numbers AS slots JOIN listing_search AS s USING (listing_id), listing_bitmap_keys_of(s) AS has
  JOIN listing_bitmap_keys AS known ON known.kind = has.kind AND known.key = has.key
  WHERE slots.slot >= of_chunk * 8000 AND slots.slot < (of_chunk + 1) * 8000 AND known.id = ANY (keys)
  GROUP BY known.id
$$;

-- Takes away what is kept, in steps, once there are no chunks. Whether something is left.
CREATE FUNCTION clear_listing_bitmaps() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  step constant int := 50000;
  changes int;
BEGIN
  DELETE FROM listing_bitmap_keys WHERE id IN (SELECT id FROM listing_bitmap_keys LIMIT 50);
  DELETE FROM listing_slots WHERE listing_id IN (SELECT listing_id FROM listing_slots LIMIT step);
  DELETE FROM listing_place_slots WHERE listing_id IN (SELECT listing_id FROM listing_place_slots LIMIT step);
  -- Of no use without bits; others come meanwhile.
  DELETE FROM listing_bitmap_changes WHERE id IN (SELECT id FROM listing_bitmap_changes ORDER BY id LIMIT step);
  GET DIAGNOSTICS changes = ROW_COUNT;
  RETURN changes = step OR EXISTS (SELECT FROM listing_bitmap_keys) OR EXISTS (SELECT FROM listing_numbers);
END $$;

-- From so many listings on bitmaps are kept: fewer are counted as quickly by their rows.
CREATE FUNCTION least_for_listing_bitmaps() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 50000 $$;

-- Begins anew: which keys there are. What is frequent: a fiftieth of all listings has it, of tags about, as ANALYZE found.
CREATE FUNCTION begin_listing_bitmaps() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  a_fiftieth int := (SELECT sum(listings) / 50 FROM listing_totals WHERE kind = 'all');
BEGIN
  INSERT INTO listing_bitmap_keys (kind, key)
  SELECT kind, key FROM listing_totals WHERE is_always_in_bitmaps(kind) GROUP BY kind, key HAVING sum(listings) > 0
  UNION ALL
  SELECT kind, key FROM listing_totals WHERE kind = 'city' GROUP BY kind, key HAVING sum(listings) >= a_fiftieth
  UNION ALL
  SELECT 'price_from', bound::text FROM unnest(listing_bitmap_prices()) AS bound
  UNION ALL
  SELECT 'tag', own.tag FROM pg_stats AS found,
    LATERAL unnest(found.most_common_elems::text::text[], found.most_common_elem_freqs) AS own(tag, part)
  WHERE found.schemaname = current_schema AND found.tablename = 'listing_search' AND found.attname = 'tags'
    AND own.tag IS NOT NULL AND own.part >= 0.02
  ORDER BY 1, 2;
  PERFORM add_frequent_words(a_fiftieth, NULL, NULL);
  INSERT INTO listing_bitmap_builds (subcategory_id, after_id) SELECT coalesce(min(id COLLATE "C"), '~'), '' FROM subcategories;
END $$;

-- So many are numbered in a step.
CREATE FUNCTION listings_numbered_in_a_step() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 50000 $$;

-- One step of it: numbers some listings, or writes the bits of one chunk, or ends it.
CREATE FUNCTION build_listing_bitmaps() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  step constant int := listings_numbered_in_a_step();
  at listing_bitmap_builds;
  ids text[];
  next int;
  -- The row of cells, as wide as the earth, that it has come to: two of smaller squares.
  own_row int;
  up_to int;
  last record;
BEGIN
  SELECT * INTO at FROM listing_bitmap_builds;
  IF at.square IS NOT NULL THEN
    -- Looked at are whole rows of cells, about as many as hold a step: an index has those, and none the smaller squares.
    own_row := greatest(at.square, 0) / 36001 / 2;
    SELECT cell / 18001 INTO up_to FROM listing_search WHERE cell >= own_row * 18001 ORDER BY cell OFFSET step LIMIT 1;
    -- What moved meanwhile has one of where it was.
    WITH next AS MATERIALIZED (
      SELECT s.listing_id, own.square, s.ux, s.uy, s.uz, row_number() OVER (ORDER BY own.square, s.listing_id) AS n
      FROM listing_search AS s, place_square(s.lat, s.lng) AS own(square)
      WHERE s.cell >= own_row * 18001 AND s.cell < coalesce((up_to + 1) * 18001, 2147483647)
        AND (own.square, s.listing_id) > (at.square, at.after_id)
      ORDER BY own.square, s.listing_id LIMIT step
    ), numbered AS (
      INSERT INTO listing_place_slots (listing_id, slot, in_order, square, ux, uy, uz)
      SELECT listing_id, known.next + n - 1, true, square, ux, uy, uz
      FROM next, (SELECT coalesce(max(slot) + 1, 1000000000) AS next FROM listing_place_slots) AS known
      ON CONFLICT (listing_id) DO NOTHING
    )
    SELECT square, listing_id INTO last FROM next WHERE n = step;
    IF last.listing_id IS NULL AND up_to IS NULL THEN
      UPDATE listing_bitmap_builds SET square = NULL, after_id = NULL;
      ANALYZE listing_slots, listing_place_slots;
    ELSE
      -- Where these rows have no more, before the next one.
      UPDATE listing_bitmap_builds
      SET square = coalesce(last.square, (up_to + 1) * 2 * 36001), after_id = coalesce(last.listing_id, '');
    END IF;
    RETURN;
  END IF;
  IF at.after_id IS NOT NULL THEN
    IF at.subcategory_id = '~' THEN
      ids := ARRAY (SELECT listing_id FROM listing_search WHERE subcategory_id IS NULL AND listing_id > at.after_id
                    ORDER BY listing_id LIMIT step);
    ELSE
      ids := ARRAY (SELECT listing_id FROM listing_search
                    WHERE subcategory_id = at.subcategory_id AND listing_id > at.after_id ORDER BY listing_id LIMIT step);
    END IF;
    -- What moved to another subcategory meanwhile may have one.
    INSERT INTO listing_slots (listing_id, slot)
    SELECT own.id, known.next + own.n - 1
    FROM unnest(ids) WITH ORDINALITY AS own(id, n), (SELECT coalesce(max(slot) + 1, 0) AS next FROM listing_slots) AS known
    ON CONFLICT (listing_id) DO NOTHING;
    UPDATE listing_bitmap_builds AS build SET
      subcategory_id = CASE WHEN cardinality(ids) = step THEN at.subcategory_id ELSE coalesce(
        (SELECT min(id COLLATE "C") FROM subcategories AS others WHERE others.id COLLATE "C" > at.subcategory_id), '~') END,
      after_id = CASE WHEN cardinality(ids) = step THEN ids[step] ELSE '' END,
      -- Before every square.
      square = CASE WHEN cardinality(ids) < step AND at.subcategory_id = '~' THEN -1 END;
    RETURN;
  END IF;

  SELECT coalesce(max(chunk) + 1, 0) INTO next FROM listing_bitmap_chunks WHERE NOT is_place_chunk(chunk);
  IF next * 8000 > (SELECT coalesce(max(slot), -1) FROM listing_slots) THEN
    SELECT coalesce(max(chunk) + 1, 125000) INTO next FROM listing_bitmap_chunks WHERE is_place_chunk(chunk);
  END IF;
  IF next * 8000 <= (SELECT coalesce(max(slot), -1) FROM listing_numbers) THEN
    INSERT INTO listing_bitmap_chunks (chunk) VALUES (next);
    INSERT INTO listing_bitmaps (key_id, chunk, bits)
    SELECT own.key_id, next, own.bits FROM listing_bits_of((SELECT array_agg(id) FROM listing_bitmap_keys), next) AS own;
    RETURN;
  END IF;
  UPDATE listing_bitmap_keys AS known SET listings = own.n
  FROM (SELECT key_id, sum(bit_count(bits)) AS n FROM listing_bitmaps WHERE NOT is_place_chunk(chunk) GROUP BY key_id) AS own
  WHERE known.id = own.key_id;
  ANALYZE listing_bitmaps, listing_bitmap_keys, listing_bitmap_chunks, listing_bitmap_changes;
  DELETE FROM listing_bitmap_builds;
END $$;

-- The words of so many listings that no bits are kept of yet, at most so many of them: of each, where it stands anywhere, and where
-- the listing itself says it.
CREATE FUNCTION add_frequent_words(at_least int, at_most int, from_chunk int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_bitmap_keys (kind, key, listings, next_chunk)
  SELECT own.kind, frequent.word, frequent.listings, from_chunk FROM (
    SELECT word, listings FROM search_vocabulary AS known
    WHERE known.kind = 'word' AND known.listings >= at_least AND known.word ~ '^[^ ]+$'
      AND NOT EXISTS (SELECT FROM listing_bitmap_keys AS kept WHERE kept.kind = 'word' AND kept.key = known.word)
    ORDER BY listings DESC, word LIMIT at_most
  ) AS frequent, (VALUES ('word'), ('own_word')) AS own(kind)
$$;

-- Writes the bits of keys that were added, a few chunks of them. Whether there were any.
CREATE FUNCTION build_added_bitmaps() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  step constant int := 4;
  next int := (SELECT min(next_chunk) FROM listing_bitmap_keys);
  ids int[] := ARRAY (SELECT id FROM listing_bitmap_keys WHERE next_chunk = next);
BEGIN
  IF next IS NULL THEN RETURN false; END IF;
  -- What changed before its chunk came has bits already.
  INSERT INTO listing_bitmaps (key_id, chunk, bits)
  SELECT own.key_id, chunks.chunk, own.bits
  FROM listing_bitmap_chunks AS chunks, listing_bits_of(ids, chunks.chunk) AS own
  WHERE chunks.chunk >= next AND chunks.chunk < next + step
  ON CONFLICT (key_id, chunk) DO UPDATE SET bits = excluded.bits;
  UPDATE listing_bitmap_keys
  SET next_chunk = (SELECT min(chunk) FROM listing_bitmap_chunks WHERE chunk >= next + step) WHERE id = ANY (ids);
  RETURN true;
END $$;

-- Writes the bits of what changed, at most so many rows of it.
CREATE FUNCTION follow_listing_changes(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
  left_slots int[];
  taken int;
BEGIN
  -- What is written meanwhile has a row of its own, which stays.
  WITH gone AS (
    DELETE FROM listing_bitmap_changes
    WHERE id IN (SELECT id FROM listing_bitmap_changes ORDER BY id LIMIT most) RETURNING listing_id
  ) SELECT count(*), array_agg(DISTINCT listing_id) INTO taken, ids FROM gone;
  IF taken = 0 THEN RETURN 0; END IF;

  INSERT INTO listing_slots (listing_id, slot)
  SELECT s.listing_id, known.last + row_number() OVER (ORDER BY s.listing_id)
  FROM listing_search AS s, (SELECT coalesce(max(slot), -1) AS last FROM listing_slots) AS known
  WHERE s.listing_id = ANY (ids) AND NOT EXISTS (SELECT FROM listing_slots AS own WHERE own.listing_id = s.listing_id);

  -- What moved out of its order gets a new number by place, as what came does.
  WITH moved AS (
    DELETE FROM listing_place_slots AS own USING listing_search AS s
    WHERE own.listing_id = ANY (ids) AND own.in_order AND s.listing_id = own.listing_id
      AND place_square(s.lat, s.lng) <> own.square RETURNING own.slot
  ) SELECT coalesce(array_agg(slot), '{}') INTO left_slots FROM moved;
  UPDATE listing_place_slots AS own SET square = place_square(s.lat, s.lng), ux = s.ux, uy = s.uy, uz = s.uz FROM listing_search AS s
  WHERE own.listing_id = ANY (ids) AND s.listing_id = own.listing_id
    AND (own.square, own.ux, own.uy, own.uz) IS DISTINCT FROM (place_square(s.lat, s.lng), s.ux, s.uy, s.uz)
    -- What moved out of it since the statement before changed again: it leaves its number when that is followed.
    AND (NOT own.in_order OR own.square = place_square(s.lat, s.lng));
  INSERT INTO listing_place_slots (listing_id, slot, in_order, square, ux, uy, uz)
  SELECT s.listing_id, known.last + row_number() OVER (ORDER BY s.listing_id), false, place_square(s.lat, s.lng), s.ux, s.uy, s.uz
  FROM listing_search AS s, (SELECT coalesce(max(slot), 999999999) AS last FROM listing_place_slots) AS known
  WHERE s.listing_id = ANY (ids) AND NOT EXISTS (SELECT FROM listing_place_slots AS own WHERE own.listing_id = s.listing_id);

  INSERT INTO listing_bitmap_chunks (chunk)
  SELECT DISTINCT slot / 8000 FROM listing_numbers WHERE listing_id = ANY (ids) ON CONFLICT (chunk) DO NOTHING;
  INSERT INTO listing_bitmap_keys (kind, key)
  SELECT DISTINCT has.kind, has.key FROM listing_search AS s, listing_bitmap_keys_of(s) AS has
  WHERE s.listing_id = ANY (ids) AND is_always_in_bitmaps(has.kind) ON CONFLICT (kind, key) DO NOTHING;

  WITH own AS MATERIALIZED (
    SELECT listing_id, slot / 8000 AS chunk, set_bit(0::bit(8000), slot % 8000, 1) AS bit
    FROM listing_numbers WHERE listing_id = ANY (ids)
  ), touched AS (
    SELECT chunk, bit_or(bit) AS bits FROM (
      SELECT chunk, bit FROM own
      UNION ALL SELECT slot / 8000, set_bit(0::bit(8000), slot % 8000, 1) FROM unnest(left_slots) AS slot
    ) AS each GROUP BY chunk
  ), have AS (
    SELECT known.id AS key_id, own.chunk, bit_or(own.bit) AS bits
    FROM own JOIN listing_search AS s USING (listing_id), listing_bitmap_keys_of(s) AS has
    JOIN listing_bitmap_keys AS known ON known.kind = has.kind AND known.key = has.key
    GROUP BY known.id, own.chunk
  ), old AS (
    SELECT kept.key_id, kept.chunk, kept.bits, kept.bits & ~touched.bits AS others
    FROM touched JOIN listing_bitmaps AS kept USING (chunk)
  ), new AS (
    SELECT key_id, chunk, old.bits AS before, coalesce(old.others | have.bits, old.others, have.bits) AS bits
    FROM old FULL JOIN have USING (key_id, chunk)
  )
  INSERT INTO listing_bitmaps (key_id, chunk, bits) SELECT key_id, chunk, bits FROM new WHERE bits IS DISTINCT FROM before
  ON CONFLICT (key_id, chunk) DO UPDATE SET bits = excluded.bits;

  -- What went since the bits were written changed again: its numbers have to be masked until that is followed, too.
  ids := ARRAY (
    SELECT gone.id FROM unnest(ids) AS gone(id)
    WHERE NOT EXISTS (SELECT FROM listing_search AS s WHERE s.listing_id = gone.id)
      AND NOT EXISTS (SELECT FROM listing_bitmap_changes AS again WHERE again.listing_id = gone.id));
  DELETE FROM listing_slots WHERE listing_id = ANY (ids);
  DELETE FROM listing_place_slots WHERE listing_id = ANY (ids);
  RETURN taken;
END $$;

-- One step of bringing the bitmaps in step with listings. 'more': there is another one to do; 'busy': somebody else is at it.
CREATE FUNCTION refresh_listing_bitmaps_step() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  step constant int := 2000;
  in_all int;
  chunks int;
  taken int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7362106) THEN RETURN 'busy'; END IF;
  SELECT coalesce(sum(listings), 0) INTO in_all FROM listing_totals WHERE kind = 'all';
  SELECT count(*) INTO chunks FROM listing_bitmap_chunks;
  IF in_all >= least_for_listing_bitmaps() / 2 AND EXISTS (SELECT FROM listing_bitmap_builds) THEN
    PERFORM build_listing_bitmaps();
    RETURN 'more';
  END IF;
  IF chunks = 0 THEN
    DELETE FROM listing_bitmap_builds;
    IF clear_listing_bitmaps() THEN RETURN 'more'; END IF;
    IF in_all < least_for_listing_bitmaps() THEN RETURN 'done'; END IF;
    PERFORM begin_listing_bitmaps();
    RETURN 'more';
  END IF;
  -- Kept down to half as many, so that a directory that grows and shrinks about the limit does not build them each time. Built anew:
  -- most of the numbers without a listing, so much changed that it is quicker, or so much out of the order by place, of which a
  -- circle reads one by one.
  IF in_all < least_for_listing_bitmaps() / 2 OR chunks > 4 + 4 * in_all / 8000
     OR EXISTS (SELECT FROM listing_bitmap_changes OFFSET least_for_listing_bitmaps() / 2 + in_all / 10 LIMIT 1)
     OR EXISTS (SELECT FROM listing_place_slots WHERE NOT in_order OFFSET least_for_listing_bitmaps() / 5 + in_all / 20 LIMIT 1) THEN
    DELETE FROM listing_bitmap_chunks;
    RETURN 'more';
  END IF;
  IF build_added_bitmaps() THEN RETURN 'more'; END IF;
  taken := follow_listing_changes(step);
  IF taken = 0 THEN RETURN 'done'; END IF;
  PERFORM add_frequent_words(in_all / 50, 5, 0) WHERE taken < step;
  DELETE FROM listing_bitmap_keys AS known USING search_vocabulary AS rare
  WHERE taken < step AND known.kind IN ('word', 'own_word')
    AND rare.kind = 'word' AND rare.word = known.key AND rare.listings < in_all / 100;
  RETURN CASE WHEN taken = step OR EXISTS (SELECT FROM listing_bitmap_keys WHERE next_chunk IS NOT NULL) THEN 'more' ELSE 'done' END;
END $$;

CREATE FUNCTION listing_bitmaps_came_or_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_bitmap_changes (listing_id) SELECT listing_id FROM noted_rows;
  RETURN NULL;
END $$;
CREATE FUNCTION listing_bitmaps_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_bitmap_changes (listing_id)
  SELECT listing_id FROM new_rows AS n JOIN old_rows AS o USING (listing_id)
  WHERE (n.words, n.tags, n.category_id, n.subcategory_id, n.company_type, n.state_code, n.city_slug, n.price, n.lat, n.lng)
        IS DISTINCT FROM (o.words, o.tags, o.category_id, o.subcategory_id, o.company_type, o.state_code, o.city_slug, o.price, o.lat, o.lng);
  RETURN NULL;
END $$;
CREATE FUNCTION listing_bitmaps_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_bitmap_builds;
  DELETE FROM listing_bitmap_chunks;
  DELETE FROM listing_bitmap_keys;
  DELETE FROM listing_slots;
  DELETE FROM listing_place_slots;
  DELETE FROM listing_bitmap_changes;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_bitmaps_came AFTER INSERT ON listing_search
  REFERENCING NEW TABLE AS noted_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_bitmaps_came_or_went();
CREATE TRIGGER listing_bitmaps_went AFTER DELETE ON listing_search
  REFERENCING OLD TABLE AS noted_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_bitmaps_came_or_went();
CREATE TRIGGER listing_bitmaps_changed AFTER UPDATE ON listing_search
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_bitmaps_changed();
CREATE TRIGGER listing_bitmaps_emptied AFTER TRUNCATE ON listing_search
  FOR EACH STATEMENT EXECUTE FUNCTION listing_bitmaps_emptied();

-- What is read of a chunk, of one kind of numbers: not what changed since.
CREATE FUNCTION listing_bitmap_masks(by_place boolean) RETURNS TABLE (chunk int, bits bit) LANGUAGE sql STABLE AS $$
  SELECT slot / 8000, ~bit_or(set_bit(0::bit(8000), slot % 8000, 1)) FROM (
    SELECT listing_id, slot FROM listing_slots WHERE NOT by_place
    UNION ALL SELECT listing_id, slot FROM listing_place_slots WHERE by_place
  ) AS numbers WHERE listing_id = ANY (ARRAY (SELECT listing_id FROM listing_bitmap_changes)) GROUP BY 1
$$;

-- Whether the bits of all these keys can be read at this moment. With too many changes counting by rows is quicker.
CREATE FUNCTION has_listing_bitmaps(ids int[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM listing_bitmap_keys WHERE id = ANY (ids) AND next_chunk IS NULL) = cardinality(ids)
    AND EXISTS (SELECT FROM listing_bitmap_chunks) AND NOT EXISTS (SELECT FROM listing_bitmap_builds)
    AND NOT EXISTS (SELECT FROM listing_bitmap_changes OFFSET 4000 LIMIT 1)
$$;

-- Where a key's bits differ from what its rows say, changes left out, chunk by chunk; no row when all is well.
CREATE FUNCTION wrong_listing_bitmaps() RETURNS TABLE (kind text, key text, by_place boolean, kept int, counted int)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  ids constant int[] := ARRAY (SELECT id FROM listing_bitmap_keys WHERE next_chunk IS NULL);
  of_chunk int;
  mask bit(8000);
BEGIN
  IF EXISTS (SELECT FROM listing_bitmap_builds) OR NOT EXISTS (SELECT FROM listing_bitmap_chunks) THEN RETURN; END IF;
  -- A listing without a number, or with one of a chunk that nobody reads.
  RETURN QUERY
    SELECT 'listing', s.listing_id, false, 0, 1 FROM listing_search AS s LEFT JOIN listing_slots AS numbered USING (listing_id)
    WHERE NOT EXISTS (SELECT FROM listing_bitmap_changes AS changed WHERE changed.listing_id = s.listing_id)
      AND NOT EXISTS (SELECT FROM listing_bitmap_chunks AS chunks WHERE chunks.chunk = numbered.slot / 8000);
  -- The same by place; or with one that says it lies elsewhere, or stands before one of a square before its own.
  RETURN QUERY
    SELECT 'listing', s.listing_id, true, 0, 1 FROM listing_search AS s LEFT JOIN (
      SELECT placed.*, in_order AND lag(placed.square) OVER (PARTITION BY in_order ORDER BY placed.slot) > placed.square AS is_astray
      FROM listing_place_slots AS placed
    ) AS numbered USING (listing_id)
    WHERE NOT EXISTS (SELECT FROM listing_bitmap_changes AS changed WHERE changed.listing_id = s.listing_id)
      AND (NOT EXISTS (SELECT FROM listing_bitmap_chunks AS chunks WHERE chunks.chunk = numbered.slot / 8000)
           OR (numbered.square, numbered.ux, numbered.uy, numbered.uz) <> (place_square(s.lat, s.lng), s.ux, s.uy, s.uz)
           OR numbered.is_astray);
  FOR of_chunk, mask IN
    SELECT chunks.chunk, coalesce(masks.bits, ~0::bit(8000)) FROM listing_bitmap_chunks AS chunks
    LEFT JOIN (SELECT * FROM listing_bitmap_masks(false) UNION ALL SELECT * FROM listing_bitmap_masks(true)) AS masks USING (chunk)
  LOOP
    RETURN QUERY
      SELECT known.kind, known.key, is_place_chunk(of_chunk), bit_count(stored.bits & mask)::int, bit_count(own.bits & mask)::int
      FROM (SELECT key_id, bits FROM listing_bits_of(ids, of_chunk)) AS given(key_id, bits)
      FULL JOIN (SELECT key_id, bits FROM listing_bitmaps WHERE chunk = of_chunk AND key_id = ANY (ids)) AS written USING (key_id)
      CROSS JOIN LATERAL (SELECT coalesce(given.bits, 0::bit(8000)) AS bits) AS own
      CROSS JOIN LATERAL (SELECT coalesce(written.bits, 0::bit(8000)) AS bits) AS stored
      JOIN listing_bitmap_keys AS known ON known.id = key_id
      WHERE own.bits & mask <> stored.bits & mask;
  END LOOP;
END $$;

-- Has them built anew by whoever refreshes them; until then rows are counted.
CREATE FUNCTION rebuild_listing_bitmaps() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7362106);
  DELETE FROM listing_bitmap_builds;
  DELETE FROM listing_bitmap_chunks;
END $$;
