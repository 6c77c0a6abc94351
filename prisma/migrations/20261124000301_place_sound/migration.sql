-- How the name of a place sounds, roughly: its consonants, with what Indians spell either way taken for one (v/w, ph/f,
-- z/j, c/k/q) and doubled letters for one; of vowels and h only a leading one counts. 'hinjewadi', 'hinjavadi' and
-- 'hinja wadi' are 'hnjvd'. Letters other than Latin stay. The input is market_text().
CREATE FUNCTION place_sound(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(regexp_replace(
    regexp_replace(
      translate(replace(replace(replace(input, ' ', ''), 'ph', 'f'), 'x', 'ks'), 'wzcqy', 'vjkki'),
      '(.)\1+', '\1', 'g'),
    '(?<=.)[aeiouh]', '', 'g'), 40)
$$;

-- Only of places that are looked up by sound: states, districts, cities and localities of large cities (PLACE_IDS).
CREATE INDEX place_names_sound_idx ON place_names (place_sound(name) COLLATE "C") WHERE place_id < 2000000;
