-- Neighbours in tags ('smart board', 'gate motor') say more than their words one by one: they count as words of their
-- subcategory, as two stems with a space between. Names stay out: two words of a company's name are seldom said twice.
CREATE FUNCTION search_neighbours_of(words tsvector) RETURNS TABLE (word text, own boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH placed AS MATERIALIZED (
    SELECT DISTINCT coalesce((ts_lexize('pg_catalog.english_stem', lexeme))[1], lexeme) AS stem, at.position
    FROM unnest(words), unnest(positions, weights) AS at(position, weight)
    WHERE at.weight = 'C' AND left(lexeme, 1) NOT IN (':', '#')
  )
  SELECT DISTINCT one.stem || ' ' || next.stem, true
  FROM placed AS one JOIN placed AS next ON next.position = one.position + 1 WHERE one.stem <> next.stem
$$;

CREATE OR REPLACE FUNCTION search_words_of(words tsvector) RETURNS TABLE (word text, own boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme, weights && '{A,C}'::text[] FROM unnest(words) WHERE left(lexeme, 1) NOT IN (':', '#')
  UNION ALL SELECT '', true
  UNION ALL SELECT * FROM search_neighbours_of(words)
$$;

CREATE OR REPLACE FUNCTION note_search_words(words text[], subcategories text[], body int[], own int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_vocabulary('word', array_agg(word), array_agg(n))
  FROM unnest(words, body) AS given(word, n) WHERE position(' ' IN word) = 0;
  INSERT INTO search_word_subcategories AS known (word, subcategory_id, listings)
  SELECT word, subcategory, o FROM unnest(words, subcategories, own) AS given(word, subcategory, o)
  WHERE o <> 0 AND subcategory IS NOT NULL ORDER BY word, subcategory
  ON CONFLICT (word, subcategory_id) DO UPDATE SET listings = known.listings + excluded.listings;
END $$;

INSERT INTO search_word_subcategories (word, subcategory_id, listings)
SELECT pair.word, s.subcategory_id, count(*) FROM listing_search AS s, search_neighbours_of(s.words) AS pair
WHERE s.subcategory_id IS NOT NULL GROUP BY pair.word, s.subcategory_id ORDER BY pair.word, s.subcategory_id;

-- A term is also what it is with connecting words between its own: 'नल मरम्मत' is said 'नल की मरम्मत'. Neighbours, and the words of
-- a meaning as they stand, are looked up too. All else of the function is as it was.
CREATE OR REPLACE FUNCTION search_readings(input text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
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
  connecting constant text[] := '{ka,ki,ke,का,की,के}';
  spoken text[];
BEGIN
  IF size = 0 OR words = '{""}' THEN RETURN NULL; END IF;
  FOR i IN 1..size LOOP
    FOR j IN i..least(i + 5, size) LOOP
      spoken := ARRAY[array_to_string(keys[i:j], ' ')];
      IF keys[i:j] && connecting AND NOT ARRAY[keys[i], keys[j]] && connecting THEN
        spoken := spoken || (SELECT string_agg(key, ' ' ORDER BY position)
                             FROM unnest(keys[i:j]) WITH ORDINALITY AS one(key, position) WHERE key <> ALL (connecting));
      END IF;
      FOR found IN SELECT DISTINCT meaning FROM search_synonyms
                   WHERE term_key = ANY (spoken) AND deleted_at IS NULL ORDER BY meaning LIMIT 12 LOOP
        sought := sought || string_to_array(synonym_key(found.meaning), ' ') || string_to_array(found.meaning, ' ');
        terms := terms || jsonb_build_object('first', i, 'last', j, 'meaning', found.meaning,
                                             'stems', to_jsonb(string_to_array(synonym_key(found.meaning), ' ')));
      END LOOP;
    END LOOP;
    IF i < size THEN
      sought := sought || (keys[i] || ' ' || keys[i + 1]);
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

-- What falls apart into words that listings write one after the other is them, however few listings; into three as well
-- ('videodoorphone').
CREATE OR REPLACE FUNCTION search_corrections(asked text[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
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
      JOIN search_vocabulary AS l ON l.word = left(typed, n) AND l.kind = 'word' AND l.listings >= 1
      JOIN search_vocabulary AS r ON r.word = substr(typed, n + 1) AND r.kind = 'word' AND r.listings >= 1
      WHERE length(typed) >= 5
      UNION ALL
      SELECT l.word, m.word || ' ' || r.word, least(l.listings, m.listings, r.listings), true
      FROM generate_series(3, length(typed) - 6) AS n,
           LATERAL (SELECT * FROM search_vocabulary WHERE word = left(typed, n) AND kind = 'word' AND listings >= 1 OFFSET 0) AS l,
           generate_series(3, length(typed) - n - 3) AS k,
           LATERAL (SELECT * FROM search_vocabulary WHERE word = substr(typed, n + 1, k) AND kind = 'word' AND listings >= 1 OFFSET 0) AS m,
           LATERAL (SELECT * FROM search_vocabulary WHERE word = substr(typed, n + k + 1) AND kind = 'word' AND listings >= 1 OFFSET 0) AS r
      WHERE length(typed) >= 10 AND EXISTS (
        SELECT 1 FROM listing_search AS s
        WHERE s.words @@ (quote_literal(l.word) || '<->' || quote_literal(m.word) || '<->' || quote_literal(r.word))::tsquery)
    ) AS split;
    result := result || jsonb_build_object(
      'typed', typed, 'spoken', spoken_form(typed), 'near', coalesce(near, '[]'), 'parts', coalesce(parts, '[]'),
      'begins', EXISTS (SELECT 1 FROM search_vocabulary WHERE word >= typed AND word < typed || chr(1114111)
                        AND word <> typed AND kind = 'word' AND listings > 0));
  END LOOP;
  RETURN result;
END $$;
