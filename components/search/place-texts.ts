import type { PlaceTexts } from "@/components/search/place-field";
import type { Translator } from "@/lib/content/messages";

/** The finished strings of a place field. */
export const placeTexts = (t: Translator, label: string = t("search.where")): PlaceTexts => ({
  label,
  placeholder: t("search.wherePlaceholder"),
  useMyLocation: t("search.useMyLocation"),
  locating: t("search.locating"),
  noGeolocation: t("search.noGeolocation"),
  unableLocation: t("search.unableLocation"),
  failedLocation: t("search.failedLocation"),
  loading: t("search.loadingLocations"),
  noOptions: t("search.noOptions"),
  suggestions: t("search.suggestions"),
});
