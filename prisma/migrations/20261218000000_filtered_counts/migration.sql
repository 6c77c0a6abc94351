-- What category, subcategory, company type, state and price leave is counted from this index alone: a search with a
-- price reads no row of the table for its total, nor for the counts beside its filters.
CREATE INDEX listing_search_filters_idx ON listing_search (category_id, price)
  INCLUDE (subcategory_id, company_type, state_code);

-- When a company's listings last changed, for its sitemap: of a thousand companies, from this index alone.
DROP INDEX listing_search_provider_idx;
CREATE INDEX listing_search_provider_idx ON listing_search (provider_user_id, published_at DESC, listing_id DESC)
  INCLUDE (changed_at);
