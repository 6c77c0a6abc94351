-- Cities with a slug that stays theirs, for the pages of a category in a city; and the slugs that categories had before.

-- Cities ------------------------------------------------------------------------------------------------------

-- A city stands here from the first public listing in it. Two of one name in two states are two: the first one that
-- came has the plain slug, the other one its state's name behind it, and neither ever changes.
CREATE TABLE cities (
  slug text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  state_code text COLLATE "C" NOT NULL REFERENCES states (code),
  key text NOT NULL,               -- market_text(name): 'PUNE' and 'Pune' are one city
  CONSTRAINT cities_state_code_key_key UNIQUE (state_code, key)
);

-- How listings write it. The join behind search goes by this text, so that it is tidied once and not for every listing.
CREATE TABLE city_names (
  state_code text COLLATE "C" NOT NULL REFERENCES states (code),
  name text NOT NULL,
  city_slug text COLLATE "C" NOT NULL REFERENCES cities (slug),
  PRIMARY KEY (state_code, name)
);
CREATE INDEX city_names_city_slug_idx ON city_names (city_slug);

-- Latin letters and digits joined by '-'; empty when there are none.
CREATE FUNCTION url_slug(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(left(btrim(regexp_replace(market_text(input), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-')
$$;

-- Each try is one insert that does nothing on a conflict, so two at once agree on one row.
CREATE FUNCTION note_city(in_state text, called text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  as_key constant text := market_text(called);
  base constant text := coalesce(nullif(url_slug(called), ''), 'city');
  state_slug constant text := url_slug((SELECT name FROM states WHERE code = in_state));
  of_city text;
  attempt int := 0;
BEGIN
  IF as_key = '' THEN RETURN; END IF;
  LOOP
    SELECT slug INTO of_city FROM cities WHERE state_code = in_state AND key = as_key;
    EXIT WHEN FOUND;
    attempt := attempt + 1;
    INSERT INTO cities (slug, name, state_code, key)
    VALUES (CASE attempt WHEN 1 THEN base WHEN 2 THEN base || '-' || state_slug
            ELSE base || '-' || state_slug || '-' || (attempt - 1) END, called, in_state, as_key)
    ON CONFLICT DO NOTHING;
  END LOOP;
  INSERT INTO city_names (state_code, name, city_slug) VALUES (in_state, called, of_city) ON CONFLICT DO NOTHING;
END $$;

-- The cities of these listings that are not known yet, always in one order.
CREATE FUNCTION note_cities(ids text[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  unknown record;
BEGIN
  FOR unknown IN
    SELECT DISTINCT listing.state_code, listing.city
    FROM listings AS listing
    WHERE listing.id = ANY (ids) AND listing.city IS NOT NULL AND listing.state_code IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM city_names AS known
                      WHERE known.state_code = listing.state_code AND known.name = listing.city)
    ORDER BY listing.state_code, listing.city
  LOOP
    PERFORM note_city(unknown.state_code, unknown.city);
  END LOOP;
END $$;

-- What there is already: of two cities of one name the one with more listings comes first.
DO $$
DECLARE
  known record;
BEGIN
  FOR known IN
    SELECT listing.state_code, listing.city
    FROM listing_search JOIN listings AS listing ON listing.id = listing_search.listing_id
    WHERE listing.city IS NOT NULL AND listing.state_code IS NOT NULL
    GROUP BY listing.state_code, listing.city ORDER BY count(*) DESC, listing.state_code, listing.city
  LOOP
    PERFORM note_city(known.state_code, known.city);
  END LOOP;
END $$;

-- What search reads -------------------------------------------------------------------------------------------

ALTER TABLE listing_search
  ADD COLUMN city_slug text COLLATE "C",
  ADD COLUMN changed_at timestamptz;            -- of the listing: what its pages show is no older

UPDATE listing_search AS s SET changed_at = listing.updated_at, city_slug = (
  SELECT city_slug FROM city_names WHERE state_code = listing.state_code AND name = listing.city)
FROM listings AS listing WHERE listing.id = s.listing_id;

ALTER TABLE listing_search ALTER COLUMN changed_at SET NOT NULL;

-- A category's listings city by city, each city's newest first; counting needs the index alone.
CREATE INDEX listing_search_category_city_idx
  ON listing_search (category_id, city_slug, published_at DESC, listing_id DESC) INCLUDE (changed_at);

-- What was public and is not: the pages it left have changed too.
CREATE INDEX listings_withdrawn_idx ON listings (category_id, state_code, city, updated_at)
  WHERE published_at IS NOT NULL AND status <> 'approved';

CREATE OR REPLACE VIEW listing_search_source AS
SELECT
  listing.id AS listing_id, listing.category_id, listing.subcategory_id, listing.provider_user_id,
  profile.company_type, listing.state_code, listing.price, listing.published_at, listing.tags,
  market_vector(listing.name, 'A') || category.words || coalesce(subcategory.words, '') || coalesce(profile.words, '')
    || market_vector(concat_ws(' ', array_to_string(listing.tags, ' '), listing.address, listing.city, state.name), 'C')
    || market_vector(listing.description, 'D') AS words,
  listing.lat, listing.lng, city.city_slug, listing.updated_at AS changed_at
FROM listings AS listing
JOIN users AS provider ON provider.id = listing.provider_user_id AND provider.disabled_at IS NULL
JOIN categories AS category ON category.id = listing.category_id
LEFT JOIN subcategories AS subcategory ON subcategory.id = listing.subcategory_id
LEFT JOIN provider_profiles AS profile ON profile.user_id = listing.provider_user_id
LEFT JOIN states AS state ON state.code = listing.state_code
LEFT JOIN city_names AS city ON city.state_code = listing.state_code AND city.name = listing.city
WHERE listing.status = 'approved';

-- As before, with the city and the moment of the last change.
CREATE OR REPLACE FUNCTION refresh_listing_search(ids text[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  belong text[];
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM users WHERE id IN (SELECT provider_user_id FROM listings WHERE id = ANY (ids)) ORDER BY id FOR SHARE;
  PERFORM 1 FROM provider_profiles
    WHERE user_id IN (SELECT provider_user_id FROM listings WHERE id = ANY (ids)) ORDER BY user_id FOR SHARE;
  PERFORM 1 FROM categories WHERE id IN (SELECT category_id FROM listings WHERE id = ANY (ids)) ORDER BY id FOR SHARE;
  PERFORM 1 FROM subcategories
    WHERE id IN (SELECT subcategory_id FROM listings WHERE id = ANY (ids)) ORDER BY id FOR SHARE;

  PERFORM note_cities(ids);
  belong := ARRAY(SELECT listing_id FROM listing_search_source WHERE listing_id = ANY (ids));
  DELETE FROM listing_search WHERE listing_id = ANY (ids) AND listing_id <> ALL (belong);

  INSERT INTO listing_search (listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code,
                              price, published_at, tags, words, lat, lng, city_slug, changed_at)
  SELECT listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code,
         price, published_at, tags, words, lat, lng, city_slug, changed_at
  FROM listing_search_source WHERE listing_id = ANY (belong)
  ON CONFLICT (listing_id) DO UPDATE SET
    (category_id, subcategory_id, provider_user_id, company_type, state_code, price, published_at, tags, words, lat, lng,
     city_slug, changed_at) =
    (excluded.category_id, excluded.subcategory_id, excluded.provider_user_id, excluded.company_type,
     excluded.state_code, excluded.price, excluded.published_at, excluded.tags, excluded.words, excluded.lat, excluded.lng,
     excluded.city_slug, excluded.changed_at);
END $$;

-- Slugs of before ---------------------------------------------------------------------------------------------

-- Each points at the row itself, so that an address of three names ago is one redirect away. `name` is what it was
-- called then: called so again, it has this slug again. A slug belongs to whoever has it now, else to who had it last.
CREATE TABLE old_category_slugs (
  slug text PRIMARY KEY,
  category_id text COLLATE "C" NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  name text NOT NULL
);
CREATE INDEX old_category_slugs_category_id_idx ON old_category_slugs (category_id);

CREATE TABLE old_subcategory_slugs (
  category_id text COLLATE "C" NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  slug text NOT NULL,
  subcategory_id text COLLATE "C" NOT NULL REFERENCES subcategories (id) ON DELETE CASCADE,
  name text NOT NULL,
  PRIMARY KEY (category_id, slug)
);
CREATE INDEX old_subcategory_slugs_subcategory_id_idx ON old_subcategory_slugs (subcategory_id);

CREATE FUNCTION category_slug_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_category_slugs (slug, category_id, name) VALUES (OLD.slug, OLD.id, OLD.name)
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, name = excluded.name;
  END IF;
  DELETE FROM old_category_slugs WHERE slug = NEW.slug;
  RETURN NULL;
END $$;
CREATE TRIGGER category_slug_inserted AFTER INSERT ON categories
  FOR EACH ROW EXECUTE FUNCTION category_slug_taken();
CREATE TRIGGER category_slug_updated AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION category_slug_taken();

CREATE FUNCTION subcategory_slug_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_subcategory_slugs (category_id, slug, subcategory_id, name)
    VALUES (OLD.category_id, OLD.slug, OLD.id, OLD.name)
    ON CONFLICT (category_id, slug) DO UPDATE SET subcategory_id = excluded.subcategory_id, name = excluded.name;
  END IF;
  DELETE FROM old_subcategory_slugs WHERE category_id = NEW.category_id AND slug = NEW.slug;
  RETURN NULL;
END $$;
CREATE TRIGGER subcategory_slug_inserted AFTER INSERT ON subcategories
  FOR EACH ROW EXECUTE FUNCTION subcategory_slug_taken();
CREATE TRIGGER subcategory_slug_updated AFTER UPDATE OF slug ON subcategories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION subcategory_slug_taken();
