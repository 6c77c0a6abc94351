-- What search needs to understand a text and to rank by it: words of the name marked in the vector, quantities as one
-- token, a static quality, and the vocabulary of the listings, all kept by triggers (docs/decisions/018 to 021).

-- Quantities --------------------------------------------------------------------------------------------------

-- What a unit is called in short: 'litres' → 'l'; NULL for what is none. The same list stands in
-- lib/domain/listings/search/reading/quantities.ts; a test holds the two together.
CREATE FUNCTION market_unit(called text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN called IN ('hp', 'horsepower') THEN 'hp' WHEN called IN ('kw', 'kwp', 'kilowatt', 'kilowatts') THEN 'kw'
    WHEN called IN ('w', 'wp', 'watt', 'watts') THEN 'w' WHEN called IN ('kva') THEN 'kva'
    WHEN called IN ('v', 'volt', 'volts') THEN 'v' WHEN called IN ('ah', 'amphour', 'amphours', 'amperehour') THEN 'ah'
    WHEN called IN ('a', 'amp', 'amps', 'ampere', 'amperes') THEN 'a'
    WHEN called IN ('ton', 'tons', 'tonne', 'tonnes', 'tr', 'mt') THEN 'ton'
    WHEN called IN ('kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms') THEN 'kg'
    WHEN called IN ('g', 'gm', 'gms', 'gram', 'grams') THEN 'g'
    WHEN called IN ('ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters') THEN 'ml'
    WHEN called IN ('l', 'lt', 'lts', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters') THEN 'l'
    WHEN called IN ('sqft', 'sqfeet', 'squarefeet', 'squarefoot', 'sft') THEN 'sqft' WHEN called IN ('sqmm', 'squaremm') THEN 'sqmm'
    WHEN called IN ('ft', 'feet', 'foot') THEN 'ft' WHEN called IN ('inch', 'inches') THEN 'inch'
    WHEN called IN ('mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters') THEN 'mm'
    WHEN called IN ('cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters') THEN 'cm'
    WHEN called IN ('m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters') THEN 'm'
    WHEN called IN ('micron', 'microns') THEN 'micron' WHEN called IN ('guest', 'guests', 'person', 'persons', 'people', 'plates', 'plate', 'pax') THEN 'guest'
    WHEN called IN ('gsm', 'ply', 'core', 'seater', 'bhk', 'channel', 'mp', 'tb', 'gb', 'bar', 'cfm', 'phase', 'stage', 'pole', 'star', 'lpm', 'lph', 'rpm', 'mbps') THEN called
  END
$$;

-- '1 H.P.', '1hp' and '1 HP' are '#1hp': a number with its unit as one token; so are sizes ('600 x 600' is '#600x600')
-- and grades ('SS 304' is '#ss304').
CREATE FUNCTION market_quantities(input text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  tidy text;
  found text[];
  unit text;
  result text[] := '{}';
BEGIN
  IF input !~ '[0-9]' THEN RETURN result; END IF;
  tidy := regexp_replace(regexp_replace(lower(normalize(input, NFKC)), '(\d),(?=\d{2,3}(\D|$))', '\1', 'g'),
                         '(\d) ?["\u201d\u2033]', '\1 inch ', 'g');
  FOR found IN SELECT regexp_matches(tidy, '(?<![a-z0-9.])(\d{1,7}(?:\.\d{1,3})?)[ -]?([a-z][a-z.]*)(?: ([a-z][a-z.]*))?', 'g') LOOP
    unit := coalesce(public.market_unit(replace(found[2] || coalesce(found[3], ''), '.', '')), public.market_unit(replace(found[2], '.', '')));
    IF unit IS NOT NULL THEN
      result := result || ('#' || CASE WHEN found[1] LIKE '%.%' THEN rtrim(rtrim(found[1], '0'), '.') ELSE found[1] END || unit);
    END IF;
  END LOOP;
  FOR found IN SELECT regexp_matches(tidy, '(?<![a-z0-9.])(\d{1,5}(?:\.\d{1,3})?) ?(?:mm|cm|ft|inch)? ?[x\u00d7*] ?(\d{1,5}(?:\.\d{1,3})?)', 'g') LOOP
    result := result || ('#' || found[1] || 'x' || found[2]);
  END LOOP;
  FOR found IN SELECT regexp_matches(tidy, '(?<![a-z0-9])([a-z]{1,3})[ -]?(\d{2,4})(?![0-9])', 'g') LOOP
    result := result || ('#' || found[1] || found[2]);
  END LOOP;
  RETURN result;
END $$;

-- What read-side conditions find in an index without positions: words of name and subcategory behind ':', quantities
-- behind '#'. No word of a text begins with a sign, so neither a typed word nor a prefix reaches these.
CREATE FUNCTION market_marks(head tsvector, quantities text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(SELECT ':' || unnest(tsvector_to_array(head)) UNION SELECT unnest(quantities)))
$$;

-- What search reads -------------------------------------------------------------------------------------------

-- Static quality, 0 to 7: a picture 4, a price 2, papers given 1.
ALTER TABLE listing_search ADD COLUMN quality smallint NOT NULL DEFAULT 0;

-- A tag or a name by its letters and digits alone, without 'and'.
CREATE FUNCTION tag_key(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(input), '[^a-z0-9\u0900-\u097f]|\mand\M', '', 'g')
$$;

-- The weights: name A; company, category, subcategory and place B; tags C; description D. Own text is A, C and D.
-- A tag that only repeats the subcategory's or category's name weighs as that does: it says nothing of the listing itself.
CREATE OR REPLACE VIEW listing_search_source AS
SELECT
  listing.id AS listing_id, listing.category_id, listing.subcategory_id, listing.provider_user_id,
  profile.company_type, listing.state_code, listing.price, listing.published_at, listing.tags,
  named.vector || category.words || coalesce(subcategory.words, '') || coalesce(profile.words, '')
    || market_vector(concat_ws(' ', listing.address, listing.city, state.name, tagged.repeated), 'B')
    || market_vector(tagged.own, 'C')
    || market_vector(listing.description, 'D')
    || market_marks(named.vector || coalesce(subcategory.words, ''),
                    market_quantities(concat_ws(' ; ', listing.name, array_to_string(listing.tags, ' ; '), listing.description))) AS words,
  listing.lat, listing.lng, city.city_slug, listing.updated_at AS changed_at,
  (CASE WHEN EXISTS (SELECT 1 FROM listing_images AS image WHERE image.listing_id = listing.id) THEN 4 ELSE 0 END
    + CASE WHEN listing.price IS NULL THEN 0 ELSE 2 END
    + CASE WHEN profile.documents_set_at IS NULL THEN 0 ELSE 1 END)::smallint AS quality
FROM listings AS listing
CROSS JOIN LATERAL (SELECT market_vector(listing.name, 'A') AS vector OFFSET 0) AS named
JOIN categories AS category ON category.id = listing.category_id
LEFT JOIN subcategories AS subcategory ON subcategory.id = listing.subcategory_id
CROSS JOIN LATERAL (
  SELECT string_agg(tag, ' ') FILTER (WHERE repeats) AS repeated, string_agg(tag, ' ') FILTER (WHERE NOT repeats) AS own
  FROM (SELECT tag, tag_key(tag) IN (tag_key(category.name), tag_key(category.slug), tag_key(coalesce(subcategory.name, '')), tag_key(coalesce(subcategory.slug, ''))) AS repeats
        FROM unnest(listing.tags) AS tag) AS each
) AS tagged
JOIN users AS provider ON provider.id = listing.provider_user_id AND provider.disabled_at IS NULL
LEFT JOIN provider_profiles AS profile ON profile.user_id = listing.provider_user_id
LEFT JOIN states AS state ON state.code = listing.state_code
LEFT JOIN city_names AS city ON city.state_code = listing.state_code AND city.name = listing.city
WHERE listing.status = 'approved';

-- As before, with the quality.
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
                              price, published_at, tags, words, lat, lng, city_slug, changed_at, quality)
  SELECT listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code,
         price, published_at, tags, words, lat, lng, city_slug, changed_at, quality
  FROM listing_search_source WHERE listing_id = ANY (belong)
  ON CONFLICT (listing_id) DO UPDATE SET
    (category_id, subcategory_id, provider_user_id, company_type, state_code, price, published_at, tags, words, lat, lng,
     city_slug, changed_at, quality) =
    (excluded.category_id, excluded.subcategory_id, excluded.provider_user_id, excluded.company_type,
     excluded.state_code, excluded.price, excluded.published_at, excluded.tags, excluded.words, excluded.lat, excluded.lng,
     excluded.city_slug, excluded.changed_at, excluded.quality);
END $$;

UPDATE listing_search AS s SET words = source.words, quality = source.quality
FROM listing_search_source AS source WHERE source.listing_id = s.listing_id;

CREATE INDEX listing_search_quality_idx ON listing_search (quality DESC, published_at DESC, listing_id);
CREATE INDEX listing_search_subcategory_quality_idx
  ON listing_search (subcategory_id, quality DESC, published_at DESC, listing_id);

-- Pictures come after their listing, in a statement of their own.
CREATE FUNCTION search_quality_of_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search AS s SET quality = (s.quality & 3) | picture.quality
  FROM (SELECT changed.listing_id, CASE WHEN EXISTS (
                 SELECT 1 FROM listing_images AS image WHERE image.listing_id = changed.listing_id) THEN 4 ELSE 0 END AS quality
        FROM (SELECT DISTINCT listing_id FROM changed_rows) AS changed) AS picture
  WHERE s.listing_id = picture.listing_id AND s.quality & 4 <> picture.quality;
  RETURN NULL;
END $$;
CREATE TRIGGER search_quality_of_new_images AFTER INSERT ON listing_images
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_quality_of_images();
CREATE TRIGGER search_quality_of_old_images AFTER DELETE ON listing_images
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_quality_of_images();

CREATE TRIGGER provider_papers_set AFTER UPDATE OF documents_set_at ON provider_profiles
  FOR EACH ROW WHEN ((OLD.documents_set_at IS NULL) <> (NEW.documents_set_at IS NULL))
  EXECUTE FUNCTION provider_profiles_changed();

-- How words sound ---------------------------------------------------------------------------------------------

-- A word as it is said in India, whatever its spelling: 'photo' and 'foto', 'vire' and 'wire', 'jeera' and 'zira';
-- in Devanagari without nukta and length of vowels.
CREATE FUNCTION spoken_form(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '[0-9]' THEN word ELSE (SELECT regexp_replace(s, '(.)\1+', '\1', 'g') FROM (
    SELECT regexp_replace(s, '([^aeiou])e$', '\1') AS s FROM (
      SELECT translate(s, 'qzwyc', 'kjvik') AS s FROM (
        SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(s,
          'ee|ea|ie|ei|ey', 'i', 'g'), 'oo|ou|ow', 'u', 'g'), 'aa|ah$', 'a', 'g'), 'ai|ay', 'e', 'g') AS s FROM (
          SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(s,
            'tch', 'ch', 'g'), 'ph', 'f', 'g'), '([tdgkbj])h', '\1', 'g'), 'ck|cq', 'k', 'g'), 'c(?=[eiy])', 's', 'g') AS s FROM (
            SELECT regexp_replace(regexp_replace(regexp_replace(s,
              '[ts]ion|shan|shun', 'shn', 'g'), 'ture$|chure$|chur$', 'char', 'g'), 'x', 'ks', 'g') AS s FROM (
              SELECT translate(regexp_replace(translate(lower(word), E'\u0901\u0929\u0931\u093c', E'\u0902\u0928\u0930'),
                                      '[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])', E'\u0902', 'g'),
                               E'\u0940\u0942\u0908\u090a\u0948\u094c\u0910\u0914\u0923\u0936\u0937\u0911\u0949',
                               E'\u093f\u0941\u0907\u0909\u0947\u094b\u090f\u0913\u0928\u0938\u0938\u0906\u093e') AS s
            ) AS devanagari
          ) AS endings
        ) AS consonants
      ) AS vowels
    ) AS letters
  ) AS doubled) END
$$;

-- The consonants of a word as it is said, and what vowel it begins with: equal for most misspellings.
CREATE FUNCTION sound_of(spoken text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN spoken ~ '[0-9]' THEN spoken
    ELSE translate(left(spoken, 1), 'eiou', 'eeoo') || regexp_replace(substr(spoken, 2), '[aeiouh\u0905-\u0914\u0902\u093e-\u094d]', '', 'g') END
$$;

-- The word, and what is left of it without one of its letters: two words that share one of these are a slip apart.
CREATE FUNCTION spelling_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(word) BETWEEN 3 AND 20 AND word !~ '[0-9]' THEN
    ARRAY(SELECT DISTINCT slip FROM (
      SELECT word AS slip UNION ALL SELECT left(word, n - 1) || substr(word, n + 1) FROM generate_series(1, length(word)) AS n
    ) AS slips) ELSE '{}' END
$$;

-- The vocabulary ----------------------------------------------------------------------------------------------

-- word: a stem or a word of approved listings and how many have it; place: a word of names of cities and known
-- localities, and of how many; synonym: a word of a term people search with, and of how many. Written by triggers only.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  listings int NOT NULL,
  stem text COLLATE "C" NOT NULL,
  spoken text COLLATE "C" NOT NULL,
  sound text COLLATE "C" NOT NULL,
  slips text[] COLLATE "C" NOT NULL,
  PRIMARY KEY (word, kind),
  CONSTRAINT search_vocabulary_kind CHECK (kind IN ('word', 'place', 'synonym'))
) WITH (fillfactor = 80);
CREATE INDEX search_vocabulary_sound_idx ON search_vocabulary (sound);
CREATE INDEX search_vocabulary_slips_idx ON search_vocabulary USING gin (slips);
CREATE INDEX search_vocabulary_trigram_idx ON search_vocabulary USING gin (word gin_trgm_ops);

-- How many approved listings of a subcategory have a word in name or tags; '' counts all of them.
CREATE TABLE search_word_subcategories (
  word text COLLATE "C" NOT NULL,
  subcategory_id text COLLATE "C" NOT NULL,
  listings int NOT NULL,
  PRIMARY KEY (word, subcategory_id)
) WITH (fillfactor = 80);

-- Always in one order, so that two that run at once wait for each other and not in a circle. What is made of a word is made
-- once: generated columns would be made anew at every count, of rows that are there already too.
CREATE FUNCTION note_vocabulary(of_kind text, words text[], counts int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary AS known (word, kind, listings, stem, spoken, sound, slips)
  SELECT given.word, of_kind, given.n, coalesce(made.stem, ''), coalesce(made.spoken, ''), coalesce(sound_of(made.spoken), ''), coalesce(made.slips, '{}')
  FROM (SELECT word, sum(n)::int AS n FROM unnest(words, counts) AS each(word, n)
        WHERE length(word) BETWEEN 1 AND 100 GROUP BY word HAVING sum(n) <> 0) AS given
  LEFT JOIN LATERAL (
    SELECT coalesce((ts_lexize('pg_catalog.english_stem', given.word))[1], given.word) AS stem,
           spoken_form(given.word) AS spoken, spelling_slips(given.word) AS slips
    WHERE NOT EXISTS (SELECT 1 FROM search_vocabulary AS old WHERE old.word = given.word AND old.kind = of_kind) OFFSET 0
  ) AS made ON true
  ORDER BY given.word
  ON CONFLICT (word, kind) DO UPDATE SET listings = known.listings + excluded.listings
$$;

CREATE FUNCTION note_search_words(words text[], subcategories text[], body int[], own int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_vocabulary('word', words, body);
  INSERT INTO search_word_subcategories AS known (word, subcategory_id, listings)
  SELECT word, subcategory, o FROM unnest(words, subcategories, own) AS given(word, subcategory, o)
  WHERE o <> 0 AND subcategory IS NOT NULL ORDER BY word, subcategory
  ON CONFLICT (word, subcategory_id) DO UPDATE SET listings = known.listings + excluded.listings;
END $$;

-- The words of a row of search: one row a word, and whether name or tags have it; '' stands for the row itself.
CREATE FUNCTION search_words_of(words tsvector) RETURNS TABLE (word text, own boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme, weights && '{A,C}'::text[] FROM unnest(words) WHERE left(lexeme, 1) NOT IN (':', '#')
  UNION ALL SELECT '', true
$$;

CREATE FUNCTION search_words_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_words(array_agg(word), array_agg(subcategory_id), array_agg(body), array_agg(own))
  FROM (SELECT part.word, s.subcategory_id, count(*)::int AS body, (count(*) FILTER (WHERE part.own))::int AS own
        FROM new_rows AS s, search_words_of(s.words) AS part GROUP BY part.word, s.subcategory_id) AS delta;
  RETURN NULL;
END $$;
CREATE FUNCTION search_words_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_words(array_agg(word), array_agg(subcategory_id), array_agg(body), array_agg(own))
  FROM (SELECT part.word, s.subcategory_id, -count(*)::int AS body, -(count(*) FILTER (WHERE part.own))::int AS own
        FROM old_rows AS s, search_words_of(s.words) AS part GROUP BY part.word, s.subcategory_id) AS delta;
  RETURN NULL;
END $$;
CREATE FUNCTION search_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_words(array_agg(word), array_agg(subcategory_id), array_agg(body), array_agg(own))
  FROM (SELECT part.word, s.subcategory_id, sum(s.sign)::int AS body, (coalesce(sum(s.sign) FILTER (WHERE part.own), 0))::int AS own
        FROM (SELECT n.words, n.subcategory_id, 1 AS sign FROM new_rows AS n JOIN old_rows AS o USING (listing_id)
                WHERE (n.words, n.subcategory_id) IS DISTINCT FROM (o.words, o.subcategory_id)
              UNION ALL
              SELECT o.words, o.subcategory_id, -1 FROM new_rows AS n JOIN old_rows AS o USING (listing_id)
                WHERE (n.words, n.subcategory_id) IS DISTINCT FROM (o.words, o.subcategory_id)) AS s,
             search_words_of(s.words) AS part
        GROUP BY part.word, s.subcategory_id) AS delta
  WHERE body <> 0 OR own <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER search_words_came AFTER INSERT ON listing_search
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_came();
CREATE TRIGGER search_words_went AFTER DELETE ON listing_search
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_went();
CREATE TRIGGER search_words_changed AFTER UPDATE ON listing_search
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed();

-- Villages and PIN codes stay out: there is a village for every word.
CREATE FUNCTION note_place_words(names text[], ids int[], sign int) RETURNS void LANGUAGE sql AS $$
  SELECT note_vocabulary('place', array_agg(word), array_agg(n)) FROM (
    SELECT word, sign * count(DISTINCT id)::int AS n
    FROM unnest(names, ids) AS given(name, id), unnest(string_to_array(name, ' ')) AS word
    WHERE (id < 110000 OR id BETWEEN 1000000 AND 1999999) AND length(word) >= 3 AND word !~ '[0-9#]'
    GROUP BY word
  ) AS counted
$$;
CREATE FUNCTION place_words_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_place_words((SELECT array_agg(name ORDER BY name, place_id) FROM new_rows),
                           (SELECT array_agg(place_id ORDER BY name, place_id) FROM new_rows), 1);
  RETURN NULL;
END $$;
CREATE FUNCTION place_words_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_place_words((SELECT array_agg(name ORDER BY name, place_id) FROM old_rows),
                           (SELECT array_agg(place_id ORDER BY name, place_id) FROM old_rows), -1);
  RETURN NULL;
END $$;
CREATE TRIGGER place_words_came AFTER INSERT ON place_names
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_words_came();
CREATE TRIGGER place_words_went AFTER DELETE ON place_names
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION place_words_went();

-- A deleted pair stays as a row: what counts is whether it is in use. Once for a statement: the seed brings thousands.
CREATE FUNCTION note_synonym_words(terms text[], sign int) RETURNS void LANGUAGE sql AS $$
  SELECT note_vocabulary('synonym', array_agg(word), array_agg(n)) FROM (
    SELECT word, sign * count(*)::int AS n
    FROM unnest(terms) WITH ORDINALITY AS given(term, position),
         LATERAL (SELECT DISTINCT unnest(string_to_array(term, ' ')) AS word) AS parts
    WHERE length(word) >= 3 AND word !~ '[0-9]' GROUP BY word
  ) AS counted
$$;
CREATE FUNCTION synonym_words_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_synonym_words((SELECT array_agg(term) FROM new_rows WHERE deleted_at IS NULL), 1);
  RETURN NULL;
END $$;
CREATE FUNCTION synonym_words_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_synonym_words((SELECT array_agg(term) FROM old_rows WHERE deleted_at IS NULL), -1);
  RETURN NULL;
END $$;
CREATE FUNCTION synonym_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_synonym_words((SELECT array_agg(term) FROM new_rows WHERE deleted_at IS NULL), 1);
  PERFORM note_synonym_words((SELECT array_agg(term) FROM old_rows WHERE deleted_at IS NULL), -1);
  RETURN NULL;
END $$;
CREATE TRIGGER synonym_words_came AFTER INSERT ON search_synonyms
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION synonym_words_came();
CREATE TRIGGER synonym_words_went AFTER DELETE ON search_synonyms
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION synonym_words_went();
CREATE TRIGGER synonym_words_changed AFTER UPDATE ON search_synonyms
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION synonym_words_changed();

-- What is there already.
SELECT note_search_words(array_agg(word), array_agg(subcategory_id), array_agg(body), array_agg(own))
FROM (SELECT part.word, s.subcategory_id, count(*)::int AS body, (count(*) FILTER (WHERE part.own))::int AS own
      FROM listing_search AS s, search_words_of(s.words) AS part GROUP BY part.word, s.subcategory_id) AS delta;
SELECT note_place_words(array_agg(name), array_agg(place_id), 1) FROM place_names;
SELECT note_synonym_words(array_agg(term), 1) FROM search_synonyms WHERE deleted_at IS NULL;
