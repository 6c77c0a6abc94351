import { z } from "zod";
import { contract, type Limit } from "@/lib/api/contract";
import {
  EnquiriesFileQuery,
  EnquiryInput,
  EnquirySender,
  EnquirySendersQuery,
  EnquiryStatusInput,
  EnquirySummary,
  MyEnquiriesQuery,
  ReceivedEnquiries,
  ReceivedEnquiry,
  SentEnquiry,
  WithdrawInput,
} from "@/lib/schemas/enquiry";
import { Id } from "@/lib/schemas/id";
import { pageOf } from "@/lib/schemas/page";

const params = z.object({ id: Id });
const fivePerHour: Limit = { points: 5, seconds: 3600, per: "address", spares: "mistakes" };

/**
 * As a form without JavaScript: success → `/enquiry/{token}?sent=1`, failure → `/enquire?listing={id}` or
 * `?company={id}` or `?listings={id,id}`, which reads `readFlashForm("enquiry")`.
 */
export const sendEnquiry = contract({
  method: "POST",
  path: "/enquiries",
  summary:
    "Send an enquiry to one business, or to up to four at once; nobody else ever gets it; an Idempotency-Key sent again with the same words answers what was sent",
  access: "public",
  body: EnquiryInput,
  urlencoded: true,
  status: 201,
  output: z.object({ enquiry: SentEnquiry }),
  perMinute: 60,
  limit: fivePerHour,
  refuses: { 404: "There is no such public business" },
});

/** As a form: success and failure → `/enquiry/{token}`; the latter with `readFlashForm("withdraw")`. */
export const withdrawEnquiry = contract({
  method: "POST",
  path: "/enquiries/withdraw",
  summary:
    "Take an enquiry back by its private link, from all who received it or from one: the personal details are erased; idempotent",
  access: "public",
  body: WithdrawInput,
  urlencoded: true,
  status: 204,
  limit: { points: 60, seconds: 3600, per: "address" },
  refuses: { 404: "No enquiry has this token" },
});

export const listMyEnquiries = contract({
  method: "GET",
  path: "/providers/me/enquiries",
  summary: "The enquiries the signed-in provider received, newest first",
  access: "provider",
  query: MyEnquiriesQuery,
  output: ReceivedEnquiries,
});

export const setEnquiryStatus = contract({
  method: "PATCH",
  path: "/providers/me/enquiries/{id}",
  summary: "Say where an own enquiry stands",
  access: "provider",
  params,
  body: EnquiryStatusInput,
  output: z.object({ enquiry: ReceivedEnquiry }),
});

export const exportMyEnquiries = contract({
  method: "GET",
  path: "/providers/me/enquiries/export",
  summary: "All enquiries the signed-in provider received, as a CSV file, newest first",
  access: "provider",
  query: EnquiriesFileQuery,
  file: true,
  limit: { points: 30, seconds: 3600, per: "user" },
});

export const getEnquirySummary = contract({
  method: "GET",
  path: "/admin/enquiries/summary",
  summary: "How many enquiries were sent; nothing of what they say",
  access: "admin",
  output: EnquirySummary,
});

export const listEnquirySenders = contract({
  method: "GET",
  path: "/admin/enquiry-senders",
  summary: "Who sends enquiries, masked, most recent first",
  access: "admin",
  query: EnquirySendersQuery,
  output: pageOf(EnquirySender),
});

export const blockEnquirySender = contract({
  method: "POST",
  path: "/admin/enquiry-senders/{id}/block",
  summary: "Refuse further enquiries of an e-mail address or phone number",
  access: "admin",
  params,
  output: z.object({ sender: EnquirySender }),
  refuses: { 409: "It is blocked already" },
});

export const unblockEnquirySender = contract({
  method: "POST",
  path: "/admin/enquiry-senders/{id}/unblock",
  summary: "Undo blocking",
  access: "admin",
  params,
  output: z.object({ sender: EnquirySender }),
  refuses: { 409: "It is not blocked" },
});
