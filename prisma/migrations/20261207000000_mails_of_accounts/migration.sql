-- Mails of accounts wait in the queue too (docs/decisions/035-every-mail-arrives.md). Such a row says what is told and to
-- whom; address, words and link are found when it is sent, and the check below keeps them out.
ALTER TABLE mail_queue
  -- No reference: whether there is such an account must not be told by the time that checking it takes, and a row that
  -- finds nobody is dropped when it should be sent.
  ADD COLUMN user_id text COLLATE "C",
  ADD COLUMN locale text,
  ADD COLUMN decisions jsonb,                 -- about listings, oldest first; until it is sent
  ALTER COLUMN to_address DROP NOT NULL,
  DROP CONSTRAINT mail_queue_kind,
  DROP CONSTRAINT mail_queue_content,
  ADD CONSTRAINT mail_queue_kind CHECK (kind IN (
    'enquiry', 'enquiry_receipt', 'contact',
    'password_reset', 'email_verification', 'password_changed', 'listing_decisions')),
  ADD CONSTRAINT mail_queue_locale CHECK (locale IN ('en', 'hi')),
  ADD CONSTRAINT mail_queue_content CHECK (
    CASE WHEN kind IN ('enquiry', 'enquiry_receipt', 'contact')
         THEN to_address IS NOT NULL AND user_id IS NULL AND (sent_at IS NOT NULL OR num_nonnulls(subject, body) = 2)
         ELSE num_nonnulls(to_address, reply_to, subject, body, enquiry_id, contact_message_id) = 0 END),
  ADD CONSTRAINT mail_queue_user CHECK (kind NOT IN ('email_verification', 'password_changed', 'listing_decisions') OR user_id IS NOT NULL),
  ADD CONSTRAINT mail_queue_link_locale CHECK (kind NOT IN ('password_reset', 'email_verification') OR locale IS NOT NULL),
  ADD CONSTRAINT mail_queue_decisions CHECK ((decisions IS NOT NULL) = (kind = 'listing_decisions' AND sent_at IS NULL));
CREATE INDEX mail_queue_user_id_idx ON mail_queue (user_id, kind) WHERE sent_at IS NULL;

-- Which mail carries a link: another try makes another link, and a mail that is not sent any more takes its link along.
ALTER TABLE account_links ADD COLUMN mail_id text COLLATE "C" REFERENCES mail_queue (id) ON DELETE CASCADE;
CREATE INDEX account_links_mail_id_idx ON account_links (mail_id);
