-- What a company says of itself on its page. A version is shown once an admin has approved it; the next one waits beside
-- it, and takes its place when it is approved.

CREATE TABLE company_pages (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  provider_user_id text COLLATE "C" NOT NULL REFERENCES provider_profiles (user_id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending_approval',
  about text NOT NULL DEFAULT '',
  opening_hours jsonb NOT NULL DEFAULT '{}',  -- {"mon": [["09:00", "13:00"], …]}; [] is closed, a missing day unknown
  languages text[] NOT NULL DEFAULT '{}',
  payment_modes text[] NOT NULL DEFAULT '{}',
  rejection_reason text,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_pages_status CHECK (status IN ('pending_approval', 'approved', 'rejected')),
  CONSTRAINT company_pages_about_length CHECK (length(about) <= 1000),
  CONSTRAINT company_pages_opening_hours CHECK (jsonb_typeof(opening_hours) = 'object'),
  CONSTRAINT company_pages_reason CHECK (length(rejection_reason) <= 500 AND (rejection_reason IS NULL OR status = 'rejected'))
);
-- One that is shown, one that is not.
CREATE UNIQUE INDEX company_pages_approved_key ON company_pages (provider_user_id) WHERE status = 'approved';
CREATE UNIQUE INDEX company_pages_draft_key ON company_pages (provider_user_id) WHERE status <> 'approved';
CREATE INDEX company_pages_pending_idx ON company_pages (submitted_at, id) WHERE status = 'pending_approval';
CREATE INDEX company_pages_provider_user_id_idx ON company_pages (provider_user_id);

CREATE TABLE company_page_photos (
  page_id text COLLATE "C" NOT NULL REFERENCES company_pages (id) ON DELETE CASCADE,
  position int NOT NULL CHECK (position BETWEEN 0 AND 5),
  media_id text COLLATE "C" NOT NULL REFERENCES media (id),
  PRIMARY KEY (page_id, position)
);
CREATE INDEX company_page_photos_media_id_idx ON company_page_photos (media_id);

-- The page cache (docs/decisions/012): what is shown changes when an approved version comes or goes. Photos never change
-- under one that is approved.
CREATE FUNCTION page_changes_of_company_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'approved' THEN
    PERFORM note_page_changes(ARRAY['company:' || OLD.provider_user_id]);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'approved' THEN
    PERFORM note_page_changes(ARRAY['company:' || NEW.provider_user_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER page_changes_of_company_pages AFTER INSERT OR UPDATE OR DELETE ON company_pages
  FOR EACH ROW EXECUTE FUNCTION page_changes_of_company_pages();
