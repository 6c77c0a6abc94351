-- As before; a word with digits is said as it is written, and most words that few listings have are such.

-- A word as it is said in India, whatever its spelling: 'photo' and 'foto', 'vire' and 'wire', 'jeera' and 'zira';
-- in Devanagari without nukta and length of vowels.
CREATE OR REPLACE FUNCTION spoken_form(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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

-- The consonants of it, and what vowel it begins with: equal for most misspellings.
CREATE OR REPLACE FUNCTION sound_key(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '[0-9]' THEN word ELSE (SELECT translate(left(s, 1), 'eiou', 'eeoo') || regexp_replace(substr(s, 2), '[aeiouh\u0905-\u0914\u0902\u093e-\u094d]', '', 'g')
  FROM public.spoken_form(word) AS s) END
$$;

