-- Accounts: sessions, mailed links, the provider's set-once profile, documents, the audit log, rate limits.

ALTER TABLE users
  ADD COLUMN password_hash text,              -- argon2id; NULL: nobody can sign in
  ADD COLUMN email_verified_at timestamptz;

-- One row a sign-in. Nothing token-like is stored: the carriers hold the id and are signed (security.md section 2).
CREATE TABLE sessions (
  id text COLLATE "C" PRIMARY KEY,            -- random, made by the server
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  bound boolean NOT NULL,                     -- its tokens count only beside its cookie
  refresh_counter integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  idle_expires_at timestamptz NOT NULL,
  absolute_expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text,
  ip_hash text,
  ua_hash text,
  CONSTRAINT sessions_revoked_pair CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL))
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id, created_at);
CREATE INDEX sessions_absolute_expires_at_idx ON sessions (absolute_expires_at);

-- Single-use links that were mailed; only their hash is kept.
CREATE TABLE account_links (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  email text NOT NULL,                        -- where it was sent: it proves this address and no other
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT account_links_purpose CHECK (purpose IN ('password_reset', 'email_verification'))
);
CREATE INDEX account_links_user_id_idx ON account_links (user_id);

-- The set-once fields. GST and PAN are encrypted: the GSTIN holds the PAN (security.md P3).
ALTER TABLE provider_profiles
  ADD COLUMN gst_number_encrypted text,
  ADD COLUMN pan_number_encrypted text,
  ADD COLUMN address text,
  ADD COLUMN documents_set_at timestamptz,
  ADD CONSTRAINT provider_profiles_address_length CHECK (length(address) BETWEEN 1 AND 300);

CREATE TABLE documents (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  user_id text COLLATE "C" REFERENCES users (id) ON DELETE CASCADE,  -- NULL: uploaded before there is an account
  storage_key text COLLATE "C" NOT NULL UNIQUE,
  original_name text NOT NULL,
  kind text NOT NULL,
  mime_type text NOT NULL,
  size_bytes integer NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT documents_kind CHECK (kind IN ('image', 'pdf')),
  CONSTRAINT documents_original_name_length CHECK (length(original_name) BETWEEN 1 AND 120)
);
CREATE INDEX documents_user_id_idx ON documents (user_id);
CREATE INDEX documents_unclaimed_idx ON documents (uploaded_at) WHERE user_id IS NULL;

ALTER TABLE listings
  ADD COLUMN archived_from listing_status,    -- what it was when it was archived
  ADD COLUMN idempotency_key text,
  ADD CONSTRAINT listings_archived_from CHECK ((status = 'archived') OR archived_from IS NULL);
CREATE UNIQUE INDEX listings_idempotency_key ON listings (provider_user_id, idempotency_key);
-- The admin's table goes through all listings, newest first.
CREATE INDEX listings_created_at_idx ON listings (created_at DESC, id DESC);

-- What happened and who did it. No foreign keys: it outlives what it speaks of. Append-only: a row may go only after a
-- year (security.md P14).
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_user_id text COLLATE "C",             -- NULL: nobody was signed in, or a command did it
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_subject_idx ON audit_log (subject_type, subject_id, id DESC);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_user_id, id DESC);
CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC);

CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();

-- Counters of the limits that must hold over all processes and a restart; the layout is the limiter library's.
CREATE TABLE rate_limits (
  key text COLLATE "C" PRIMARY KEY,           -- hashed
  points integer NOT NULL DEFAULT 0,
  expire bigint                               -- milliseconds since 1970
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
