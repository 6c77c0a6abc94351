-- Deleting a place deletes its names: without this index every deleted place reads all names of the gazetteer.
CREATE INDEX place_names_place_id_idx ON place_names (place_id);
