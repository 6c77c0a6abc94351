-- What changed that public pages show, by name, for the page cache (docs/decisions/012-page-cache.md). Written by
-- triggers in the transaction of the change; every process reads what is new before it serves a page it has kept.

-- Appended, never updated: a row that two transactions had to share would make one wait for the other's commit.
CREATE TABLE page_changes (
  changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,  -- the transaction, as in pg_current_snapshot()
  tag text COLLATE "C" NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (changed_in, tag)
);
CREATE INDEX page_changes_changed_at_idx ON page_changes (changed_at);

CREATE FUNCTION note_page_changes(tags text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_changes (tag) SELECT DISTINCT unnest(tags) ON CONFLICT DO NOTHING
$$;

-- Listings ----------------------------------------------------------------------------------------------------

-- The names of the pages that show these listings. Only approved ones are shown. Many at once are everything: an import
-- should not write a row for each of its listings, and nobody reads so many.
CREATE FUNCTION note_listings_changed(changed listings[]) RETURNS void LANGUAGE sql AS $$
  SELECT note_page_changes(CASE WHEN cardinality(changed) > 100 THEN ARRAY['everything'] ELSE ARRAY(
    SELECT DISTINCT tag.name
    FROM unnest(changed) AS listing, LATERAL (VALUES
      ('listings'),
      ('listing:' || listing.id),
      ('company:' || listing.provider_user_id),
      ('category:' || listing.category_id),
      ('subcategory:' || listing.subcategory_id),
      ('state:' || listing.state_code)
    ) AS tag(name)
    WHERE tag.name IS NOT NULL
  ) END)
$$;

CREATE FUNCTION page_changes_of_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_listings_changed(ARRAY(SELECT l::listings FROM new_rows AS l WHERE l.status = 'approved' LIMIT 101));
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_new_listings AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_new_listings();

CREATE FUNCTION page_changes_of_old_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_listings_changed(ARRAY(SELECT l::listings FROM old_rows AS l WHERE l.status = 'approved' LIMIT 101));
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_old_listings AFTER DELETE ON listings
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_old_listings();

-- As it was and as it is: a listing that changes its category leaves one page and comes to another.
CREATE FUNCTION page_changes_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_listings_changed(ARRAY(
    (SELECT l::listings FROM new_rows AS l WHERE l.status = 'approved' LIMIT 101)
    UNION ALL
    (SELECT l::listings FROM old_rows AS l WHERE l.status = 'approved' LIMIT 101)
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_listings AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION page_changes_of_listings();

-- Pictures come after their listing; those of an approved one are what its cards show.
CREATE FUNCTION page_changes_of_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_listings_changed(ARRAY(
    SELECT l FROM listings AS l
    WHERE l.id IN (SELECT listing_id FROM changed_rows) AND l.status = 'approved' LIMIT 101
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_new_images AFTER INSERT ON listing_images
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_images();
CREATE TRIGGER page_changes_of_images AFTER UPDATE ON listing_images
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_images();
CREATE TRIGGER page_changes_of_old_images AFTER DELETE ON listing_images
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_images();

-- Companies ---------------------------------------------------------------------------------------------------

CREATE FUNCTION note_company_changed(of_user text) RETURNS void LANGUAGE sql AS $$
  SELECT note_page_changes(ARRAY['company:' || of_user]);
  SELECT note_listings_changed(ARRAY(
    SELECT l FROM listings AS l WHERE l.provider_user_id = of_user AND l.status = 'approved' LIMIT 101
  ))
$$;

CREATE FUNCTION page_changes_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_company_changed(CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END);
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_new_profile AFTER INSERT OR DELETE ON provider_profiles
  FOR EACH ROW EXECUTE FUNCTION page_changes_of_profile();
CREATE TRIGGER page_changes_of_profile AFTER UPDATE ON provider_profiles
  FOR EACH ROW
  WHEN ((OLD.company_name, OLD.company_type, OLD.phone_number, OLD.import_source)
    IS DISTINCT FROM (NEW.company_name, NEW.company_type, NEW.phone_number, NEW.import_source))
  EXECUTE FUNCTION page_changes_of_profile();

CREATE FUNCTION page_changes_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_company_changed(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_user AFTER UPDATE OF disabled_at, role ON users
  FOR EACH ROW WHEN ((OLD.disabled_at IS NULL, OLD.role) IS DISTINCT FROM (NEW.disabled_at IS NULL, NEW.role))
  EXECUTE FUNCTION page_changes_of_user();

-- Categories: every page shows them, in its footer at least -----------------------------------------------------

CREATE FUNCTION page_changes_of_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY['catalog']);
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_categories AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_catalog();
CREATE TRIGGER page_changes_of_subcategories AFTER INSERT OR UPDATE OR DELETE ON subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_catalog();

-- What search holds of a large company or category follows in steps: each of them changes the lists.
CREATE FUNCTION page_changes_of_search_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY['everything']);
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_search_step AFTER UPDATE OR DELETE ON search_refreshes
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_search_step();
