-- A state's listings city by city and category by category: how many each has needs the index alone.
DROP INDEX listing_search_state_idx;
CREATE INDEX listing_search_state_idx ON listing_search (state_code, city_slug, category_id);
