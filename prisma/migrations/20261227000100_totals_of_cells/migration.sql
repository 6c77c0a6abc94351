-- How many listings each square of 0.02 degrees has: the total of a radius is the sum of the squares within it, and the rows of
-- those that its edge crosses (docs/decisions/032-totals-kept-by-triggers.md). Kept by the triggers that keep the others.

-- Nobody writes a total meanwhile, so that the first count of the new ones misses none.
LOCK TABLE listing_search IN SHARE ROW EXCLUSIVE MODE;

ALTER TABLE listing_totals DROP CONSTRAINT listing_totals_kind;
ALTER TABLE listing_totals ADD CONSTRAINT listing_totals_kind
  CHECK (kind IN ('all', 'category', 'subcategory', 'company_type', 'state', 'city', 'category_city', 'category_type',
                  'subcategory_type', 'category_state', 'subcategory_state', 'type_state', 'cell'));

-- The totals that a row of search counts in. A square's number has nine digits, so that a range of numbers is one of texts.
CREATE FUNCTION listing_total_keys(category text, subcategory text, of_type company_type, state text, city text, cell int)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT each.kind, each.key FROM (VALUES
    ('all', ''), ('category', category), ('subcategory', subcategory), ('company_type', of_type::text), ('state', state), ('city', city),
    ('category_city', category || ' ' || city), ('category_type', category || ' ' || of_type::text), ('subcategory_type', subcategory || ' ' || of_type::text),
    ('category_state', category || ' ' || state), ('subcategory_state', subcategory || ' ' || state), ('type_state', of_type::text || ' ' || state),
    ('cell', lpad(cell::text, 9, '0'))
  ) AS each(kind, key) WHERE each.key IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION listing_totals_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, count(*)::int AS n
    FROM new_rows AS s, listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug, s.cell) AS own
    GROUP BY own.kind, own.key
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION listing_totals_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, -count(*)::int AS n
    FROM old_rows AS s, listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug, s.cell) AS own
    GROUP BY own.kind, own.key
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION listing_totals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_listing_totals(array_agg(kind), array_agg(key), array_agg(n)) FROM (
    SELECT own.kind, own.key, sum(own.sign)::int AS n FROM (
      SELECT kept.kind, kept.key, changed.sign FROM (
        SELECT s.*, 1 AS sign FROM new_rows AS s UNION ALL SELECT s.*, -1 FROM old_rows AS s
      ) AS changed
      JOIN (SELECT listing_id FROM new_rows AS n JOIN old_rows AS o USING (listing_id)
            WHERE (n.category_id, n.subcategory_id, n.company_type, n.state_code, n.city_slug, n.cell)
                  IS DISTINCT FROM (o.category_id, o.subcategory_id, o.company_type, o.state_code, o.city_slug, o.cell)) AS moved
        USING (listing_id),
      LATERAL listing_total_keys(changed.category_id, changed.subcategory_id, changed.company_type, changed.state_code, changed.city_slug, changed.cell) AS kept
    ) AS own
    GROUP BY own.kind, own.key HAVING sum(own.sign) <> 0
  ) AS delta HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE VIEW counted_listing_totals AS
SELECT own.kind, own.key, count(*)::int AS listings
FROM listing_search AS s,
  listing_total_keys(s.category_id, s.subcategory_id, s.company_type, s.state_code, s.city_slug, s.cell) AS own
GROUP BY own.kind, own.key;

DROP FUNCTION listing_total_keys(text, text, company_type, text, text);

INSERT INTO listing_totals (kind, key, slot, listings)
SELECT kind, key, 0, listings FROM counted_listing_totals WHERE kind = 'cell';
