import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/server/db";
import { LOCALES } from "@/lib/shared/locale";

/** Mails whose words are written with their row: they quote what somebody wrote. */
const WRITTEN_KINDS = ["enquiry", "enquiry_receipt", "contact"] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
/** Mails with a link that works once; it is made when the mail is sent. */
const LINK_KINDS = ["password_reset", "email_verification"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
/** Mails of which the row says what is told and to whom, and nothing else. */
const ACCOUNT_KINDS = [...LINK_KINDS, "password_changed", "password_removed", "listing_decisions"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What an admin did with a listing, or with what the company says of itself, as its provider reads it. */
const ListingDecision = z.object({
  status: z.enum(["approved", "rejected", "archived"]),
  /** Of the listing; nothing where `isPage`. */
  name: z.string(),
  reason: z.string().nullable(),
  isPage: z.boolean().optional(),
  /** The listing's city and price, as far as it has them: it may share its name with another one. */
  city: z.string().nullish(),
  price: z.number().nullish(),
});
export type ListingDecision = Readonly<z.output<typeof ListingDecision>>;

/** A mail that nobody else tries to send before its time is up. */
export const ClaimedMail = z.object({
  id: z.string(),
  kind: z.enum([...WRITTEN_KINDS, ...ACCOUNT_KINDS]),
  /** This try included. */
  attempts: z.int(),
  /** Null unless the words are written. */
  to: z.string().nullable(),
  replyTo: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  userId: z.string().nullable(),
  locale: z.enum(LOCALES).nullable(),
  decisions: z.array(ListingDecision).nullable(),
});
export type ClaimedMail = Readonly<z.output<typeof ClaimedMail>>;

export const CLAIMED = Prisma.sql`
  id, kind, attempts, to_address AS "to", reply_to AS "replyTo", subject, body AS text, user_id AS "userId", locale, decisions`;
