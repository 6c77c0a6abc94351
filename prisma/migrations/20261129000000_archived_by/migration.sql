-- Who archived a listing: what its owner archived comes back as it was, what an admin took down is looked at again.
-- No reference: an account that is gone must not undo a takedown.
ALTER TABLE listings
  ADD COLUMN archived_by text COLLATE "C",
  ADD CONSTRAINT listings_archived_by CHECK (status = 'archived' OR archived_by IS NULL);
UPDATE listings SET archived_by = (
  SELECT actor_user_id FROM audit_log
  WHERE subject_type = 'listing' AND subject_id = listings.id AND action = 'listing.archived'
  ORDER BY id DESC LIMIT 1)
WHERE status = 'archived';
