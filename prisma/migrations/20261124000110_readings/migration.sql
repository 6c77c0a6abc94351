-- The forms of a stem: what is shown of a correction.
CREATE INDEX search_vocabulary_stem_idx ON search_vocabulary (stem);

-- What a text's words could mean, looked up in one go for lib/domain/listings/search/reading.

-- How many approved listings lie about a quarter of a degree around a place; 40 means 40 or more.
CREATE FUNCTION supply_near(lat double precision, lng double precision) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::int FROM (
    SELECT 1 FROM listing_search AS s
    WHERE s.geom && ST_MakeEnvelope(lng - 0.25, lat - 0.25, lng + 0.25, lat + 0.25, 4326) LIMIT 40
  ) AS near
$$;

-- The places that words `first` to `last` (from 1) of a text may name: the six most important of each name. The body is
-- read when it is called: importance and ambiguous come with the gazetteer's migration.
CREATE FUNCTION places_called(words text[]) RETURNS TABLE (
  first int, last int, kind text, name text, label text, state_code text, district text, population int,
  lat double precision, lng double precision, known boolean, supply int, importance int, ambiguous boolean
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  FOR i IN 1..cardinality(words) LOOP
    FOR j IN i..least(i + 3, cardinality(words)) LOOP
      CONTINUE WHEN i = j AND length(words[i]) < 3;
      RETURN QUERY
        SELECT i, j, place.kind, place.name, place.label, place.state_code, place.district, place.population,
               place.lat, place.lng, place.id < 2000000, supply_near(place.lat, place.lng),
               place.importance, named.ambiguous
        FROM (SELECT place_id, place_names.ambiguous FROM place_names WHERE place_names.name = array_to_string(words[i:j], ' ')
              ORDER BY place_id LIMIT 6) AS named
        JOIN places AS place ON place.id = named.place_id;
    END LOOP;
  END LOOP;
END $$;

-- Everything that interpretation looks up for the words of a text, as one value.
-- words: as market_text() has them; stems: the same, folded as synonyms are; listings: of each stem that listings have;
-- synonyms: terms of up to six words; joined: neighbours that listings write as one word; places;
-- shares: in which subcategories listings have a word in name or tags, and how many of how many; subcategories: those
-- that are shared in or called by one of the words.
CREATE FUNCTION search_readings(input text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  words constant text[] := coalesce((string_to_array(public.market_text(input), ' '))[1:24], '{}');
  keys constant text[] := coalesce((string_to_array(public.synonym_key(input), ' '))[1:24], '{}');
  size constant int := cardinality(words);
  terms jsonb := '[]';
  joins jsonb := '[]';
  found record;
  sought text[] := keys || words;
  shares jsonb;
  counted jsonb;
  named jsonb;
  kinds jsonb;
BEGIN
  IF size = 0 OR words = '{""}' THEN RETURN NULL; END IF;
  FOR i IN 1..size LOOP
    FOR j IN i..least(i + 5, size) LOOP
      FOR found IN SELECT meaning FROM search_synonyms
                   WHERE term_key = array_to_string(keys[i:j], ' ') AND deleted_at IS NULL ORDER BY meaning LIMIT 12 LOOP
        sought := sought || string_to_array(synonym_key(found.meaning), ' ');
        terms := terms || jsonb_build_object('first', i, 'last', j, 'meaning', found.meaning,
                                             'stems', to_jsonb(string_to_array(synonym_key(found.meaning), ' ')));
      END LOOP;
    END LOOP;
    IF i < size THEN
      FOR found IN SELECT word, stem FROM search_vocabulary
                   WHERE word = words[i] || words[i + 1] AND kind = 'word' AND listings > 0 LOOP
        sought := sought || found.stem;
        joins := joins || jsonb_build_object('first', i, 'last', i + 1, 'stem', found.stem);
      END LOOP;
    END IF;
  END LOOP;
  SELECT array_agg(DISTINCT word) INTO sought FROM unnest(sought) AS word;

  SELECT jsonb_object_agg(word, listings) INTO counted FROM search_vocabulary
  WHERE word = ANY (sought) AND kind = 'word' AND listings > 0;

  SELECT jsonb_agg(jsonb_build_object('word', part.word, 'id', part.subcategory_id, 'n', part.listings)) INTO shares
  FROM unnest(sought) AS one(word) CROSS JOIN LATERAL (
    SELECT * FROM search_word_subcategories AS known WHERE known.word = one.word AND known.listings > 0
    ORDER BY known.listings DESC, known.subcategory_id LIMIT 16
  ) AS part;
  SELECT jsonb_agg(jsonb_build_object('id', sub.id, 'name', sub.name, 'slug', sub.slug, 'categorySlug', category.slug,
                                      'stems', to_jsonb(tsvector_to_array(sub.words)), 'size', size.listings)) INTO kinds
  FROM subcategories AS sub
  JOIN categories AS category ON category.id = sub.category_id
  JOIN search_word_subcategories AS size ON size.word = '' AND size.subcategory_id = sub.id AND size.listings > 0
  WHERE tsvector_to_array(sub.words) && sought
     OR EXISTS (SELECT 1 FROM jsonb_array_elements(shares) AS share WHERE share ->> 'id' = sub.id);
  SELECT jsonb_agg(to_jsonb(place)) INTO named FROM places_called(words) AS place;

  RETURN jsonb_build_object(
    'words', to_jsonb(words), 'stems', to_jsonb(keys), 'listings', coalesce(counted, '{}'), 'synonyms', terms,
    'joined', joins, 'shares', coalesce(shares, '[]'), 'places', coalesce(named, '[]'), 'subcategories', coalesce(kinds, '[]'));
END $$;

-- For words that listings hardly have: what may have been meant, in words of the vocabulary that share a slip, a sound or
-- most of their letters with it; into which two words it falls apart; whether it is the beginning of one.
-- A word of a term counts only when it is all of the term.
CREATE FUNCTION search_corrections(asked text[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  typed text;
  result jsonb := '[]';
  near jsonb;
  parts jsonb;
BEGIN
  FOREACH typed IN ARRAY asked LOOP
    SELECT jsonb_agg(to_jsonb(candidate)) INTO near FROM (
      SELECT v.word, v.kind, v.listings, v.spoken, v.sound = sound_of(spoken_form(typed)) AS sounds,
             v.kind = 'word' AND v.stem = v.word AND v.listings <= coalesce((
               SELECT sum(form.listings) FROM search_vocabulary AS form
               WHERE form.stem = v.word AND form.kind = 'word' AND form.word <> v.word), 0) AS bare,
             coalesce((SELECT whole.listings FROM search_vocabulary AS whole
                       WHERE whole.word = v.stem AND whole.kind = 'word'), 0) AS found
      FROM (
        SELECT * FROM search_vocabulary WHERE slips && spelling_slips(typed)
        UNION SELECT * FROM search_vocabulary WHERE sound = sound_of(spoken_form(typed)) AND length(sound) >= 2
        UNION (SELECT * FROM search_vocabulary WHERE length(typed) >= 7 AND word % typed ORDER BY similarity(word, typed) DESC LIMIT 20)
      ) AS v
      WHERE v.listings > 0 AND (v.kind <> 'place' OR EXISTS (
          SELECT 1 FROM place_names AS named
          WHERE named.name = v.word AND (named.place_id < 110000 OR named.place_id BETWEEN 1000000 AND 1999999)))
        AND (v.kind <> 'synonym' OR EXISTS (
          SELECT 1 FROM search_synonyms AS term WHERE term.term_key = synonym_key(v.word) AND term.deleted_at IS NULL))
        AND abs(length(v.word) - length(typed)) <= 3
      ORDER BY v.listings DESC LIMIT 60
    ) AS candidate;
    SELECT jsonb_agg(to_jsonb(split)) INTO parts FROM (
      SELECT l.word AS head, r.word AS tail, least(l.listings, r.listings) AS listings,
             EXISTS (SELECT 1 FROM listing_search AS s
                     WHERE s.words @@ (quote_literal(l.word) || '<->' || quote_literal(r.word))::tsquery) AS together
      FROM generate_series(1, length(typed) - 1) AS n
      JOIN search_vocabulary AS l ON l.word = left(typed, n) AND l.kind = 'word' AND l.listings >= 3
      JOIN search_vocabulary AS r ON r.word = substr(typed, n + 1) AND r.kind = 'word' AND r.listings >= 3
      WHERE length(typed) >= 5
    ) AS split;
    result := result || jsonb_build_object(
      'typed', typed, 'spoken', spoken_form(typed), 'near', coalesce(near, '[]'), 'parts', coalesce(parts, '[]'),
      'begins', EXISTS (SELECT 1 FROM search_vocabulary WHERE word >= typed AND word < typed || chr(1114111)
                        AND word <> typed AND kind = 'word' AND listings > 0));
  END LOOP;
  RETURN result;
END $$;
