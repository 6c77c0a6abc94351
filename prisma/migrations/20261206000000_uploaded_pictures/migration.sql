-- A provider's pictures arrive one by one, before the form that names them: until a listing claims one, only its owner may.
ALTER TABLE media
  ADD COLUMN owner_user_id text COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN idempotency_key text COLLATE "C",
  ADD COLUMN claimed_at timestamptz;
CREATE UNIQUE INDEX media_owner_idempotency_key ON media (owner_user_id, idempotency_key);

-- Up to 8 pictures a listing; the form that makes it takes 3.
ALTER TABLE listing_images DROP CONSTRAINT listing_images_position_range;
ALTER TABLE listing_images ADD CONSTRAINT listing_images_position_range CHECK (position BETWEEN 0 AND 7);
