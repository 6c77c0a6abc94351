-- Words of synonyms once for a statement, not once for a pair: the seed brings thousands.

DROP TRIGGER synonym_words_came ON search_synonyms;
DROP TRIGGER synonym_words_changed ON search_synonyms;
DROP FUNCTION synonym_words_changed();

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
