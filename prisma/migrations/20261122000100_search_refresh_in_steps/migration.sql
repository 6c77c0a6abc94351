-- A company or a category may have hundreds of thousands of listings. What search holds of them is refreshed at once
-- while they are few, else noted here and done in steps (docs/decisions/008-search-refresh-in-steps.md).

CREATE TABLE search_refreshes (
  kind text NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  after_id text COLLATE "C" NOT NULL DEFAULT '',  -- the listings up to this one are done
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, subject_id),
  CONSTRAINT search_refreshes_kind CHECK (kind IN ('provider', 'category', 'subcategory'))
);

-- The first approved listings of a subject after a given one, in the order of their ids. Planned anew for each: a
-- company of ten and an import of half a million want different indexes.
CREATE FUNCTION approved_listings_of(of_kind text, of_id text, after_id text, most int) RETURNS text[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF of_kind = 'provider' THEN
    RETURN ARRAY(SELECT id FROM listings
                 WHERE provider_user_id = of_id AND status = 'approved' AND id > after_id ORDER BY id LIMIT most);
  ELSIF of_kind = 'category' THEN
    RETURN ARRAY(SELECT id FROM listings
                 WHERE category_id = of_id AND status = 'approved' AND id > after_id ORDER BY id LIMIT most);
  ELSE
    RETURN ARRAY(SELECT id FROM listings
                 WHERE subcategory_id = of_id AND status = 'approved' AND id > after_id ORDER BY id LIMIT most);
  END IF;
END $$;

-- Few listings: in step when this returns. Many: noted, in the transaction that made it necessary; what was noted before
-- begins anew. Only approved listings matter: one that is approved later is refreshed by that.
CREATE FUNCTION refresh_or_note(of_kind text, of_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at_once constant int := 2000;
  ids text[] := approved_listings_of(of_kind, of_id, '', at_once + 1);
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  ELSIF cardinality(ids) <= at_once THEN
    PERFORM refresh_listing_search(ids);
  ELSE
    INSERT INTO search_refreshes (kind, subject_id) VALUES (of_kind, of_id)
    ON CONFLICT (kind, subject_id) DO UPDATE SET after_id = '', noted_at = clock_timestamp();
  END IF;
END $$;

-- One step of what is noted, the oldest first; false when nothing is. Processes take turns: of two steps that run at
-- once the second waits. A row is always locked last, after what refresh_listing_search() locks, as refresh_or_note()
-- does it: so the two cannot wait for each other, and a note made anew during the step is not taken for done.
CREATE FUNCTION refresh_search_step() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  step constant int := 1000;
  noted search_refreshes;
  ids text[];
BEGIN
  PERFORM pg_advisory_xact_lock(7362104);
  SELECT * INTO noted FROM search_refreshes ORDER BY noted_at, kind, subject_id LIMIT 1;
  IF NOT FOUND THEN RETURN false; END IF;
  ids := approved_listings_of(noted.kind, noted.subject_id, noted.after_id, step);
  PERFORM refresh_listing_search(ids);
  IF cardinality(ids) < step THEN
    DELETE FROM search_refreshes
    WHERE kind = noted.kind AND subject_id = noted.subject_id AND noted_at = noted.noted_at;
  ELSE
    UPDATE search_refreshes SET after_id = ids[step]
    WHERE kind = noted.kind AND subject_id = noted.subject_id AND noted_at = noted.noted_at;
  END IF;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION provider_profiles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_or_note('provider', NEW.user_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_or_note('category', NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION subcategory_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_or_note('subcategory', NEW.id);
  RETURN NULL;
END $$;

-- Out of search at once, however many they are: nothing has to be computed for that. Back in, as above.
CREATE OR REPLACE FUNCTION user_disabled_or_enabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.disabled_at IS NOT NULL THEN
    DELETE FROM listing_search WHERE provider_user_id = NEW.id;
  ELSE
    PERFORM refresh_or_note('provider', NEW.id);
  END IF;
  RETURN NULL;
END $$;
