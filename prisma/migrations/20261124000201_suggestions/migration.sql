-- What begins with the letters that were typed so far (lib/domain/listings/suggestions), through an index each.
CREATE INDEX search_synonyms_term_idx ON search_synonyms ((term COLLATE "C")) WHERE deleted_at IS NULL;
CREATE INDEX provider_profiles_name_idx ON provider_profiles ((market_text(company_name) COLLATE "C"));
