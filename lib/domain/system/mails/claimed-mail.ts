import "server-only";
import { Prisma } from "@/lib/server/db";
import type { Locale } from "@/lib/shared/locale";

/** Mails whose words are written with their row: they quote what somebody wrote. */
export type WrittenKind = "enquiry" | "enquiry_receipt" | "contact";
/** Mails with a link that works once; it is made when the mail is sent. */
export type LinkKind = "password_reset" | "email_verification";
/** Mails of which the row says what is told and to whom, and nothing else. */
export type AccountKind = LinkKind | "password_changed" | "listing_decisions";

/** What an admin did with a listing, as its provider reads it. */
export type ListingDecision = {
  readonly status: "approved" | "rejected" | "archived";
  readonly name: string;
  readonly reason: string | null;
};

/** A mail that nobody else tries to send before its time is up. */
export type ClaimedMail = {
  readonly id: string;
  readonly kind: WrittenKind | AccountKind;
  /** This try included. */
  readonly attempts: number;
  /** Null unless the words are written. */
  readonly to: string | null;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly text: string | null;
  readonly userId: string | null;
  readonly locale: Locale | null;
  readonly decisions: readonly ListingDecision[] | null;
};

export const CLAIMED = Prisma.sql`
  id, kind, attempts, to_address AS "to", reply_to AS "replyTo", subject, body AS text, user_id AS "userId", locale, decisions`;
