import "server-only";
import { type Translator, translator } from "@/lib/content/messages";
import { serveCsv } from "@/lib/http/serve-csv";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { phoneText } from "@/lib/shared/contact";
import { TIME_ZONE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

const COLUMNS = ["received", "status", "about", "name", "phone", "email", "message", "withdrawn"] as const;

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

async function* lines(enquiries: AsyncIterable<ReceivedEnquiry>, t: Translator): AsyncGenerator<string[]> {
  for await (const enquiry of enquiries) {
    yield [
      timeText(enquiry.createdAt),
      t(`enquiriesFile.statuses.${enquiry.status}`),
      enquiry.listing?.name ?? "",
      enquiry.name ?? "",
      numberText(enquiry.phoneNumber),
      enquiry.email ?? "",
      enquiry.message ?? "",
      timeText(enquiry.withdrawnAt),
    ];
  }
}

/** A provider's enquiries as a file for spreadsheets, in its language. */
export function enquiriesFile(enquiries: AsyncIterable<ReceivedEnquiry>, locale: Locale): Response {
  const t = translator(locale);
  const columns = COLUMNS.map((column) => t(`enquiriesFile.${column}`));
  return serveCsv("enquiries.csv", columns, lines(enquiries, t));
}
