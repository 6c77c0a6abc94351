-- The mail that tells of a password that was removed (docs/decisions/049-openid-sign-in.md).
ALTER TABLE mail_queue
  DROP CONSTRAINT mail_queue_kind,
  DROP CONSTRAINT mail_queue_user,
  ADD CONSTRAINT mail_queue_kind CHECK (kind IN (
    'enquiry', 'enquiry_receipt', 'contact',
    'password_reset', 'email_verification', 'password_changed', 'password_removed', 'listing_decisions')),
  ADD CONSTRAINT mail_queue_user CHECK (
    kind NOT IN ('email_verification', 'password_changed', 'password_removed', 'listing_decisions') OR user_id IS NOT NULL);
