-- The directory: people, categories, places, listings, and the narrow table that search reads.
-- Written by hand: Prisma's schema language cannot say generated geometry, transition tables or expression indexes.

CREATE EXTENSION IF NOT EXISTS postgis;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Identifiers -------------------------------------------------------------------------------------------------

-- 16 lower-case Crockford base32 characters: 9 of the millisecond clock, 7 random. clock_timestamp(), not now(),
-- so that the rows of one bulk insert do not share their time.
CREATE FUNCTION new_id() RETURNS text LANGUAGE plpgsql VOLATILE PARALLEL SAFE AS $$
DECLARE
  alphabet constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  clock constant bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
  -- The last 12 digits of a version 4 UUID are all random; 35 bits of them are used.
  random constant bigint := ('x' || right(gen_random_uuid()::text, 9))::bit(36)::bigint;
  id text := '';
BEGIN
  FOR i IN REVERSE 8..0 LOOP
    id := id || substr(alphabet, ((clock >> (5 * i)) & 31)::int + 1, 1);
  END LOOP;
  FOR i IN REVERSE 6..0 LOOP
    id := id || substr(alphabet, ((random >> (5 * i)) & 31)::int + 1, 1);
  END LOOP;
  RETURN id;
END $$;

-- Words -------------------------------------------------------------------------------------------------------

-- Every run of characters that are not letters, marks or digits is one space; accents folded, lower case, and a
-- letter with its mark the same whether it came as one character or as two.
-- The class lists those characters (Unicode 15, general categories other than L, M, N) by itself: what [:alnum:]
-- and Postgres' own parser take for a letter depends on the locale, and differs for Indian vowel signs. It comes
-- first because unaccent() makes letters of signs ('₹500' → 'Rs500'), and once more, for ASCII, because it makes
-- signs of letters and digits ('½' → '1/2').
-- IMMUTABLE although unaccent() is only STABLE: its dictionary is the one shipped with Postgres.
CREATE FUNCTION market_text(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(public.unaccent('public.unaccent', regexp_replace(normalize(input), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u0375\u037e\u0384-\u0385\u0387\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u180e\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20c1\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a-\u213b\u2140-\u2144\u214a-\u214d\u214f\u218a-\u244a\u249c-\u24e9\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3036-\u3037\u303d-\u303f\u309b-\u309c\u30a0\u30fb\u3190-\u3191\u3196-\u319f\u31c0-\u31ef\u3200-\u321e\u322a-\u3247\u3250\u3260-\u327f\u328a-\u32b0\u32c0-\u33ff\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufb29\ufbb2-\ufbd2\ufd3e-\ufd4f\ufd90-\ufd91\ufdc8-\ufdcf\ufdfc-\ufdff\ufe10-\ufe19\ufe30-\ufe6b\ufeff-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001ccef\U0001ccfa-\U0001cef0\U0001cf50-\U0001d164\U0001d16a-\U0001d16c\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d6c1\U0001d6db\U0001d6fb\U0001d715\U0001d735\U0001d74f\U0001d76f\U0001d789\U0001d7a9\U0001d7c3\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbef\U0001fbfa\U000e0001-\U000e00ff\U000f0000-\U0010ffff]+', ' ', 'g'))),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+', ' ', 'g'))
$$;

-- The words of a text as lexemes (English stems; other scripts pass through; stop words left out), each with its
-- position and the given weight, 'A' to 'D'. A word that its stem shortens or changes stands beside it as written, for
-- half-typed words ('plumbin'). Words are cut at 100 characters: a lexeme may not be longer than 2 KB.
-- A loop, because the same as one query takes more than twice as long, and an import calls this for every text.
CREATE FUNCTION market_vector(input text, weight text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text;
  stem text;
  position int := 0;
  lexemes text := '';
BEGIN
  FOREACH word IN ARRAY coalesce(string_to_array(public.market_text(input), ' '), '{}') LOOP
    CONTINUE WHEN word = '';
    position := least(position + 1, 16383);
    word := left(word, 100);
    stem := (ts_lexize('pg_catalog.english_stem', word))[1];
    CONTINUE WHEN stem IS NULL;
    lexemes := lexemes || stem || ':' || position || weight || ' ';
    IF stem <> word THEN
      lexemes := lexemes || word || ':' || position || weight || ' ';
    END IF;
  END LOOP;
  RETURN lexemes::tsvector;
END $$;

-- The same words as a condition: all of them, the last one as a prefix of a stem or of a word as written. NULL when
-- nothing is left to look for. A last word that is a stop word ('the') still counts as a prefix when it is the only word.
CREATE FUNCTION market_query(input text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH words AS (
    SELECT word.value, word.position, ts_lexize('pg_catalog.english_stem', word.value) AS stems,
           word.position = max(word.position) OVER () AS is_last
    FROM (SELECT left(w, 100) AS value, position
          FROM unnest(string_to_array(public.market_text(input), ' ')) WITH ORDINALITY AS split(w, position)
          WHERE w <> '') AS word
  ), parts AS (
    SELECT string_agg(quote_literal(stem.lexeme) || CASE WHEN is_last THEN ':*' ELSE '' END, ' & ' ORDER BY position) AS stemmed
    FROM words, unnest(words.stems) AS stem(lexeme)
  )
  SELECT coalesce(stemmed, (SELECT quote_literal(value) || ':*' FROM words WHERE is_last))::tsquery FROM parts
$$;

-- People ------------------------------------------------------------------------------------------------------

CREATE TYPE user_role AS ENUM ('customer', 'provider', 'admin');
CREATE TYPE company_type AS ENUM
  ('manufacturer', 'wholesaler', 'distributor', 'supplier', 'industrial_services', 'exporters', 'traders', 'other');

CREATE TABLE users (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  email text,           -- NULL only for the provider that stands for an import: nobody signs in as it
  phone_number text,    -- E.164
  role user_role NOT NULL,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_length CHECK (length(email) <= 254)
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE UNIQUE INDEX users_phone_number_key ON users (phone_number);

CREATE TABLE provider_profiles (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  company_name text NOT NULL,
  company_type company_type,
  phone_number text,
  import_source text,   -- set for the provider that stands for an import: the source's name
  created_at timestamptz NOT NULL DEFAULT now(),
  words tsvector GENERATED ALWAYS AS (market_vector(company_name, 'B')) STORED,
  CONSTRAINT provider_profiles_company_name_length CHECK (length(company_name) BETWEEN 2 AND 120)
);
CREATE UNIQUE INDEX provider_profiles_import_source_key ON provider_profiles (import_source);

-- Reference data ----------------------------------------------------------------------------------------------

CREATE TABLE states (
  code text COLLATE "C" PRIMARY KEY,  -- ISO 3166-2:IN without 'IN-'
  name text NOT NULL UNIQUE
);

CREATE TABLE places (
  id integer PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  label text NOT NULL,             -- as a person reads it: 'Kothrud, Pune, Maharashtra'
  state_code text COLLATE "C" NOT NULL REFERENCES states (code),
  district text,
  pin_code text COLLATE "C",
  population integer NOT NULL DEFAULT 0,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  geom geometry(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lng, lat), 4326)) STORED,
  CONSTRAINT places_kind CHECK (kind IN ('state', 'district', 'city', 'locality', 'pin_code'))
);
CREATE INDEX places_geom_idx ON places USING gist (geom);

-- What a place is called: its name, older and other names, its name in Hindi. Searched by prefix.
CREATE TABLE place_names (
  place_id integer NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,  -- market_text() of the name
  PRIMARY KEY (name, place_id)
);

CREATE TABLE categories (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 1000,
  hidden boolean NOT NULL DEFAULT false,
  words tsvector GENERATED ALWAYS AS (market_vector(name, 'B')) STORED,
  CONSTRAINT categories_name_length CHECK (length(name) BETWEEN 1 AND 60)
);
CREATE UNIQUE INDEX categories_name_key ON categories (lower(name));

CREATE TABLE subcategories (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  category_id text COLLATE "C" NOT NULL REFERENCES categories (id),
  name text NOT NULL,
  slug text NOT NULL,
  position integer NOT NULL DEFAULT 1000,
  hidden boolean NOT NULL DEFAULT false,
  words tsvector GENERATED ALWAYS AS (market_vector(name, 'B')) STORED,
  CONSTRAINT subcategories_name_length CHECK (length(name) BETWEEN 1 AND 60),
  CONSTRAINT subcategories_id_category_id_key UNIQUE (id, category_id),
  CONSTRAINT subcategories_category_id_slug_key UNIQUE (category_id, slug)
);
CREATE UNIQUE INDEX subcategories_name_key ON subcategories (category_id, lower(name));

-- Listings ----------------------------------------------------------------------------------------------------

CREATE TYPE listing_status AS ENUM ('pending_approval', 'approved', 'rejected', 'archived');

CREATE TABLE listings (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  provider_user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  category_id text COLLATE "C" NOT NULL REFERENCES categories (id),
  subcategory_id text COLLATE "C",
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price integer,               -- whole rupees; NULL: on request
  phone_number text,           -- 10 digits; NULL: none given
  address text NOT NULL DEFAULT '',
  city text,
  state_code text COLLATE "C" REFERENCES states (code),
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  max_radius_km integer,       -- how far the provider serves, km
  tags text[] NOT NULL DEFAULT '{}',
  status listing_status NOT NULL DEFAULT 'pending_approval',
  rejection_reason text,
  source text,                 -- imports: where the row came from, and its id there
  external_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,    -- the first approval; never moves
  CONSTRAINT listings_subcategory_of_category FOREIGN KEY (subcategory_id, category_id)
    REFERENCES subcategories (id, category_id),
  CONSTRAINT listings_name_length CHECK (length(name) BETWEEN 3 AND 300),
  CONSTRAINT listings_description_length CHECK (length(description) <= 5000),
  CONSTRAINT listings_address_length CHECK (length(address) <= 300),
  CONSTRAINT listings_price_range CHECK (price BETWEEN 1 AND 1000000000),
  CONSTRAINT listings_phone_number_digits CHECK (phone_number ~ '^[0-9]{10}$'),
  CONSTRAINT listings_lat_range CHECK (lat BETWEEN -90 AND 90),
  CONSTRAINT listings_lng_range CHECK (lng BETWEEN -180 AND 180),
  CONSTRAINT listings_max_radius_km_range CHECK (max_radius_km >= 1),
  CONSTRAINT listings_tags_count CHECK (cardinality(tags) <= 10),
  CONSTRAINT listings_approved_is_published CHECK (status <> 'approved' OR published_at IS NOT NULL),
  CONSTRAINT listings_source_pair CHECK ((source IS NULL) = (external_id IS NULL))
);
CREATE UNIQUE INDEX listings_source_external_id_key ON listings (source, external_id);
CREATE INDEX listings_provider_user_id_idx ON listings (provider_user_id, created_at DESC);
CREATE INDEX listings_category_id_idx ON listings (category_id);
CREATE INDEX listings_subcategory_id_idx ON listings (subcategory_id);
CREATE INDEX listings_status_created_at_idx ON listings (status, created_at);

CREATE TABLE media (
  id text COLLATE "C" PRIMARY KEY,  -- unguessable; the file is /media/{id}-{width}.webp
  width integer NOT NULL,           -- of the largest stored picture, px
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE listing_images (
  listing_id text COLLATE "C" NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  position integer NOT NULL,
  media_id text COLLATE "C" NOT NULL REFERENCES media (id),
  PRIMARY KEY (listing_id, position),
  CONSTRAINT listing_images_position_range CHECK (position BETWEEN 0 AND 2)
);
CREATE INDEX listing_images_media_id_idx ON listing_images (media_id);

-- What search reads -------------------------------------------------------------------------------------------

-- Approved listings of people who are not disabled, and nothing else. listings is the truth.
CREATE TABLE listing_search (
  listing_id text COLLATE "C" PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  category_id text COLLATE "C" NOT NULL,
  subcategory_id text COLLATE "C",
  provider_user_id text COLLATE "C" NOT NULL,
  company_type company_type,
  state_code text COLLATE "C",
  price integer,
  published_at timestamptz NOT NULL,
  tags text[] NOT NULL,
  words tsvector NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  -- The unit vector: its chord to another one gives the great circle on a sphere.
  ux double precision NOT NULL GENERATED ALWAYS AS (cos(radians(lat)) * cos(radians(lng))) STORED,
  uy double precision NOT NULL GENERATED ALWAYS AS (cos(radians(lat)) * sin(radians(lng))) STORED,
  uz double precision NOT NULL GENERATED ALWAYS AS (sin(radians(lat))) STORED,
  -- A point on the plane of degrees for boxes (the planner estimates them well), and one in space for nearest first.
  geom geometry(Point, 4326) NOT NULL GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lng, lat), 4326)) STORED,
  sphere geometry(PointZ) NOT NULL GENERATED ALWAYS AS (
    ST_MakePoint(cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat)))
  ) STORED
);
CREATE INDEX listing_search_newest_idx ON listing_search (published_at DESC, listing_id DESC);
CREATE INDEX listing_search_category_idx ON listing_search (category_id, published_at DESC, listing_id DESC);
CREATE INDEX listing_search_subcategory_idx ON listing_search (subcategory_id, published_at DESC, listing_id DESC);
CREATE INDEX listing_search_provider_idx ON listing_search (provider_user_id, published_at DESC, listing_id DESC);
CREATE INDEX listing_search_company_type_idx ON listing_search (company_type, published_at DESC, listing_id DESC);
CREATE INDEX listing_search_state_idx ON listing_search (state_code);
CREATE INDEX listing_search_cheapest_idx ON listing_search (price, listing_id);
CREATE INDEX listing_search_dearest_idx ON listing_search (price DESC NULLS LAST, listing_id);
CREATE INDEX listing_search_geom_idx ON listing_search USING gist (geom);
CREATE INDEX listing_search_sphere_idx ON listing_search USING gist (sphere gist_geometry_ops_nd);
CREATE INDEX listing_search_words_idx ON listing_search USING gin (words);
CREATE INDEX listing_search_tags_idx ON listing_search USING gin (tags);

-- What a row of listing_search should be. The weights: name A; company, category and subcategory B; tags and place C;
-- description D.
CREATE VIEW listing_search_source AS
SELECT
  listing.id AS listing_id, listing.category_id, listing.subcategory_id, listing.provider_user_id,
  profile.company_type, listing.state_code, listing.price, listing.published_at, listing.tags,
  market_vector(listing.name, 'A') || category.words || coalesce(subcategory.words, '') || coalesce(profile.words, '')
    || market_vector(concat_ws(' ', array_to_string(listing.tags, ' '), listing.address, listing.city, state.name), 'C')
    || market_vector(listing.description, 'D') AS words,
  listing.lat, listing.lng
FROM listings AS listing
JOIN users AS provider ON provider.id = listing.provider_user_id AND provider.disabled_at IS NULL
JOIN categories AS category ON category.id = listing.category_id
LEFT JOIN subcategories AS subcategory ON subcategory.id = listing.subcategory_id
LEFT JOIN provider_profiles AS profile ON profile.user_id = listing.provider_user_id
LEFT JOIN states AS state ON state.code = listing.state_code
WHERE listing.status = 'approved';

-- Brings the rows of these listings in step. The share locks make a rename, a new company type or a disabling that
-- runs at the same time wait, so that whichever commits last sees the other's work. Planned anew at every call: a plan
-- kept from when the tables were empty goes through all of them for each of thousands of rows.
CREATE FUNCTION refresh_listing_search(ids text[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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

  belong := ARRAY(SELECT listing_id FROM listing_search_source WHERE listing_id = ANY (ids));
  DELETE FROM listing_search WHERE listing_id = ANY (ids) AND listing_id <> ALL (belong);

  INSERT INTO listing_search (listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code,
                              price, published_at, tags, words, lat, lng)
  SELECT * FROM listing_search_source WHERE listing_id = ANY (belong)
  ON CONFLICT (listing_id) DO UPDATE SET
    (category_id, subcategory_id, provider_user_id, company_type, state_code, price, published_at, tags, words, lat, lng) =
    (excluded.category_id, excluded.subcategory_id, excluded.provider_user_id, excluded.company_type,
     excluded.state_code, excluded.price, excluded.published_at, excluded.tags, excluded.words, excluded.lat, excluded.lng);
END $$;

CREATE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((SELECT array_agg(id) FROM new_rows WHERE status = 'approved'));
  RETURN NULL;
END $$;
CREATE TRIGGER listings_inserted AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted();

CREATE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((
    SELECT array_agg(new_rows.id) FROM new_rows JOIN old_rows USING (id)
    WHERE new_rows.status = 'approved' OR old_rows.status = 'approved'
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER listings_updated AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_updated();

CREATE FUNCTION provider_profiles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((SELECT array_agg(id) FROM listings WHERE provider_user_id = NEW.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER provider_profiles_inserted AFTER INSERT ON provider_profiles
  FOR EACH ROW EXECUTE FUNCTION provider_profiles_changed();
CREATE TRIGGER provider_profiles_updated AFTER UPDATE OF company_name, company_type ON provider_profiles
  FOR EACH ROW WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name OR OLD.company_type IS DISTINCT FROM NEW.company_type)
  EXECUTE FUNCTION provider_profiles_changed();

CREATE FUNCTION category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((SELECT array_agg(id) FROM listings WHERE category_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER category_renamed AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION category_renamed();

CREATE FUNCTION subcategory_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((SELECT array_agg(id) FROM listings WHERE subcategory_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER subcategory_renamed AFTER UPDATE OF name ON subcategories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION subcategory_renamed();

CREATE FUNCTION user_disabled_or_enabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_search((SELECT array_agg(id) FROM listings WHERE provider_user_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER user_disabled_or_enabled AFTER UPDATE OF disabled_at ON users
  FOR EACH ROW WHEN ((OLD.disabled_at IS NULL) <> (NEW.disabled_at IS NULL)) EXECUTE FUNCTION user_disabled_or_enabled();
