import { z } from "zod";
import { ProviderProfile } from "@/lib/schemas/account";
import { CompanyPage } from "@/lib/schemas/company-page";
import { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { Id } from "@/lib/schemas/id";
import { ManagedListing, UploadedPicture } from "@/lib/schemas/listing";

const moment = z.iso.datetime();

/** What is not in an export, and why: it stands in the file. */
export const LEFT_OUT = [
  "The password: only a one-way hash of it is stored.",
  "What signs a browser in or proves a mailed link: whoever has the file could use it.",
  "Reports about your listings; who sent them is not stored. Which admin decided or opened something.",
  "Enquiries and messages sent from your email address, unless you have confirmed that the address is yours.",
  "The technical log: it holds nothing about you.",
] as const;

const ofAccount = z.object({
  id: Id,
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: z.enum(["customer", "provider", "admin"]),
  createdAt: moment,
  emailVerifiedAt: moment.nullable(),
  disabledAt: moment.nullable(),
});

const sentEnquiry = z.object({
  id: Id,
  company: z.string().nullable(),
  listing: z.string().nullable(),
  name: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: moment,
  withdrawnAt: moment.nullable(),
  erasedAt: moment.nullable(),
});

/** `GET /auth/me/export`: everything that is stored of an account, for its owner. */
export const AccountExport = z
  .object({
    exportedAt: moment,
    leftOut: z.array(z.string()).meta({ description: "What is not in it, and why" }),
    account: ofAccount,
    providerProfile: ProviderProfile.nullable().meta({
      description: "GST and PAN number opened; documents by name and address",
    }),
    companyPage: CompanyPage,
    listings: z.array(ManagedListing),
    pictures: z
      .array(UploadedPicture.extend({ uploadedAt: moment }))
      .meta({ description: "Also those in no listing yet" }),
    enquiriesReceived: z.array(ReceivedEnquiry),
    enquiriesSent: z.array(sentEnquiry).meta({ description: "From the account's confirmed e-mail address" }),
    enquirySender: z
      .object({ masked: z.string(), lastAt: moment, blockedAt: moment.nullable() })
      .nullable()
      .meta({ description: "What is kept to block senders" }),
    contactMessages: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        number: z.string(),
        message: z.string(),
        createdAt: moment,
      }),
    ),
    mails: z.array(
      z.object({
        kind: z.string(),
        createdAt: moment,
        sentAt: moment.nullable(),
        givenUpAt: moment.nullable(),
      }),
    ),
    sessions: z.array(
      z.object({
        createdAt: moment,
        idleExpiresAt: moment,
        absoluteExpiresAt: moment,
        revokedAt: moment.nullable(),
        revokedReason: z.string().nullable(),
        addressHash: z.string().nullable(),
        browserHash: z.string().nullable(),
      }),
    ),
    knownDevices: z.array(z.object({ signedInAt: moment })),
    mailedLinks: z.array(
      z.object({
        purpose: z.string(),
        email: z.string(),
        createdAt: moment,
        expiresAt: moment,
        usedAt: moment.nullable(),
      }),
    ),
    activity: z.array(z.object({ day: z.iso.date(), kind: z.string(), times: z.int() })),
    audit: z
      .array(
        z.object({
          at: moment,
          action: z.string(),
          by: z.enum(["you", "an admin", "the system"]),
          subjectType: z.string(),
          subjectId: z.string(),
          details: z.record(z.string(), z.unknown()),
        }),
      )
      .meta({ description: "What you did, and what was done with what is yours" }),
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.output<typeof AccountExport>;

/** What the file is called where it is saved. */
export const EXPORT_FILE_NAME = "vendorsetu-my-data.json";
