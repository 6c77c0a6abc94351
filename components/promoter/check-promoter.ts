import { PAN_PATTERN } from "@/lib/shared/gstin";

/** What the form asks for, in its order. */
export const PROMOTER_FIELDS = [
  "fullName",
  "phoneNumber",
  "address",
  "dob",
  "panNumber",
  "profileImage",
  "panDoc",
] as const;

export type PromoterField = (typeof PROMOTER_FIELDS)[number];

type ChosenFile = Pick<File, "type">;

export type PromoterValues = Readonly<
  Record<Exclude<PromoterField, "profileImage" | "panDoc">, string> &
    Record<"profileImage" | "panDoc", ChosenFile | null>
>;

const isImage = (file: ChosenFile | null): boolean => file?.type.startsWith("image/") === true;
const isPdf = (file: ChosenFile | null): boolean => file?.type === "application/pdf";

const RULES: Readonly<Record<PromoterField, (values: PromoterValues) => boolean>> = {
  fullName: ({ fullName }) => fullName.trim() !== "",
  phoneNumber: ({ phoneNumber }) => /^\d{10}$/.test(phoneNumber),
  address: ({ address }) => address.trim() !== "",
  dob: ({ dob }) => dob.trim() !== "",
  panNumber: ({ panNumber }) => PAN_PATTERN.test(panNumber),
  profileImage: ({ profileImage }) => isImage(profileImage),
  panDoc: ({ panDoc }) => isImage(panDoc) || isPdf(panDoc),
};

/** The first field that is missing or wrong, in the order of docs/product/texts-and-limits.md#what-is-checked; null when none is. */
export const firstWrongField = (values: PromoterValues): PromoterField | null =>
  PROMOTER_FIELDS.find((field) => !RULES[field](values)) ?? null;

/** A PAN as the field holds it: upper case, at most 10 characters. */
export const panCharacters = (typed: string): string => typed.trim().toUpperCase().slice(0, 10);
