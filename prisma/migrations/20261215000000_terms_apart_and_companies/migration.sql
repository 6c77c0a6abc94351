-- Words that carry nothing may stand between those of a term ('wire a new flat' has 'wire flat'); names of companies are
-- known to spelling; 'plumer' is plumber as it is said (docs/decisions/057 and 058).

-- The search and its terms: `carried` are the words that carry nothing. One look-up for all runs of words.
DROP FUNCTION search_readings(text);
CREATE FUNCTION search_readings(input text, carried text[] DEFAULT '{}') RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
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
      -- The same without what stands between; no term begins or ends so.
      EXIT WHEN words[i] = ANY (between);
      CONTINUE WHEN words[j] = ANY (between);
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
    'words', to_jsonb(words), 'stems', to_jsonb(keys), 'listings', coalesce(counted, '{}'), 'synonyms', coalesce(terms, '[]'),
    'joined', coalesce(joins, '[]'), 'shares', coalesce(shares, '[]'), 'places', coalesce(named, '[]'),
    'subcategories', coalesce(kinds, '[]'));
END $$;

-- The same as it was, and a 'b' behind an 'm' at the end of a word or of its stem is not said: 'plumber', 'comb'.
CREATE OR REPLACE FUNCTION spoken_form(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '[0-9]' THEN word ELSE (SELECT regexp_replace(s, '(.)\1+', '\1', 'g') FROM (
    SELECT regexp_replace(s, '([^aeiou])e$', '\1') AS s FROM (
      SELECT translate(s, 'qzwyc', 'kjvik') AS s FROM (
        SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(s,
          'ee|ea|ie|ei|ey', 'i', 'g'), 'oo|ou|ow', 'u', 'g'), 'aa|ah$', 'a', 'g'), 'ai|ay', 'e', 'g') AS s FROM (
          SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(s,
            'tch', 'ch', 'g'), 'ph', 'f', 'g'), '([tdgkbj])h', '\1', 'g'), 'ck|cq', 'k', 'g'), 'c(?=[eiy])', 's', 'g') AS s FROM (
            SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(s,
              '[ts]ion|shan|shun', 'shn', 'g'), 'ture$|chure$|chur$', 'char', 'g'), 'x', 'ks', 'g'), 'mb(?=s?$|[aeu]rs?$)', 'm') AS s FROM (
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
UPDATE search_vocabulary SET spoken = spoken_form(word), sound = sound_of(spoken_form(word)) WHERE word LIKE '%mb%';

-- Names of companies -------------------------------------------------------------------------------------------------

-- company: a word of the names of companies, and of how many.
ALTER TABLE search_vocabulary DROP CONSTRAINT search_vocabulary_kind,
  ADD CONSTRAINT search_vocabulary_kind CHECK (kind IN ('word', 'place', 'synonym', 'company'));

CREATE FUNCTION note_company_words(names text[], sign int) RETURNS void LANGUAGE sql AS $$
  SELECT note_vocabulary('company', array_agg(word), array_agg(n)) FROM (
    SELECT word, sign * count(*)::int AS n
    FROM unnest(names) AS given(name), LATERAL (SELECT DISTINCT unnest(string_to_array(market_text(name), ' ')) AS word) AS parts
    WHERE length(word) >= 4 AND word !~ '[0-9]' GROUP BY word
  ) AS counted
$$;
-- Once for a statement: many companies are called 'Works', and a row written once for each of them gets slow.
CREATE FUNCTION company_words_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_company_words((SELECT array_agg(company_name) FROM new_rows), 1);
  RETURN NULL;
END $$;
CREATE FUNCTION company_words_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_company_words((SELECT array_agg(company_name) FROM old_rows), -1);
  RETURN NULL;
END $$;
CREATE FUNCTION company_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT company_name FROM new_rows EXCEPT ALL SELECT company_name FROM old_rows) THEN
    PERFORM note_company_words((SELECT array_agg(company_name) FROM new_rows), 1);
    PERFORM note_company_words((SELECT array_agg(company_name) FROM old_rows), -1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER company_words_came AFTER INSERT ON provider_profiles
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_words_came();
CREATE TRIGGER company_words_went AFTER DELETE ON provider_profiles
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_words_went();
CREATE TRIGGER company_words_changed AFTER UPDATE ON provider_profiles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_words_changed();
SELECT note_company_words(array_agg(company_name), 1) FROM provider_profiles;

-- The same as it was; a word of a company's name counts where approved listings have it.
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
        AND (v.kind <> 'company' OR EXISTS (
          SELECT 1 FROM search_vocabulary AS whole WHERE whole.word = v.stem AND whole.kind = 'word' AND whole.listings > 0))
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
