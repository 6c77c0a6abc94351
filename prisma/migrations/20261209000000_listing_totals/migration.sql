-- How many listings search has, by what people choose first. Exact: written in the transaction that changes
-- listing_search, by its triggers (docs/decisions/032-totals-kept-by-triggers.md).

-- First what needs the table for itself and writes it anew (about a minute for a million listings, in which search waits).
-- Squares of 0.02 degrees: what lies within a radius is a range of the index for each row of squares, and counted without
-- visiting the table. lib/domain/listings/search/cell-count.ts computes the same numbers.
ALTER TABLE listing_search ADD COLUMN cell int NOT NULL
  GENERATED ALWAYS AS (floor((lat + 90) * 50)::int * 18001 + floor((lng + 180) * 50)::int) STORED;
CREATE INDEX listing_search_cell_idx ON listing_search (cell)
  INCLUDE (ux, uy, uz, category_id, subcategory_id, company_type, price);

-- kind: all ('' is its key), category, subcategory, company_type, state, city; and of a category those in a city, of a
-- category or subcategory those of a company type (both, with a space between). A total is the sum over its slots.
CREATE TABLE listing_totals (
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  slot smallint NOT NULL,
  listings int NOT NULL,
  PRIMARY KEY (kind, key, slot),
  CONSTRAINT listing_totals_kind CHECK (kind IN ('all', 'category', 'subcategory', 'company_type', 'state', 'city',
                                                 'category_city', 'category_type', 'subcategory_type'))
) WITH (fillfactor = 50);

-- The first slot that no other transaction writes: two writers never wait for each other, and so never in a circle. Held
-- until the transaction ends; only the 65th writer at once has to wait.
CREATE FUNCTION listing_totals_slot() RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  slots constant int := 64;
  busy constant int := pg_backend_pid() % slots;
BEGIN
  FOR slot IN 0 .. slots - 1 LOOP
    IF pg_try_advisory_xact_lock(7362105, slot) THEN RETURN slot; END IF;
  END LOOP;
  PERFORM pg_advisory_xact_lock(7362105, busy);
  RETURN busy;
END $$;

-- The totals that a row of search counts in.
CREATE FUNCTION listing_total_keys(category text, subcategory text, of_type company_type, state text, city text)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT each.kind, each.key FROM (VALUES
    ('all', ''), ('category', category), ('subcategory', subcategory), ('company_type', of_type::text), ('state', state), ('city', city),
    ('category_city', category || ' ' || city), ('category_type', category || ' ' || of_type::text), ('subcategory_type', subcategory || ' ' || of_type::text)
  ) AS each(kind, key) WHERE each.key IS NOT NULL
$$;

CREATE FUNCTION add_listing_totals(kinds text[], keys text[], counts int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_totals AS known (kind, key, slot, listings)
  SELECT given.kind, given.key, own.slot, given.n
  FROM (SELECT listing_totals_slot() AS slot OFFSET 0) AS own, unnest(kinds, keys, counts) AS given(kind, key, n)
  ORDER BY given.kind, given.key
  ON CONFLICT (kind, key, slot) DO UPDATE SET listings = known.listings + excluded.listings
$$;

CREATE FUNCTION listing_totals_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, count(*)::int AS n
    FROM new_rows AS s, listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug) AS own
    GROUP BY own.kind, own.key
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION listing_totals_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, -count(*)::int AS n
    FROM old_rows AS s, listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug) AS own
    GROUP BY own.kind, own.key
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;
-- Most changes of a row (price, words, quality) leave all of its totals as they are.
CREATE FUNCTION listing_totals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, sum(own.sign)::int AS n FROM (
      SELECT kept.kind, kept.key, changed.sign FROM (
        SELECT s.*, 1 AS sign FROM new_rows AS s UNION ALL SELECT s.*, -1 FROM old_rows AS s
      ) AS changed
      JOIN (SELECT listing_id FROM new_rows AS n JOIN old_rows AS o USING (listing_id)
            WHERE (n.category_id, n.subcategory_id, n.company_type, n.state_code, n.city_slug)
                  IS DISTINCT FROM (o.category_id, o.subcategory_id, o.company_type, o.state_code, o.city_slug)) AS moved
        USING (listing_id),
      LATERAL listing_total_keys(changed.category_id, changed.subcategory_id, changed.company_type, changed.state_code, changed.city_slug) AS kept
    ) AS own
    GROUP BY own.kind, own.key HAVING sum(own.sign) <> 0
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION listing_totals_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_totals;
  DELETE FROM search_vocabulary WHERE kind = 'word';
  DELETE FROM search_word_subcategories;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_totals_came AFTER INSERT ON listing_search
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_totals_came();
CREATE TRIGGER listing_totals_went AFTER DELETE ON listing_search
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_totals_went();
CREATE TRIGGER listing_totals_changed AFTER UPDATE ON listing_search
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_totals_changed();
CREATE TRIGGER listing_totals_emptied AFTER TRUNCATE ON listing_search
  FOR EACH STATEMENT EXECUTE FUNCTION listing_totals_emptied();

-- The truth, counted.
CREATE VIEW counted_listing_totals AS
SELECT own.kind, own.key, count(*)::int AS listings
FROM listing_search AS s, listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug) AS own
GROUP BY own.kind, own.key;

-- The same of the vocabulary: it tells the total of a single word. '' stands for the listing itself.
CREATE VIEW counted_search_words AS
SELECT part.word, count(*)::int AS listings FROM listing_search AS s, search_words_of(s.words) AS part
WHERE length(part.word) BETWEEN 1 AND 100 GROUP BY part.word;

-- Where what is kept differs from what is counted; no row when all is well.
CREATE FUNCTION wrong_listing_totals() RETURNS TABLE (kind text, key text, kept int, counted int) LANGUAGE sql STABLE AS $$
  SELECT kind, key, coalesce(kept.listings, 0), coalesce(counted.listings, 0)
  FROM (SELECT kind, key, sum(listings)::int AS listings FROM listing_totals GROUP BY kind, key
        UNION ALL SELECT 'word', word, listings FROM search_vocabulary WHERE search_vocabulary.kind = 'word') AS kept
  FULL JOIN (SELECT kind, key, listings FROM counted_listing_totals
             UNION ALL SELECT 'word', word, listings FROM counted_search_words) AS counted USING (kind, key)
  WHERE coalesce(kept.listings, 0) <> coalesce(counted.listings, 0) ORDER BY kind, key
$$;

-- Counts all of them anew. Writers wait meanwhile, readers do not.
CREATE FUNCTION rebuild_listing_totals() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_search IN SHARE MODE;
  DELETE FROM listing_totals;
  INSERT INTO listing_totals (kind, key, slot, listings) SELECT kind, key, 0, listings FROM counted_listing_totals;
  PERFORM note_vocabulary('word', array_agg(wrong.key), array_agg(wrong.counted - wrong.kept))
  FROM wrong_listing_totals() AS wrong WHERE wrong.kind = 'word' HAVING count(*) > 0;
END $$;

SELECT rebuild_listing_totals();
