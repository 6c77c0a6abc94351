-- The same vector. The lexemes are gathered in an array, which grows in place; a text that grows is copied for each word, so that
-- a text of twice the words took four times as long.
CREATE OR REPLACE FUNCTION market_vector(input text, weight text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text;
  stem text;
  position int := 0;
  lexemes text[] := '{}';
BEGIN
  FOREACH word IN ARRAY coalesce(string_to_array(public.market_text(input), ' '), '{}') LOOP
    CONTINUE WHEN word = '';
    position := least(position + 1, 16383);
    word := left(word, 100);
    stem := (ts_lexize('pg_catalog.english_stem', word))[1];
    CONTINUE WHEN stem IS NULL;
    lexemes := array_append(lexemes, stem || ':' || position || weight);
    IF stem <> word THEN
      lexemes := array_append(lexemes, word || ':' || position || weight);
    END IF;
  END LOOP;
  RETURN array_to_string(lexemes, ' ')::tsvector;
END $$;
