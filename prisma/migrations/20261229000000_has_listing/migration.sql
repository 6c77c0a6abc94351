-- Whether any listing has the words: one statement, of which a search asks one or two before it counts anything. By the index: of
-- words that many listings have the planner would go through the table for the first one, and it may stand at the end.
CREATE FUNCTION has_listing(query tsquery, only_of_no_subcategory boolean) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  IF only_of_no_subcategory THEN
    RETURN EXISTS (SELECT FROM listing_search WHERE words @@ query AND subcategory_id IS NULL);
  END IF;
  RETURN EXISTS (SELECT FROM listing_search WHERE words @@ query);
END $$;
