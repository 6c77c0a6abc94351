-- About how many people mean a place when they say its name: what decides between namesakes. Both columns are filled by
-- the seed, which replaces an older gazetteer at the next start.
ALTER TABLE places ADD COLUMN importance integer NOT NULL DEFAULT 0;

-- The name is also an ordinary word or the name of a product ('market', 'pen', 'up'): a place only when the rest of the
-- text says so.
ALTER TABLE place_names ADD COLUMN ambiguous boolean NOT NULL DEFAULT false;

-- Places that a point may be called after.
CREATE INDEX places_well_known_idx ON places USING gist (geom)
  WHERE kind = 'city' OR (kind = 'locality' AND importance >= 10000);
