-- Enquiries to one business each, who sends them, messages to us, reports of listings, and the mails that come of all that
-- (docs/decisions/013-enquiries-and-mail-queue.md).

-- One row an e-mail address or phone number that sent an enquiry. It is known by a keyed hash; people see it masked.
CREATE TABLE enquiry_senders (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  kind text NOT NULL,
  address_hash text COLLATE "C" NOT NULL,
  masked text NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  blocked_at timestamptz,
  CONSTRAINT enquiry_senders_address UNIQUE (kind, address_hash),
  CONSTRAINT enquiry_senders_kind CHECK (kind IN ('email', 'phone'))
);
CREATE INDEX enquiry_senders_last_at_idx ON enquiry_senders (last_at DESC, id DESC);
CREATE INDEX enquiry_senders_blocked_idx ON enquiry_senders (last_at DESC, id DESC) WHERE blocked_at IS NOT NULL;

CREATE TABLE enquiries (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  provider_user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,  -- the one business that gets it
  listing_id text COLLATE "C" REFERENCES listings (id) ON DELETE SET NULL,  -- NULL: about the company itself
  token_hash text COLLATE "C" NOT NULL UNIQUE,  -- of the visitor's private link
  status text NOT NULL DEFAULT 'new',
  name text,
  phone_number text,                          -- E.164
  email text,
  message text,
  email_sender_id text COLLATE "C" REFERENCES enquiry_senders (id) ON DELETE SET NULL,
  phone_sender_id text COLLATE "C" REFERENCES enquiry_senders (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,                   -- the visitor took it back
  erased_at timestamptz,                      -- its personal details are gone: withdrawn, or a year old
  CONSTRAINT enquiries_status CHECK (status IN ('new', 'replied', 'closed')),
  CONSTRAINT enquiries_name_length CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT enquiries_phone_number CHECK (phone_number ~ '^\+[0-9]{4,15}$'),
  CONSTRAINT enquiries_email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT enquiries_message_length CHECK (length(message) BETWEEN 1 AND 2000),
  CONSTRAINT enquiries_withdrawn_is_erased CHECK (withdrawn_at IS NULL OR erased_at IS NOT NULL),
  CONSTRAINT enquiries_all_or_erased CHECK (
    CASE WHEN erased_at IS NULL THEN name IS NOT NULL AND message IS NOT NULL AND num_nonnulls(phone_number, email) > 0
         ELSE num_nonnulls(name, phone_number, email, message) = 0 END)
);
CREATE INDEX enquiries_provider_user_id_idx ON enquiries (provider_user_id, created_at DESC, id DESC);
CREATE INDEX enquiries_provider_status_idx ON enquiries (provider_user_id, status, created_at DESC, id DESC);
CREATE INDEX enquiries_listing_id_idx ON enquiries (listing_id);
CREATE INDEX enquiries_email_sender_id_idx ON enquiries (email_sender_id);
CREATE INDEX enquiries_phone_sender_id_idx ON enquiries (phone_sender_id);
CREATE INDEX enquiries_created_at_idx ON enquiries (created_at);
-- What the yearly erasing still has to look at.
CREATE INDEX enquiries_to_erase_idx ON enquiries (created_at)
  WHERE erased_at IS NULL OR email_sender_id IS NOT NULL OR phone_sender_id IS NOT NULL;

CREATE TABLE contact_messages (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  name text NOT NULL,
  email text NOT NULL,
  number text NOT NULL,
  message text NOT NULL,
  content_hash text COLLATE "C" NOT NULL,     -- keyed; the same words again within the hour are the same message
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contact_messages_name_length CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT contact_messages_email_length CHECK (length(email) BETWEEN 3 AND 254),
  CONSTRAINT contact_messages_number CHECK (number ~ '^[0-9]{10}$'),
  CONSTRAINT contact_messages_message_length CHECK (length(message) BETWEEN 1 AND 2000)
);
CREATE INDEX contact_messages_content_hash_idx ON contact_messages (content_hash, created_at DESC);
CREATE INDEX contact_messages_created_at_idx ON contact_messages (created_at);

-- What visitors say is wrong with a listing. Nothing about who says it.
CREATE TABLE listing_reports (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  listing_id text COLLATE "C" NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  reason text NOT NULL,
  details text,
  status text NOT NULL DEFAULT 'open',
  outcome text,
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  resolved_by_user_id text COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT listing_reports_reason CHECK (
    reason IN ('wrong_details', 'wrong_number', 'closed_down', 'fake', 'offensive', 'duplicate', 'other')),
  CONSTRAINT listing_reports_details_length CHECK (length(details) BETWEEN 1 AND 500),
  CONSTRAINT listing_reports_status CHECK (status IN ('open', 'resolved')),
  CONSTRAINT listing_reports_outcome CHECK (outcome IN ('no_action', 'acted')),
  CONSTRAINT listing_reports_resolved CHECK (
    (status = 'resolved') = (outcome IS NOT NULL) AND (status = 'resolved') = (resolved_at IS NOT NULL))
);
CREATE INDEX listing_reports_created_at_idx ON listing_reports (created_at DESC, id DESC);
CREATE INDEX listing_reports_open_idx ON listing_reports (created_at, id) WHERE status = 'open';
CREATE INDEX listing_reports_resolved_idx ON listing_reports (resolved_at DESC, id DESC) WHERE status = 'resolved';
CREATE INDEX listing_reports_listing_id_idx ON listing_reports (listing_id);
CREATE INDEX listing_reports_resolved_by_idx ON listing_reports (resolved_by_user_id) WHERE resolved_by_user_id IS NOT NULL;

-- Mails to be sent, written in the transaction of what they tell of. next_at is when to try (again), and while a try runs
-- how long it holds the row; last_error says that the latest try has ended. Once sent, only the envelope is left.
CREATE TABLE mail_queue (
  id text COLLATE "C" PRIMARY KEY DEFAULT new_id(),
  kind text NOT NULL,
  enquiry_id text COLLATE "C" REFERENCES enquiries (id) ON DELETE CASCADE,
  contact_message_id text COLLATE "C" REFERENCES contact_messages (id) ON DELETE CASCADE,
  to_address text NOT NULL,
  reply_to text,
  subject text,
  body text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  CONSTRAINT mail_queue_kind CHECK (kind IN ('enquiry', 'enquiry_receipt', 'contact')),
  CONSTRAINT mail_queue_last_error CHECK (last_error IN ('rate_limited', 'refused', 'unavailable')),
  CONSTRAINT mail_queue_one_end CHECK (num_nonnulls(sent_at, given_up_at) < 2),
  CONSTRAINT mail_queue_content CHECK (sent_at IS NOT NULL OR num_nonnulls(subject, body) = 2)
);
CREATE INDEX mail_queue_due_idx ON mail_queue (next_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX mail_queue_ended_idx ON mail_queue ((coalesce(sent_at, given_up_at))) WHERE coalesce(sent_at, given_up_at) IS NOT NULL;
CREATE INDEX mail_queue_enquiry_id_idx ON mail_queue (enquiry_id);
CREATE INDEX mail_queue_contact_message_id_idx ON mail_queue (contact_message_id);
