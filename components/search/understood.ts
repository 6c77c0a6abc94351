import { shortPlace } from "@/components/search/active-filters";
import { askedWords, otherPlaceOf } from "@/components/search/asked-words";
import { distanceText } from "@/components/listings/listing-facts";
import type { ChosenPlace } from "@/components/places/place-field";
import { placeName } from "@/lib/content/cities";
import { subcategoryName } from "@/lib/content/categories";
import type { Translator } from "@/lib/content/messages";
import { stateName, stateOfCode } from "@/lib/content/states";
import { type Interpretation, type Reading, READINGS, type Understood } from "@/lib/schemas/interpretation";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { listOf } from "@/lib/shared/list-of";
import type { Locale } from "@/lib/shared/locale";

/**
 * A reading of the words that a person may refuse, and the search without it.
 * `short`: the part of its label that a phone has room for.
 */
export type ReadingChip = { key: Reading; label: string; short: string; without: ListingSearch };

/** How a search's words were understood, as the page says it. */
export type UnderstoodView = {
  /** What is needed, in the words it is looked for with; null when there is nothing to undo. */
  need: string | null;
  readings: readonly ReadingChip[];
  /** The place that the words name. */
  place: string | null;
  /** The same as a point to search around; null for a whole state. */
  around: ChosenPlace | null;
  /** What the results answer, where it is not the question as it stands. */
  told: string | null;
  /** What a phone has room for of it: the last sentence, and that nothing costs what was said. Chips say what the others do. */
  toldInShort: string | null;
  /** 'Near me' was said, and nobody knows where that is. */
  asksWhere: boolean;
  /** The same words, looked for as they are; null when they are already. */
  literal: ListingSearch | null;
};

const NOTHING: UnderstoodView = {
  need: null,
  place: null,
  around: null,
  readings: [],
  told: null,
  toldInShort: null,
  asksWhere: false,
  literal: null,
};

/** 'Andheri West, Mumbai' of 'Andheri West, Mumbai, Maharashtra'; a city keeps its state. */
const shortLabel = (label: string): string => label.split(", ").slice(0, 2).join(", ");

/** A need as a heading has it: 'CCTV camera', as the subcategory that is meant writes such letters. */
function titled(need: string, subcategories: Interpretation["subcategories"]): string {
  const abbreviations = new Set(subcategories.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []));
  const written = need.replace(/\p{L}+/gu, (word) => {
    const capitals = word.toUpperCase();
    return abbreviations.has(capitals) ? capitals : word;
  });
  return written.charAt(0).toLocaleUpperCase() + written.slice(1);
}

/** A search without one more of the readings of its words, on its first page. */
const refusing = (search: ListingSearch, reading: Reading): ListingSearch => ({
  ...search,
  not: READINGS.filter((one) => one === reading || search.not?.includes(one)),
  page: 1,
});

/** A search whose words are read anew: none of its corrections is left. */
function readAnew({ words: _words, not: _not, ...search }: ListingSearch): ListingSearch {
  return { ...search, page: 1 };
}

type Context = { t: Translator; locale: Locale };

/** The place that was read, as a person says it in a sentence. */
function placeOf({ kind, label, stateCode }: NonNullable<Interpretation["place"]>, locale: Locale): string {
  const state = kind === "state" ? stateOfCode(stateCode) : undefined;
  return state ? stateName(state, locale) : shortLabel(placeName(label, locale));
}

function readingChips(
  search: ListingSearch,
  { place, companyType, attributes, corrections }: Interpretation,
  unmetSizes: Understood["unmetSizes"],
  { t, locale }: Context,
): ReadingChip[] {
  const isUnmet = new Set(unmetSizes);
  const labels: Record<Reading, string | null> = {
    place:
      place &&
      t(place.kind === "state" ? "understood.in" : "understood.near", { place: placeOf(place, locale) }),
    type: companyType && t(`companyTypes.${companyType.type}`),
    attributes:
      attributes.map((size) => (isUnmet.has(size) ? t("understood.unmet", { size }) : size)).join(" · ") ||
      null,
    spelling:
      corrections.length > 0 ? corrections.map((one) => t("understood.corrected", one)).join(" · ") : null,
  };
  // What was changed in the words stands before what they were taken for: a phone's row begins with it.
  const order: readonly Reading[] = ["spelling", ...READINGS.filter((key) => key !== "spelling")];
  return order.flatMap((key) => {
    const label = labels[key];
    if (label === null) return [];
    const short = key === "place" && place ? shortPlace(placeOf(place, locale)) : label;
    return [{ key, label, short, without: refusing(search, key) }];
  });
}

/** That what is shown costs something else than was asked; null where it does not. */
const otherPricesOf = ({ isPriceMet }: Understood, { t }: Pick<Context, "t">): string | null =>
  isPriceMet === false ? t("understood.otherPrices") : null;

const isState = (place: Interpretation["place"]): boolean => place?.radiusKm === null;

/** How far the nearest are. */
export const nearestText = (t: Translator, { km, count }: NonNullable<Understood["nearest"]>): string =>
  t("understood.nearest", { count, km: distanceText(km) });

/** The same as a phone has room for it; null where the nearest lie in the place, and beside a state, whose sentence is short. */
function nearestInShort({ step, nearest, interpretation }: Understood, t: Translator): string | null {
  const place = interpretation?.place ?? null;
  if (step !== "nearest" || nearest === null || isState(place)) return null;
  return place === null
    ? nearestText(t, nearest)
    : t("understood.nearestInShort", { within: place.radiusKm!, km: distanceText(nearest.km) });
}

/** What the results answer, a sentence each; none for the question as it stands. */
function sentencesOf(
  search: ListingSearch,
  found: Understood & { interpretation: Interpretation },
  { t, locale }: Context,
): string[] {
  const { interpretation, step, correctedQuery, nearest } = found;
  const { place, subcategories } = interpretation;
  // What was refused is a chip.
  const other = search.not?.includes("place") ? null : otherPlaceOf(search, interpretation);
  const leftOut =
    other === null || step === "none" ? null : t("understood.otherPlace", { words: other.words });
  const spelled =
    correctedQuery === null
      ? null
      : t("understood.spelling", { q: askedWords(search, found) || correctedQuery });
  const otherPrices = otherPricesOf(found, { t });
  const ofStep = {
    whole: [],
    spelling: [],
    none: [],
    nearest: [
      place === null
        ? null
        : place.radiusKm === null
          ? t("understood.elsewhere", { place: placeOf(place, locale) })
          : t("understood.nothingWithin", { km: place.radiusKm, place: placeOf(place, locale) }),
      // Nobody gave a state's middle to measure from.
      nearest && !isState(place) ? nearestText(t, nearest) : null,
    ],
    subcategory: [
      t("understood.subcategory", {
        names: listOf(
          locale,
          subcategories.map((one) => subcategoryName(one.categorySlug, one, locale)),
          "disjunction",
        ),
      }),
    ],
    some_words: [t("understood.someWords")],
  } as const;
  return [spelled, leftOut, otherPrices, ...(step === null ? [] : ofStep[step])].filter(
    (sentence) => sentence !== null,
  );
}

/** What a page says about how the words of its search were understood, and how each of it is undone. */
export function understoodView(search: ListingSearch, found: Understood, context: Context): UnderstoodView {
  const { interpretation } = found;
  if (interpretation === null) return NOTHING;
  const readings = readingChips(search, interpretation, found.unmetSizes, context);
  const { need, nearMe, place, subcategories } = interpretation;
  const told = sentencesOf(search, { ...found, interpretation }, context);
  const isSpellingOnly = told.length === 1 && found.correctedQuery !== null;
  const otherPrices = otherPricesOf(found, context);
  // The chip of a price says what was asked, and not that nothing costs it.
  const last = nearestInShort(found, context.t) ?? told.at(-1);
  const inShort = [...new Set([otherPrices, last])].filter(Boolean);
  return {
    need: readings.length > 0 && need !== "" ? titled(need, subcategories) : null,
    readings,
    place: place && placeOf(place, context.locale),
    around:
      place === null || place.radiusKm === null
        ? null
        : { label: placeOf(place, context.locale), lat: place.lat, lng: place.lng },
    told: told.join(" ") || null,
    toldInShort: isSpellingOnly && interpretation.corrections.length > 0 ? null : inShort.join(" ") || null,
    // Where nothing is found anywhere, the place would change nothing.
    asksWhere:
      nearMe &&
      found.step !== "none" &&
      place === null &&
      search.lat === undefined &&
      search.inState === undefined,
    // What finds nothing in any way is not found by its letters.
    literal: found.step === "none" ? null : { ...readAnew(search), words: "literal" },
  };
}
