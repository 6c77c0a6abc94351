-- One sending to several companies is a row a company, and one private link for all of them (docs/decisions/027).
ALTER TABLE enquiries DROP CONSTRAINT enquiries_token_hash_key;
ALTER TABLE enquiries
  ADD CONSTRAINT enquiries_token_hash_provider_user_id_key UNIQUE (token_hash, provider_user_id);
