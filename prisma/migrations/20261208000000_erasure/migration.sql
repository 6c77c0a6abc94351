-- Erasing an account (docs/decisions/036-export-and-erasure.md).

-- Files of what was erased: noted with the rows that named them, gone from here when they are gone from the storage. A key
-- is a random name and says nothing about whose file it was.
CREATE TABLE files_to_delete (
  key text COLLATE "C" PRIMARY KEY,
  noted_at timestamptz(6) NOT NULL DEFAULT now()
);

-- Whether an id of the audit log names nothing that is still there.
CREATE FUNCTION audit_id_is_gone(asked text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM users WHERE id = asked)
     AND NOT EXISTS (SELECT FROM listings WHERE id = asked)
     AND NOT EXISTS (SELECT FROM documents WHERE id = asked)
     AND NOT EXISTS (SELECT FROM listing_reports WHERE id = asked)
$$;

-- Still append-only, but for one thing: a row that speaks of what is no longer there may lose who that was. Its ids then
-- become others that name nothing either, and its details only ever get fewer. When, and what was done, never changes.
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.action, NEW.subject_type) = (OLD.id, OLD.at, OLD.action, OLD.subject_type)
    AND (NEW.actor_user_id IS NOT DISTINCT FROM OLD.actor_user_id
         OR (OLD.actor_user_id IS NOT NULL AND NEW.actor_user_id IS NOT NULL
             AND audit_id_is_gone(OLD.actor_user_id) AND audit_id_is_gone(NEW.actor_user_id)))
    AND (NEW.subject_id = OLD.subject_id
         OR (OLD.subject_type IN ('user', 'company_page', 'listing', 'document', 'report') AND audit_id_is_gone(OLD.subject_id) AND audit_id_is_gone(NEW.subject_id)))
    AND (NEW.details = OLD.details OR (NEW.subject_id <> OLD.subject_id AND OLD.details @> NEW.details))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
