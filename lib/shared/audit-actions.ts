/** Everything the audit log tells, as `subject.what_happened`. */
export const AUDIT_ACTIONS = [
  "account.created",
  "account.erased",
  "account.exported",
  "account.password_changed",
  "account.password_removed",
  "account.password_reset",
  "account.sign_in_failed",
  "account.signed_in",
  "account.signed_out_everywhere",
  "category.created",
  "category.updated",
  "company_page.approved",
  "company_page.rejected",
  "document.opened",
  "enquiries.exported",
  "listing.approved",
  "listing.archived",
  "listing.rejected",
  "listing.restored",
  "profile.opened",
  "report.resolved",
  "sender.blocked",
  "sender.unblocked",
  "session.refresh_reused",
  "subcategory.created",
  "subcategory.updated",
  "synonym.added",
  "synonym.deleted",
  "user.admin_created",
  "user.disabled",
  "user.enabled",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type WordOf<A extends string> = A extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never;

/** The key of an action's words in the catalogue, where a point would be a step: `listing_approved`. */
export type AuditWord = WordOf<AuditAction>;
export const auditWord = (action: AuditAction): AuditWord => action.replace(".", "_") as AuditWord;
