-- What category, subcategory, company type, state and price leave is counted from this index alone: a search with a
-- price reads no row of the table for its total, nor for the counts beside its filters.
CREATE INDEX listing_search_filters_idx ON listing_search (category_id, price)
  INCLUDE (subcategory_id, company_type, state_code);
