import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";
import { Email } from "@/lib/schemas/account";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/limits";
import { pageOf } from "@/lib/schemas/page";
import { text } from "@/lib/schemas/text";
import { blankAsAbsent, Phone, visitorFields } from "@/lib/schemas/visitor-form";
import { ENQUIRY_STATUSES, MAX_COMPANIES_AT_ONCE } from "@/lib/shared/enquiry";
import { LOCALES } from "@/lib/shared/locale";

const status = z.enum(ENQUIRY_STATUSES);

/** The query of the file of all enquiries. */
export const EnquiriesFileQuery = z.object({
  lang: z
    .enum(LOCALES)
    .default("en")
    .meta({ description: "The language of its columns and of how an enquiry stands" }),
});

/** A form sends a list as one field, with commas. */
const listings = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",") : value),
  z.array(Id).min(1).max(MAX_COMPANIES_AT_ONCE),
);

/** `POST /enquiries`: about a listing, a company itself, or to the companies of several listings at once. */
export const EnquiryInput = z
  .strictObject({
    listingId: Id.optional().meta({ description: "The listing it is about; else providerUserId" }),
    providerUserId: Id.optional().meta({ description: "The company it goes to; else listingId" }),
    listingIds: listings.optional().meta({
      description: "Listings whose companies each get an enquiry of their own: 1 to 4, a form's with commas",
    }),
    name: text(1, MAX_VISITOR_NAME_LENGTH, failure("visitorNameLength")),
    phoneNumber: blankAsAbsent(Phone, failure("phoneInvalid")).meta({ description: "This or email" }),
    email: blankAsAbsent(Email, failure("emailInvalid")).meta({ description: "This or phoneNumber" }),
    message: text(1, MAX_MESSAGE_LENGTH, failure("messageLength")),
    consent: z
      .literal([true, "true", "on"], { error: failure("consentRequired") })
      .meta({ description: "That the details go to whom it is sent to; a form's checkbox sends 'true'" }),
    ...visitorFields,
  })
  .superRefine(
    (value, context) => {
      const isWrong = (path: string) => context.issues.some((issue) => issue.path?.[0] === path);
      const targets = [value.listingId, value.providerUserId, value.listingIds];
      const isOne = targets.filter((target) => target !== undefined).length === 1;
      if (!isOne && !isWrong("listingId") && !isWrong("listingIds"))
        context.addIssue({
          code: "custom",
          path: ["listingId"],
          message: failure("oneAddressee"),
        });
      const hasNeither = value.phoneNumber === undefined && value.email === undefined;
      if (hasNeither && !isWrong("phoneNumber") && !isWrong("email"))
        context.addIssue({
          code: "custom",
          path: ["phoneNumber"],
          message: failure("contactWayRequired"),
        });
    },
    // Told together with what is wrong elsewhere, in one answer.
    { when: ({ value }) => typeof value === "object" && value !== null },
  );
export type EnquiryInput = z.output<typeof EnquiryInput>;

/** What the visitor gets: the link is the only copy, the database keeps its hash. */
export const SentEnquiry = z
  .object({
    id: Id,
    companyName: z.string(),
    companies: z
      .array(z.object({ id: Id, companyName: z.string() }))
      .meta({ description: "Who received it, each with the id of its enquiry; the first stands above" }),
    link: z.string().meta({ description: "Path of the private page that shows and withdraws it" }),
  })
  .meta({ id: "SentEnquiry" });
export type SentEnquiry = z.output<typeof SentEnquiry>;

export const WithdrawInput = z.strictObject({
  token: z.string(failure("linkInvalid")).min(1, failure("linkInvalid")).max(200, failure("linkInvalid")),
  enquiryId: Id.optional().meta({ description: "One of several; absent: all that the link shows" }),
  locale: visitorFields.locale,
});
export type WithdrawInput = z.output<typeof WithdrawInput>;

const ofListing = z.object({ id: Id, name: z.string() }).nullable();

/** One company that received it. */
export const Receiver = z.object({
  id: Id.meta({ description: "Of its enquiry" }),
  company: z.object({ id: Id, companyName: z.string(), isPublic: z.boolean() }),
  listing: z.object({ id: Id, name: z.string(), isPublic: z.boolean() }).nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  erasedAt: z.iso.datetime().nullable(),
});
export type Receiver = z.output<typeof Receiver>;

/**
 * What the visitor sees behind the private link. Name, ways of contact and message are null once they are erased
 * everywhere.
 */
export const EnquiryReceipt = z.object({
  receivers: z.array(Receiver).min(1),
  createdAt: z.iso.datetime(),
  name: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
});
export type EnquiryReceipt = z.output<typeof EnquiryReceipt>;

/** An enquiry in the inbox of the one business it went to. */
export const ReceivedEnquiry = z
  .object({
    id: Id,
    status,
    createdAt: z.iso.datetime(),
    listing: ofListing.meta({ description: "Null: it is about the company itself" }),
    name: z.string().nullable(),
    phoneNumber: z.string().nullable().meta({ description: "E.164" }),
    email: z.string().nullable(),
    message: z.string().nullable(),
    withdrawnAt: z.iso.datetime().nullable().meta({ description: "The visitor took the details back" }),
    erasedAt: z.iso.datetime().nullable().meta({
      description: "When name, ways of contact and message were erased: withdrawn, or after a year",
    }),
  })
  .meta({ id: "ReceivedEnquiry" });
export type ReceivedEnquiry = z.output<typeof ReceivedEnquiry>;

export const ReceivedEnquiries = pageOf(ReceivedEnquiry);

/** `GET /providers/me/enquiries`. */
export const MyEnquiriesQuery = z.object({
  status: status.optional(),
  ...managedPage,
});
export type MyEnquiriesQuery = z.output<typeof MyEnquiriesQuery>;

export const EnquiryStatusInput = z.strictObject({ status });

/** Counts for the admin: no word of what was written. */
export const EnquirySummary = z
  .object({
    total: z.int().min(0),
    new: z.int().min(0),
    replied: z.int().min(0),
    closed: z.int().min(0),
    withdrawn: z.int().min(0).meta({ description: "Of all; they are in none of new, replied and closed" }),
    perDay: z
      .array(z.object({ day: z.iso.date(), count: z.int().min(0) }))
      .length(30)
      .meta({ description: "The last 30 days in India, today last" }),
  })
  .meta({ id: "EnquirySummary" });
export type EnquirySummary = z.output<typeof EnquirySummary>;

/** Somebody who sent enquiries, by one e-mail address or phone number. The admin sees it masked. */
export const EnquirySender = z
  .object({
    id: Id,
    kind: z.enum(["email", "phone"]),
    masked: z.string().meta({ example: "r•••@example.com" }),
    enquiries: z.int().min(0),
    businesses: z.int().min(0).meta({ description: "To how many businesses" }),
    lastAt: z.iso.datetime(),
    blockedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "EnquirySender" });
export type EnquirySender = z.output<typeof EnquirySender>;

/** `GET /admin/enquiry-senders`. */
export const EnquirySendersQuery = z.object({
  blocked: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  ...managedPage,
});
export type EnquirySendersQuery = z.output<typeof EnquirySendersQuery>;
