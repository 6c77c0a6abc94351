import type en from "@/lib/content/messages/en.json";

/** The finished strings of the listing's forms; `{holes}` are filled in by `fillText`. */
export type ListingFormTexts = (typeof en)["listingForm"];
