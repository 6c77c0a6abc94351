-- A step held what it had locked for 0.7 s on a quiet machine, and several seconds on a busy one: a rename that waited for two
-- of them met lock_timeout. Steps are shorter, and one that finds another at work says so instead of waiting for it
-- (docs/decisions/008-search-refresh-in-steps.md).
DROP FUNCTION refresh_search_step();

-- One step of what is noted, the oldest first: 'more', 'done' when nothing is noted, 'busy' when another process is at a
-- step. A row is always locked last, after what refresh_listing_search() locks, as refresh_or_note() does it: so the two
-- cannot wait for each other, and a note made anew during the step is not taken for done.
CREATE FUNCTION refresh_search_step() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  step constant int := 250;
  noted search_refreshes;
  ids text[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(7362104) THEN RETURN 'busy'; END IF;
  SELECT * INTO noted FROM search_refreshes ORDER BY noted_at, kind, subject_id LIMIT 1;
  IF NOT FOUND THEN RETURN 'done'; END IF;
  ids := approved_listings_of(noted.kind, noted.subject_id, noted.after_id, step);
  PERFORM refresh_listing_search(ids);
  IF cardinality(ids) < step THEN
    DELETE FROM search_refreshes
    WHERE kind = noted.kind AND subject_id = noted.subject_id AND noted_at = noted.noted_at;
  ELSE
    UPDATE search_refreshes SET after_id = ids[step]
    WHERE kind = noted.kind AND subject_id = noted.subject_id AND noted_at = noted.noted_at;
  END IF;
  RETURN 'more';
END $$;
