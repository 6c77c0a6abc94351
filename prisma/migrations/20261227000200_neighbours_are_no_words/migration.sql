-- Neighbours in tags ('zip pouch') count as words of their subcategory, and the vocabulary has none of them: what is counted for
-- the comparison left them in, so that a check named each of them, and a rebuild wrote them where nobody may read them as words.
CREATE OR REPLACE VIEW counted_search_words AS
SELECT part.word, count(*)::int AS listings FROM listing_search AS s, search_words_of(s.words) AS part
WHERE length(part.word) BETWEEN 1 AND 100 AND position(' ' IN part.word) = 0 GROUP BY part.word;

DELETE FROM search_vocabulary WHERE kind = 'word' AND position(' ' IN word) > 0;
