-- The same as it was, but a word is taken for two as well where these are a term that was taught: 'electricscooty', which no
-- listing says in two words either. And the word itself, where it is known, is among the candidates however many there are.
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
                       WHERE whole.word = v.stem AND whole.kind = 'word'), 0) AS found,
             CASE WHEN v.kind = 'synonym' THEN (
               SELECT min(part) FROM search_synonyms AS term, unnest(string_to_array(term.meaning, ' ')) AS part
               WHERE term.term_key = synonym_key(v.word) AND term.deleted_at IS NULL
                 AND sound_of(spoken_form(part)) = sound_of(spoken_form(typed))) END AS meant,
             v.kind = 'synonym' AND NOT EXISTS (
               SELECT 1 FROM search_synonyms AS term
               WHERE term.term_key = synonym_key(v.word) AND term.deleted_at IS NULL) AS beside
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
        AND abs(length(v.word) - length(typed)) <= 3
      ORDER BY v.word = typed DESC, v.listings DESC LIMIT 60
    ) AS candidate;
    SELECT jsonb_agg(to_jsonb(split)) INTO parts FROM (
      SELECT l.word AS head, r.word AS tail, least(l.listings, r.listings) AS listings,
             EXISTS (SELECT 1 FROM listing_search AS s
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
      'typed', typed, 'spoken', spoken_form(typed), 'near', coalesce(near, '[]'), 'parts', coalesce(parts, '[]'),
      'begins', EXISTS (SELECT 1 FROM search_vocabulary WHERE word >= typed AND word < typed || chr(1114111)
                        AND word <> typed AND kind = 'word' AND listings > 0));
  END LOOP;
  RETURN result;
END $$;
