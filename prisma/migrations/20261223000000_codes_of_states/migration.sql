-- The places that words `first` to `last` (from 1) of a text may name, as before; of two letters, too: 'fertilizer dealers
-- in up'. What leads to them decides.
CREATE OR REPLACE FUNCTION places_called(words text[]) RETURNS TABLE (
  first int, last int, kind text, name text, label text, state_code text, district text, population int,
  lat double precision, lng double precision, known boolean, supply int, importance int, ambiguous boolean
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  FOR i IN 1..cardinality(words) LOOP
    FOR j IN i..least(i + 3, cardinality(words)) LOOP
      CONTINUE WHEN i = j AND length(words[i]) < 2;
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
