-- Of a state, the totals by category, subcategory and company type: what stands beside the filters of a whole state, and the
-- totals of its categories (docs/decisions/032-totals-kept-by-triggers.md). Kept by the triggers that keep the others.

-- Nobody writes a total meanwhile, so that the first count of the new ones misses none.
LOCK TABLE listing_search IN SHARE ROW EXCLUSIVE MODE;

ALTER TABLE listing_totals DROP CONSTRAINT listing_totals_kind;
ALTER TABLE listing_totals ADD CONSTRAINT listing_totals_kind
  CHECK (kind IN ('all', 'category', 'subcategory', 'company_type', 'state', 'city', 'category_city', 'category_type',
                  'subcategory_type', 'category_state', 'subcategory_state', 'type_state'));

-- The totals that a row of search counts in.
CREATE OR REPLACE FUNCTION listing_total_keys(category text, subcategory text, of_type company_type, state text, city text)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT each.kind, each.key FROM (VALUES
    ('all', ''), ('category', category), ('subcategory', subcategory), ('company_type', of_type::text), ('state', state), ('city', city),
    ('category_city', category || ' ' || city), ('category_type', category || ' ' || of_type::text), ('subcategory_type', subcategory || ' ' || of_type::text),
    ('category_state', category || ' ' || state), ('subcategory_state', subcategory || ' ' || state), ('type_state', of_type::text || ' ' || state)
  ) AS each(kind, key) WHERE each.key IS NOT NULL
$$;

INSERT INTO listing_totals (kind, key, slot, listings)
SELECT kind, key, 0, listings FROM counted_listing_totals WHERE kind IN ('category_state', 'subcategory_state', 'type_state');
