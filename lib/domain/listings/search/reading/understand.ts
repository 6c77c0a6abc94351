import "server-only";
import { z } from "zod";
import {
  EMPTY_WORDS,
  HINDI_WORDS,
  OCCASIONS,
  SENTENCE_WORDS,
} from "@/lib/domain/listings/search/reading/carried-words";
import { hasListing } from "@/lib/domain/listings/search/has-listing";
import { calledSo } from "@/lib/domain/listings/search/offered";
import { lexeme } from "@/lib/domain/listings/search/said-words";
import englishWords from "@/lib/domain/listings/search/reading/english-words.json" with { type: "json" };
import { basesOf } from "@/lib/domain/listings/search/reading/inflections";
import {
  interpret,
  type Given,
  NO_DOUBT,
  type Understanding,
} from "@/lib/domain/listings/search/reading/interpret";
import type { Concept } from "@/lib/domain/listings/search/reading/meant-subcategories";
import { HARDLY_ANY } from "@/lib/domain/listings/search/reading/parts";
import { takePriceBounds } from "@/lib/domain/listings/search/reading/price-bounds";
import { type PublicPlace, publicPlaceIn } from "@/lib/domain/listings/search/reading/public-places";
import { ONLY_SHAPES, takeQuantities } from "@/lib/domain/listings/search/reading/quantities";
import { takeReach } from "@/lib/domain/listings/search/reading/reach";
import { isLedTo, isOfMany, isWellKnown } from "@/lib/domain/listings/search/reading/read-place";
import { NO_READINGS, Readings, SubcategoryReading } from "@/lib/domain/listings/search/reading/readings";
import {
  corrected,
  type Correction,
  correctionOf,
  Corrections,
  slips,
  spokenWordOf,
} from "@/lib/domain/listings/search/reading/spelling";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import { romanised } from "@/lib/shared/romanised";
import { wordsOf } from "@/lib/shared/words";
import type { Interpretation } from "@/lib/schemas/interpretation";
import { ofProcess } from "@/lib/server/of-process";
import { readingDb } from "@/lib/server/reading";
import { plannedRows } from "@/lib/server/rows";

/** What a text means, and what was changed in it to mean that. */
export type Understood = Understanding & {
  readonly interpretation: Interpretation;
  readonly correctedQuery: string | null;
};

/** What a text says of prices, sizes and how far away, and the text without it. */
function measuresOf(text: string) {
  const { withinKm, rest: near } = takeReach(text);
  const { prices, rest } = takePriceBounds(near);
  return { withinKm, prices, ...takeQuantities(rest) };
}

const NO_MEASURES = { withinKm: null, prices: [], quantities: [] };

/**
 * The words of a text that say its measures, as words like others.
 * @param rest the text without them
 */
async function measuringWords(text: string, rest: string): Promise<readonly Concept[]> {
  const left = new Set(wordsOf(rest));
  const measuring = wordsOf(text).filter((word) => !left.has(word));
  if (measuring.length === 0) return [];
  const { words, stems } = await readingsOf(measuring.join(" "));
  return words.map((word, i) => ({ words: word, alternatives: [[stems[i] ?? word]], isPrefix: false }));
}

/** What things are packed in, and what that is made of, is sold as well: a 'hdpe 200 litre drum' is a drum. */
const PACKAGING = "packaging";

/** Whether what is packed is what is wanted: something in particular, and no packaging nor what one is like. */
const isContent = ({ isTelling, interpretation }: Understanding): boolean =>
  isTelling &&
  !ONLY_SHAPES.test(interpretation.need) &&
  interpretation.subcategories[0] !== undefined &&
  interpretation.subcategories.every(({ categorySlug }) => categorySlug !== PACKAGING);

/** They may stand between the words of a term: 'wire a new flat' has 'wire flat'. A 'bed with mattress' is two things. */
const CARRIED = [...EMPTY_WORDS].filter((word) => word !== "with").join(" ");

/** Words that are written rightly, and so no slips where nothing else is said: 'coal' is no coil (docs/decisions/062). */
const english = (): ReadonlySet<string> =>
  ofProcess("english-words", () => new Set(englishWords.flatMap((line) => line.split(" "))));

/** Whether an English word is changed into another one, and not into its plural. */
const isNoSlip = ({ from, to, isSame }: Correction): boolean =>
  !isSame && english().has(from) && to !== `${from}s` && from !== `${to}s`;

/** The words of two letters that stand in capitals in a text that has small letters, or others than Latin ones, too. */
const capitalsIn = (text: string): ReadonlySet<string> =>
  new Set(
    /[\p{Ll}\p{Lo}]/u.test(text)
      ? (text.match(/(?<!\p{L})[A-Z]{2}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase())
      : [],
  );

const ReadingsRow = z.object({ readings: Readings.nullable() });
const CorrectionsRow = z.object({ found: z.array(Corrections) });

async function readingsOf(text: string): Promise<Readings> {
  const [row] = await plannedRows(readingDb, ReadingsRow)`
    SELECT search_readings(${text}, string_to_array(${CARRIED}, ' ')) AS readings`;
  return row?.readings ?? NO_READINGS;
}

/** So likely, a subcategory is looked at though nothing of the words stands in its listings. */
const WORTH_A_LOOK = 0.15;

const labelOf = ({ categorySlug, slug }: SubcategoryReading): string => `${categorySlug}/${slug}`;

/** The subcategories that a text is likely about, but those that were read already. */
function likelyBeside({ subcategories }: Readings, likely: ReadonlyMap<string, number>): string[] {
  const read = new Set(subcategories.map(labelOf));
  return [...likely].flatMap(([label, likelihood]) =>
    likelihood >= WORTH_A_LOOK && label !== OFFERED_BY_NOBODY && !read.has(label) ? [label] : [],
  );
}

/** The readings with the subcategories that a text is likely about, whatever their listings say. */
async function withLikely(readings: Readings, likely: ReadonlyMap<string, number>): Promise<Readings> {
  const wanted = likelyBeside(readings, likely);
  if (wanted.length === 0) return readings;
  const found = await plannedRows(readingDb, SubcategoryReading)`
    SELECT sub.id, sub.name, sub.slug, category.slug AS "categorySlug", tsvector_to_array(sub.words) AS stems, size.listings AS size
    FROM unnest(${wanted}::text[]) AS label
    JOIN categories AS category ON category.slug = split_part(label, '/', 1)
    JOIN subcategories AS sub ON sub.category_id = category.id AND sub.slug = split_part(label, '/', 2)
    JOIN search_word_subcategories AS size ON size.word = '' AND size.subcategory_id = sub.id AND size.listings > 0`;
  return { ...readings, subcategories: [...readings.subcategories, ...found] };
}

const TaughtRow = z.object({ typed: z.string(), base: z.string() });

/** Words that are forms of taught ones: 'gadiyon' of 'gadi'. Nothing is misspelt in them. */
async function inflectionsAmong(words: readonly string[]): Promise<Correction[]> {
  const forms = words.flatMap((typed) => basesOf(typed).map((base, at) => ({ typed, base, at })));
  if (forms.length === 0) return [];
  const column = (key: "typed" | "base") => forms.map((form) => form[key]);
  const found = await plannedRows(readingDb, TaughtRow)`
    SELECT DISTINCT ON (form.typed) form.typed, form.base
    FROM unnest(${column("typed")}::text[], ${column("base")}::text[], ${forms.map(({ at }) => at)}::int[]) AS form(typed, base, at)
    WHERE EXISTS (
      SELECT 1 FROM search_synonyms AS taught
      WHERE taught.term_key = synonym_key(form.base) AND taught.deleted_at IS NULL)
    ORDER BY form.typed, form.at`;
  return found.map(({ typed, base }) => ({ from: typed, to: base, isSame: true }));
}

/** What fills a sentence is no word that was sought: 'lather jacket' is no later one. */
const withoutFillers = (found: Corrections): Corrections => ({
  ...found,
  near: found.near.filter(({ word }) => EMPTY_WORDS.has(word) || !SENTENCE_WORDS.has(word)),
});

async function correctionsOf(
  words: readonly string[],
  readings: Readings,
): Promise<{ changes: Correction[]; beginnings: ReadonlySet<string> }> {
  if (words.length === 0) return { changes: [], beginnings: new Set() };
  const latin = new Map(words.map((word) => [word, romanised(word)]));
  const asked = [...words, ...[...latin.values()].filter((word) => word !== null)];
  const [row] = await plannedRows(
    readingDb,
    CorrectionsRow,
  )`SELECT search_corrections(${asked}::text[]) AS found`;
  const all = new Map((row?.found ?? []).map((found) => [found.typed, found]));
  const found = words.flatMap((word) => all.get(word) ?? []).map(withoutFillers);
  const changes = found.flatMap((found): Correction[] => {
    const { typed } = found;
    const stem = readings.stems[readings.words.indexOf(typed)] ?? typed;
    const correction = correctionOf(found, readings.listings[stem] ?? 0);
    const heard = all.get(latin.get(typed) ?? "");
    const said = heard === undefined ? null : spokenWordOf(heard);
    const slipsOfCorrection = correction === null ? Infinity : slips(typed, correction.to);
    if (said !== null && said.slips <= slipsOfCorrection)
      return [{ from: typed, to: said.word, isSame: true }];
    return correction === null ? [] : [correction];
  });
  return { changes, beginnings: new Set(found.filter(({ begins }) => begins).map(({ typed }) => typed)) };
}

/** The text without its measures, and without what it is packed in where the rest says what is wanted; and its look-up. */
async function contentOf(
  { unpacked, rest, quantities }: Pick<ReturnType<typeof measuresOf>, "unpacked" | "rest" | "quantities">,
  given: Given,
): Promise<{ rest: string; ofWords: Readings }> {
  if (unpacked !== null) {
    const ofWords = await readingsOf(unpacked);
    if (isContent(interpret(ofWords, quantities, given))) return { rest: unpacked, ofWords };
  }
  return { rest, ofWords: await readingsOf(rest) };
}

/**
 * What a text means. A facility that it names in Hindi is what its name in English says, where something of no subcategory is
 * called so, as all that was imported (docs/decisions/020): 'पेट्रोल पंप' is a petrol pump.
 */
export async function understand(text: string, given: Given): Promise<Understood> {
  const asTyped = await understoodAs(text, given);
  const facility = publicPlaceIn(text);
  if (facility === null || isSaidOtherwise(facility, asTyped)) return asTyped;
  let elsewhere: Understood | null = null;
  for (const english of facility.texts) {
    const meant = await understoodAs(english, given);
    const called = calledSo(meant);
    if (called !== null && (await hasListing(called, true))) return meant;
    if (meant.isForElsewhere) elsewhere ??= meant;
  }
  // What English says is offered by nobody is no other thing in Hindi: 'पुलिस थाना' are no pulleys.
  return elsewhere ?? asTyped;
}

/** Whether words of a facility's name are a place ('thana' is Thane), or a part of a longer term that was taught ('अस्पताल का बेड'). */
function isSaidOtherwise(facility: PublicPlace, { readings, interpretation }: Understood): boolean {
  const { words, synonyms } = readings;
  const place = (interpretation.place ?? interpretation.unusedPlace)?.words.split(" ") ?? [];
  if (facility.words.some((word) => place.includes(word))) return true;
  const first =
    words.findIndex((_word, i) => facility.words.every((word, offset) => words[i + offset] === word)) + 1;
  const last = first + facility.words.length - 1;
  return (
    first > 0 &&
    synonyms.some(
      (term) => term.first <= last && first <= term.last && (term.first < first || last < term.last),
    )
  );
}

/**
 * The same, of the words as they stand: one look-up, another one for subcategories that it is about and that have none of its words,
 * and one with the corrections when there are words that listings hardly have.
 */
async function understoodAs(text: string, given: Given): Promise<Understood> {
  const isRefused = given.not.includes("attributes");
  const read = measuresOf(text);
  const measured = isRefused ? { ...read, ...NO_MEASURES } : read;
  const asked = {
    ...given,
    prices: measured.prices,
    withinKm: measured.withinKm,
    capitals: capitalsIn(text),
    measuring: isRefused ? await measuringWords(text, read.rest) : [],
  };
  const { rest, ofWords } = await contentOf(measured, asked);
  const first = { ...measured, rest };
  const ofWordsAlone = interpret(ofWords, first.quantities, asked);
  const { likely } = ofWordsAlone;
  const readings = await withLikely(ofWords, likely);
  const asTyped =
    readings === ofWords ? ofWordsAlone : interpret(readings, first.quantities, { ...asked, likely });
  const suspects = [...new Set(asTyped.unknown)].filter((word) => [...word].length >= HARDLY_ANY).slice(0, 6);
  if (suspects.length === 0 || asTyped.isForElsewhere) return unchanged(asTyped);
  const unknown = suspects.filter((word) => !OCCASIONS.has(word) && !HINDI_WORDS.has(word));
  // Asked for at once: few words are forms of taught ones.
  const [inflected, spelt] = await Promise.all([
    inflectionsAmong(suspects),
    correctionsOf(unknown, readings),
  ]);
  const isInflected = (word: string): boolean => inflected.some(({ from }) => from === word);
  const corrections = spelt.changes.filter(({ from }) => !isInflected(from));
  // Beside a word of the same thing it may well be one: an 'angel grinder'.
  const isAlone = asTyped.needed.length === 0;
  const changes = [...inflected, ...corrections.filter((change) => !isAlone || !isNoSlip(change))];
  const allowed = changes.filter(({ isSame }) => isSame || !given.not.includes("spelling"));
  // What the text is likely about stays as it was, and was looked up.
  const readingsWith = async (made: readonly Correction[]): Promise<Readings> => {
    if (made.length === 0) return readings;
    const again = await readingsOf(corrected(first.rest, made));
    const beside = new Set(likelyBeside(again, likely));
    const found = readings.subcategories.filter((subcategory) => beside.has(labelOf(subcategory)));
    return { ...again, subcategories: [...again.subcategories, ...found] };
  };
  const tried = await readingsWith(allowed);
  const meantSo = await borneOut(allowed, tried);
  const firm = allowed.filter(
    (change) =>
      ((change.isPart !== true && change.isPlace !== true) ||
        (change.isPart === true && saysSomething(change.to, tried)) ||
        (change.isPlace === true && isOfWellKnownPlace(change.to, tried))) &&
      meantSo.has(change),
  );
  const again = firm.length === allowed.length ? tried : await readingsWith(firm);
  const changed = new Set(firm.map(({ from }) => from));
  const last = readings.words.at(-1) ?? "";
  const endsHalfTyped = spelt.beginnings.has(last) && !isInflected(last) && !changed.has(last);
  const meant = interpret(again, first.quantities, {
    ...asked,
    endsHalfTyped,
    // What leaves doubt as it was typed may be told once it is written rightly.
    ...((firm.length === 0 || Math.max(0, ...likely.values()) >= NO_DOUBT) && { likely }),
    corrected: new Set(firm.flatMap(({ to, isSame }) => (isSame ? [] : [to]))),
  });
  const told = firm.filter(({ isSame }) => !isSame).map(({ from, to }) => ({ from, to }));
  return {
    ...meant,
    interpretation: { ...meant.interpretation, corrections: told },
    correctedQuery: told.length === 0 ? null : corrected(text, firm),
  };
}

/** Whether a word is in listings, or stands in a term of several words here. */
function saysSomething(word: string, { words, stems, listings, synonyms }: Readings): boolean {
  const at = words.indexOf(word) + 1;
  if (at === 0 || (listings[stems[at - 1] ?? ""] ?? 0) > 0) return true;
  return synonyms.some(({ first, last }) => first <= at && at <= last && last > first);
}

/**
 * Of changes of one English word into another, those that what is said beside them bears out: a listing has the new word and
 * another one of the text in its name or tags ('angle grinder'), or they are a term that was taught.
 */
async function borneOut(
  changes: readonly Correction[],
  readings: Readings,
): Promise<ReadonlySet<Correction>> {
  const { words, stems, synonyms, listings } = readings;
  const doubtful = changes.filter(isNoSlip);
  const positions = doubtful.map(({ to }) => words.indexOf(to) + 1);
  const others = stems.filter((stem, i) => (listings[stem] ?? 0) > 0 && !positions.includes(i + 1));
  const isSaid = await Promise.all(
    positions.map(async (at) => {
      const stem = stems[at - 1];
      if (stem === undefined || others.length === 0) return false;
      const query = `${lexeme(stem)}:AC & (${others.map((other) => `${lexeme(other)}:AC`).join(" | ")})`;
      return hasListing(query);
    }),
  );
  return new Set(
    changes.filter((change) => {
      const i = doubtful.indexOf(change);
      const at = positions[i] ?? 0;
      return (
        i === -1 ||
        isSaid[i] === true ||
        synonyms.some(({ first, last }) => first <= at && at <= last && last > first)
      );
    }),
  );
}

/**
 * Whether a word stands in the name of a place that many know: 'bride' is no slip for the village of Borid. Of a small town it
 * is one where the text says that a place comes: 'boondi laddu' is no Bundi.
 */
function isOfWellKnownPlace(word: string, readings: Readings): boolean {
  const at = readings.words.indexOf(word) + 1;
  return readings.places.some(
    (place) =>
      place.first <= at &&
      at <= place.last &&
      isWellKnown(place) &&
      (isOfMany(place) || place.last > place.first || isLedTo(readings, place)),
  );
}

const unchanged = (meant: Understanding): Understood => ({
  ...meant,
  interpretation: { ...meant.interpretation, corrections: [] },
  correctedQuery: null,
});
