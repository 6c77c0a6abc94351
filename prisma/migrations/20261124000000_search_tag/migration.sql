-- Results of searches are kept too (docs/decisions/012): what search understands a text by is part of what they show.

CREATE FUNCTION page_changes_of_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY['search']);
  RETURN NULL;
END $$;

CREATE TRIGGER page_changes_of_synonyms AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_search();
CREATE TRIGGER page_changes_of_places AFTER INSERT OR UPDATE OR DELETE ON places
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_search();
CREATE TRIGGER page_changes_of_place_names AFTER INSERT OR UPDATE OR DELETE ON place_names
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_search();
