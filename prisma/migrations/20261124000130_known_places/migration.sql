-- As before, with how many people mean a place and whether its name is a word as well. The body is read when it is called:
-- the columns come with the migration of the gazetteer.
DROP FUNCTION places_called(text[]);
-- The places that words `first` to `last` (from 1) of a text may name: the six most important of each name.
CREATE FUNCTION places_called(words text[]) RETURNS TABLE (
  first int, last int, kind text, name text, label text, state_code text, district text, population int,
  lat double precision, lng double precision, known boolean, supply int, importance int, ambiguous boolean
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  FOR i IN 1..cardinality(words) LOOP
    FOR j IN i..least(i + 3, cardinality(words)) LOOP
      CONTINUE WHEN i = j AND length(words[i]) < 3;
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


-- As before: 'two wheeler' and '2 wheeler' are words, no quantity.
CREATE OR REPLACE FUNCTION market_unit(called text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN called IN ('hp', 'horsepower') THEN 'hp' WHEN called IN ('kw', 'kwp', 'kilowatt', 'kilowatts') THEN 'kw'
    WHEN called IN ('w', 'wp', 'watt', 'watts') THEN 'w' WHEN called IN ('kva') THEN 'kva'
    WHEN called IN ('v', 'volt', 'volts') THEN 'v' WHEN called IN ('ah', 'amphour', 'amphours', 'amperehour') THEN 'ah'
    WHEN called IN ('a', 'amp', 'amps', 'ampere', 'amperes') THEN 'a'
    WHEN called IN ('ton', 'tons', 'tonne', 'tonnes', 'tr', 'mt') THEN 'ton'
    WHEN called IN ('kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms') THEN 'kg'
    WHEN called IN ('g', 'gm', 'gms', 'gram', 'grams') THEN 'g'
    WHEN called IN ('ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters') THEN 'ml'
    WHEN called IN ('l', 'lt', 'lts', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters') THEN 'l'
    WHEN called IN ('sqft', 'sqfeet', 'squarefeet', 'squarefoot', 'sft') THEN 'sqft' WHEN called IN ('sqmm', 'squaremm') THEN 'sqmm'
    WHEN called IN ('ft', 'feet', 'foot') THEN 'ft' WHEN called IN ('inch', 'inches') THEN 'inch'
    WHEN called IN ('mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters') THEN 'mm'
    WHEN called IN ('cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters') THEN 'cm'
    WHEN called IN ('m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters') THEN 'm'
    WHEN called IN ('micron', 'microns') THEN 'micron' WHEN called IN ('guest', 'guests', 'person', 'persons', 'people', 'plates', 'plate', 'pax') THEN 'guest'
    WHEN called IN ('gsm', 'ply', 'core', 'seater', 'bhk', 'channel', 'mp', 'tb', 'gb', 'bar', 'cfm', 'phase', 'stage', 'pole', 'star', 'lpm', 'lph', 'rpm', 'mbps') THEN called
  END
$$;

