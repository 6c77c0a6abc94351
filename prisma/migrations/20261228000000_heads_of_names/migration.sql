-- What a listing is, by its name: the last word before the first comma, or before 'for', 'with' and the like. A 'Milking
-- machine and milk cans, 40 litre' is a machine and cans, and no milk; a 'Laptop on rent' is a rent. Of 'truck and bus tyres'
-- it is the tyres alone: a lone word before 'and' belongs to what follows, where that has more than one.
CREATE FUNCTION market_heads(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  ending constant text[] := '{for,with,without,on,in,of,to,from,at,by,per,under,above,up,within,between,near,as,that,which}';
  lent constant text[] := '{rent,hire,lease}';
  counting constant text[] := '{set,sets,pair,pairs,piece,pieces,pack,packs}';
  words constant text[] := string_to_array(
    public.market_text(replace(replace(substring(name FROM '^[^,;:(|\u2013\u2014]*'), '&', ' and '), '/', ' and ')), ' ');
  word text;
  head text;
  size int := 0;
  heads text[] := '{}';
  -- Of parts of more than one word.
  whole text[] := '{}';
BEGIN
  FOR i IN 1..coalesce(cardinality(words), 0) + 1 LOOP
    word := words[i];
    IF word IS NULL OR word = 'and' OR word = 'or' OR word = ANY (ending) THEN
      CONTINUE WHEN word = ANY (ending) AND words[i + 1] = ANY (lent);
      IF head IS NOT NULL THEN
        head := '::' || public.synonym_key(head);
        heads := heads || head;
        IF size > 1 THEN whole := whole || head; END IF;
      END IF;
      EXIT WHEN word = ANY (ending);
      EXIT WHEN word IS NULL;
      head := NULL; size := 0;
    ELSE
      size := size + 1;
      -- 'Acid 32 %' is an acid, 'concrete M25' concrete, and a 'sofa set' a sofa.
      IF word !~ '[0-9]' AND (head IS NULL OR word <> ALL (counting)) THEN head := word; END IF;
    END IF;
  END LOOP;
  RETURN CASE WHEN size > 1 THEN whole ELSE heads END;
END $$;

-- As before, and with what it is by its name, as another mark that no typed word reaches.
CREATE OR REPLACE VIEW listing_search_source AS
SELECT
  listing.id AS listing_id, listing.category_id, listing.subcategory_id, listing.provider_user_id,
  profile.company_type, listing.state_code, listing.price, listing.published_at, listing.tags,
  named.vector || category.words || coalesce(subcategory.words, '') || coalesce(profile.words, '')
    || market_vector(concat_ws(' ', listing.address, listing.city, state.name, tagged.repeated), 'B')
    || market_vector(tagged.own, 'C')
    || market_vector(listing.description, 'D')
    || market_marks(named.vector || coalesce(subcategory.words, ''), market_heads(listing.name) ||
                    market_quantities(concat_ws(' ; ', listing.name, array_to_string(listing.tags, ' ; '), listing.description))) AS words,
  listing.lat, listing.lng, city.city_slug, listing.updated_at AS changed_at,
  (CASE WHEN EXISTS (SELECT 1 FROM listing_images AS image WHERE image.listing_id = listing.id) THEN 4 ELSE 0 END
    + CASE WHEN listing.price IS NULL THEN 0 ELSE 2 END
    + CASE WHEN profile.documents_set_at IS NULL THEN 0 ELSE 1 END)::smallint AS quality
FROM listings AS listing
CROSS JOIN LATERAL (SELECT market_vector(listing.name, 'A') AS vector OFFSET 0) AS named
JOIN categories AS category ON category.id = listing.category_id
LEFT JOIN subcategories AS subcategory ON subcategory.id = listing.subcategory_id
CROSS JOIN LATERAL (
  SELECT string_agg(tag, ' ') FILTER (WHERE repeats) AS repeated, string_agg(tag, ' ') FILTER (WHERE NOT repeats) AS own
  FROM (SELECT tag, tag_key(tag) IN (tag_key(category.name), tag_key(category.slug), tag_key(coalesce(subcategory.name, '')), tag_key(coalesce(subcategory.slug, ''))) AS repeats
        FROM unnest(listing.tags) AS tag) AS each
) AS tagged
JOIN users AS provider ON provider.id = listing.provider_user_id AND provider.disabled_at IS NULL
LEFT JOIN provider_profiles AS profile ON profile.user_id = listing.provider_user_id
LEFT JOIN states AS state ON state.code = listing.state_code
LEFT JOIN city_names AS city ON city.state_code = listing.state_code AND city.name = listing.city
WHERE listing.status = 'approved';

-- Listings that are there already get theirs in steps, while the site is served.
INSERT INTO search_refreshes (kind, subject_id) SELECT 'category', id FROM categories
ON CONFLICT (kind, subject_id) DO UPDATE SET after_id = '', noted_at = clock_timestamp();
