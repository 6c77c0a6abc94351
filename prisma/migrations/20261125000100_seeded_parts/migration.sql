-- What of the reference data is there, so that a start that has nothing to add asks one question. The gazetteer's mark
-- stood among the names of places until now.
CREATE TABLE seeded_parts (
  part text PRIMARY KEY,
  version text NOT NULL
);
INSERT INTO seeded_parts (part, version)
SELECT 'places', split_part(max(name), ' ', 2) FROM place_names WHERE name LIKE '#gazetteer %' HAVING count(*) > 0;
DELETE FROM place_names WHERE name LIKE '#gazetteer %';
