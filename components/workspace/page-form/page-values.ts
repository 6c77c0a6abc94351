import { z } from "zod";
import { type CompanyPage, SavePageFields } from "@/lib/schemas/company-page";
import { type PageLanguage, type PaymentMode } from "@/lib/shared/company-page";
import { type Span, WEEKDAYS, type Weekday } from "@/lib/shared/opening-hours";

/** One weekday in the form: nothing said, closed, or open in one or two spans of 'HH:MM'. */
export type DayEntry = { readonly state: "unknown" | "closed" | "open"; readonly spans: readonly Span[] };
export type HoursEntry = Readonly<Record<Weekday, DayEntry>>;

/** A photo of the form: one that is stored, or a file that was chosen. */
export type PhotoEntry =
  | { readonly kind: "kept"; readonly key: string; readonly url: string }
  | { readonly kind: "new"; readonly key: string; readonly file: File };

/** What the form holds, under the names of the API's fields. */
export type PageEntry = {
  about: string;
  openingHours: HoursEntry;
  languages: readonly PageLanguage[];
  paymentModes: readonly PaymentMode[];
  photos: readonly PhotoEntry[];
};

export const NEW_SPAN: Span = ["09:00", "18:00"];

/** What is changed: what waits or was turned down, else what is shown. */
export function entryOf({ shown, draft }: CompanyPage): PageEntry {
  const page = draft ?? shown;
  const day = (weekday: Weekday): DayEntry => {
    const spans = page?.openingHours[weekday];
    return {
      state: spans === undefined ? "unknown" : spans.length === 0 ? "closed" : "open",
      spans: spans ?? [],
    };
  };
  return {
    about: page?.about ?? "",
    openingHours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day(weekday)])) as HoursEntry,
    languages: page?.languages ?? [],
    paymentModes: page?.paymentModes ?? [],
    photos: page?.photos.map(({ url }) => ({ kind: "kept" as const, key: url, url })) ?? [],
  };
}

const hoursOf = (entry: HoursEntry) =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const { state, spans } = entry[day];
      return state === "unknown" ? [] : [[day, state === "closed" ? [] : spans]];
    }),
  );

const MEDIA_ID = /\/([0-9a-z]+)-\d+\.webp$/;

/** The text fields that are sent: all of them, so that what was emptied is taken away. */
export const fieldsOf = (entry: PageEntry) => ({
  about: entry.about,
  openingHours: JSON.stringify(hoursOf(entry.openingHours)),
  languages: [entry.languages.join()],
  paymentModes: [entry.paymentModes.join()],
  keepPhotos: [
    entry.photos
      .flatMap((photo) => (photo.kind === "kept" ? (MEDIA_ID.exec(photo.url)?.[1] ?? []) : []))
      .join(),
  ],
});

export const newFilesOf = ({ photos }: PageEntry): File[] =>
  photos.flatMap((photo) => (photo.kind === "new" ? [photo.file] : []));

/** The API's own rules over what is sent. */
export const pageRules = z
  .custom<PageEntry>()
  .transform((entry): z.input<typeof SavePageFields> => fieldsOf(entry))
  .pipe(SavePageFields);
