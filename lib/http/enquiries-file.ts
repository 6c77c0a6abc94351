import "server-only";
import { serveCsv } from "@/lib/http/serve-csv";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { phoneText } from "@/lib/shared/contact";
import { TIME_ZONE } from "@/lib/shared/intl";

const COLUMNS = [
  "Received (India time)",
  "Status",
  "About",
  "Name",
  "Phone",
  "Email",
  "Message",
  "Withdrawn",
];

const time = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});
const timeText = (iso: string | null): string => (iso === null ? "" : time.format(new Date(iso)));

/** A number as spreadsheets leave it alone: neither a formula nor a large number. */
const numberText = (e164: string | null): string => {
  const text = phoneText(e164);
  return text === null ? "" : text.replace(/^\+\d+/, "($&)");
};

async function* lines(enquiries: AsyncIterable<ReceivedEnquiry>): AsyncGenerator<string[]> {
  for await (const enquiry of enquiries) {
    yield [
      timeText(enquiry.createdAt),
      enquiry.status,
      enquiry.listing?.name ?? "",
      enquiry.name ?? "",
      numberText(enquiry.phoneNumber),
      enquiry.email ?? "",
      enquiry.message ?? "",
      timeText(enquiry.withdrawnAt),
    ];
  }
}

/** A provider's enquiries as a file for spreadsheets. */
export const enquiriesFile = (enquiries: AsyncIterable<ReceivedEnquiry>): Response =>
  serveCsv("enquiries.csv", COLUMNS, lines(enquiries));
