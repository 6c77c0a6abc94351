-- How a word sounds, and how it may be misspelt, is worked out once a word, and no longer for each word that is held against it.
CREATE OR REPLACE FUNCTION search_corrections(asked text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  typed text;
  result jsonb := '[]';
  said text;
  heard text;
  slipped text[];
  near jsonb;
  parts jsonb;
BEGIN
  FOREACH typed IN ARRAY asked LOOP
    said := spoken_form(typed);
    heard := sound_of(said);
    slipped := spelling_slips(typed);
    SELECT jsonb_agg(to_jsonb(candidate)) INTO near FROM (
      SELECT v.word, v.kind, v.listings, v.spoken, v.sound = heard AS sounds,
             v.kind = 'word' AND v.stem = v.word AND v.listings <= coalesce((
               SELECT sum(form.listings) FROM search_vocabulary AS form
               WHERE form.stem = v.word AND form.kind = 'word' AND form.word <> v.word), 0) AS bare,
             coalesce((SELECT whole.listings FROM search_vocabulary AS whole
                       WHERE whole.word = v.stem AND whole.kind = 'word'), 0) AS found,
             CASE WHEN v.kind = 'synonym' THEN (
               SELECT min(part) FROM search_synonyms AS term, unnest(string_to_array(term.meaning, ' ')) AS part
               WHERE term.term_key = synonym_key(v.word) AND term.deleted_at IS NULL
                 AND sound_of(spoken_form(part)) = heard) END AS meant,
             v.kind = 'synonym' AND NOT EXISTS (
               SELECT 1 FROM search_synonyms AS term
               WHERE term.term_key = synonym_key(v.word) AND term.deleted_at IS NULL) AS beside
      FROM (
        SELECT * FROM search_vocabulary WHERE slips && slipped
        UNION SELECT * FROM search_vocabulary WHERE sound = heard AND length(sound) >= 2
        UNION (SELECT * FROM search_vocabulary WHERE length(typed) >= 7 AND word % typed ORDER BY similarity(word, typed) DESC LIMIT 20)
      ) AS v
      WHERE v.listings > 0 AND (v.kind <> 'place' OR EXISTS (
          SELECT 1 FROM place_names AS named
          WHERE named.name = v.word AND (named.place_id < 110000 OR named.place_id BETWEEN 1000000 AND 1999999)))
        AND (v.kind <> 'company' OR EXISTS (
          SELECT 1 FROM search_vocabulary AS whole WHERE whole.word = v.stem AND whole.kind = 'word' AND whole.listings > 0))
        AND abs(length(v.word) - length(typed)) <= 3
      ORDER BY v.word = typed DESC, v.listings DESC LIMIT 60
    ) AS candidate;
    SELECT jsonb_agg(to_jsonb(split)) INTO parts FROM (
      SELECT l.word AS head, r.word AS tail, least(l.listings, r.listings) AS listings,
             -- Neighbours in a tag are counted already.
             EXISTS (SELECT 1 FROM search_word_subcategories AS pair
                     WHERE pair.word = l.stem || ' ' || r.stem AND pair.listings > 0)
             OR EXISTS (SELECT 1 FROM listing_search AS s
                        WHERE s.words @@ (quote_literal(l.stem) || '<->' || quote_literal(r.stem))::tsquery) AS together
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
        WHERE s.words @@ (quote_literal(l.stem) || '<->' || quote_literal(m.stem) || '<->' || quote_literal(r.stem))::tsquery)
      UNION ALL
      SELECT left(typed, n), substr(typed, n + 1), 1, true
      FROM generate_series(3, length(typed) - 3) AS n
      WHERE length(typed) >= 7 AND EXISTS (
        SELECT 1 FROM search_synonyms AS term
        WHERE term.term_key = synonym_key(left(typed, n) || ' ' || substr(typed, n + 1)) AND term.deleted_at IS NULL OFFSET 0)
    ) AS split;
    result := result || jsonb_build_object(
      'typed', typed, 'spoken', said, 'near', coalesce(near, '[]'), 'parts', coalesce(parts, '[]'),
      'begins', EXISTS (SELECT 1 FROM search_vocabulary WHERE word >= typed AND word < typed || chr(1114111)
                        AND word <> typed AND kind = 'word' AND listings > 0));
  END LOOP;
  RETURN result;
END $function$;

-- The stems of a subcategory's name are taken apart once.
CREATE OR REPLACE FUNCTION search_readings(input text, carried text[] DEFAULT '{}'::text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  words constant text[] := coalesce((string_to_array(public.market_text(input), ' '))[1:24], '{}');
  keys constant text[] := coalesce((string_to_array(public.synonym_key(input), ' '))[1:24], '{}');
  size constant int := cardinality(words);
  between constant text[] := carried || '{ka,ki,ke,का,की,के}';
  firsts int[] := '{}';
  lasts int[] := '{}';
  spoken text[] := '{}';
  said text;
  parts int;
  terms jsonb;
  meant text[];
  joins jsonb;
  joint text[];
  sought text[] := keys || words;
  shares jsonb;
  sharing text[];
  counted jsonb;
  named jsonb;
  kinds jsonb;
BEGIN
  IF size = 0 OR words = '{""}' THEN RETURN NULL; END IF;
  FOR i IN 1..size LOOP
    said := keys[i];
    parts := 1;
    firsts := firsts || i; lasts := lasts || i; spoken := spoken || said;
    FOR j IN i + 1..least(i + 8, size) LOOP
      IF j <= i + 5 THEN
        firsts := firsts || i; lasts := lasts || j; spoken := spoken || array_to_string(keys[i:j], ' ');
      END IF;
      -- The same without what stands between: it begins and ends with what says something.
      CONTINUE WHEN words[i] = ANY (between) OR words[j] = ANY (between);
      said := said || ' ' || keys[j];
      parts := parts + 1;
      EXIT WHEN parts > 6;
      IF parts < j - i + 1 THEN
        firsts := firsts || i; lasts := lasts || j; spoken := spoken || said;
      END IF;
    END LOOP;
  END LOOP;

  SELECT jsonb_agg(jsonb_build_object('first', first, 'last', last, 'meaning', meaning,
                                      'stems', to_jsonb(string_to_array(key, ' '))) ORDER BY first, last, meaning),
         array_agg(key || ' ' || meaning)
  INTO terms, meant
  FROM (
    SELECT DISTINCT run.first, run.last, known.meaning, synonym_key(known.meaning) AS key
    FROM unnest(firsts, lasts, spoken) AS run(first, last, said) CROSS JOIN LATERAL (
      SELECT meaning FROM search_synonyms WHERE term_key = run.said AND deleted_at IS NULL ORDER BY meaning LIMIT 12
    ) AS known
  ) AS term;
  sought := sought || coalesce(string_to_array(array_to_string(meant, ' '), ' '), '{}');

  SELECT jsonb_agg(jsonb_build_object('first', i, 'last', i + 1, 'stem', one.stem)), array_agg(one.stem) INTO joins, joint
  FROM generate_series(1, size - 1) AS i CROSS JOIN LATERAL (
    SELECT stem FROM search_vocabulary WHERE word = words[i] || words[i + 1] AND kind = 'word' AND listings > 0 OFFSET 0
  ) AS one;
  sought := sought || coalesce(joint, '{}') || ARRAY(SELECT keys[i] || ' ' || keys[i + 1] FROM generate_series(1, size - 1) AS i);
  SELECT array_agg(DISTINCT word) INTO sought FROM unnest(sought) AS word;

  SELECT jsonb_object_agg(word, listings) INTO counted FROM search_vocabulary
  WHERE word = ANY (sought) AND kind = 'word' AND listings > 0;

  SELECT jsonb_agg(jsonb_build_object('word', part.word, 'id', part.subcategory_id, 'n', part.listings)),
         array_agg(part.subcategory_id)
  INTO shares, sharing
  FROM unnest(sought) AS one(word) CROSS JOIN LATERAL (
    SELECT * FROM search_word_subcategories AS known WHERE known.word = one.word AND known.listings > 0
    ORDER BY known.listings DESC, known.subcategory_id LIMIT 16
  ) AS part;
  SELECT jsonb_agg(jsonb_build_object('id', sub.id, 'name', sub.name, 'slug', sub.slug, 'categorySlug', category.slug,
                                      'stems', to_jsonb(sub.stems), 'size', size.listings) ORDER BY sub.id) INTO kinds
  FROM (SELECT id, name, slug, category_id, tsvector_to_array(one.words) AS stems FROM subcategories AS one OFFSET 0) AS sub
  JOIN categories AS category ON category.id = sub.category_id
  JOIN search_word_subcategories AS size ON size.word = '' AND size.subcategory_id = sub.id AND size.listings > 0
  WHERE sub.stems && sought OR sub.id IN (SELECT unnest(sharing));
  SELECT jsonb_agg(to_jsonb(place)) INTO named FROM places_called(words) AS place;

  RETURN jsonb_build_object(
    'words', to_jsonb(words), 'stems', to_jsonb(keys), 'listings', coalesce(counted, '{}'), 'synonyms', coalesce(terms, '[]'),
    'joined', coalesce(joins, '[]'), 'shares', coalesce(shares, '[]'), 'places', coalesce(named, '[]'),
    'subcategories', coalesce(kinds, '[]'));
END $function$;
