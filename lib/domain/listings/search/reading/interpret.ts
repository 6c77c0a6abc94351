import "server-only";
import {
  AFTER_PLACE,
  BEFORE_PLACE,
  BUSINESSES,
  COLOUR_WORDS,
  CONDITIONS,
  CONNECTORS,
  COURSE_WORDS,
  FAILURE_WORDS,
  FAILURES,
  LEARNING_WORDS,
  MACHINE_WORDS,
  NEAR_A_LANDMARK,
  NEAR_ME,
  PLACES_OF_USE,
  OCCASIONS,
  ROOMS,
  SELLING,
  WORDS_BESIDE,
} from "@/lib/domain/listings/search/reading/carried-words";
import {
  type Concept,
  meantSubcategories,
  tellingStems,
} from "@/lib/domain/listings/search/reading/meant-subcategories";
import type { PriceBound } from "@/lib/domain/listings/search/reading/price-bounds";
import type { Quantity } from "@/lib/domain/listings/search/reading/quantities";
import { NOT_OFFERED_TOGETHER } from "@/lib/domain/listings/search/reading/not-offered";
import { HARDLY_ANY, type Part, takeTerms, takeWords } from "@/lib/domain/listings/search/reading/parts";
import { likelySubcategories } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import { isOfKind, isWellKnown, readPlace } from "@/lib/domain/listings/search/reading/read-place";
import type {
  PlaceCandidate,
  Readings,
  SubcategoryReading,
} from "@/lib/domain/listings/search/reading/readings";
import {
  buildingsIn,
  buyingIn,
  isRoute,
  isWithin,
  positionsOf,
  purposeAmong,
  typesAmong,
  unwantedIn,
} from "@/lib/domain/listings/search/reading/said-beside";
import {
  CLEAR,
  HARDLY_EVER,
  homeOf,
  isNameOf,
  isVague,
  mostTelling,
  partWith,
  saysName,
} from "@/lib/domain/listings/search/reading/telling";
import type { Interpretation, Reading } from "@/lib/schemas/interpretation";

/** One of two needs, and the subcategory that is surely meant by it. */
export type Either = { readonly concept: Concept; readonly subcategory: SubcategoryReading };

/** What a text was taken to mean, with what the search needs to know of it and nobody reads. */
export type Understanding = {
  readonly interpretation: Omit<Interpretation, "corrections">;
  /** All of them are asked for. */
  readonly needed: readonly Concept[];
  /** Either of two of them is looked for: needs that have nothing to do with each other. Empty as a rule. */
  readonly either: readonly Either[];
  /** They rank: words that listings do not have, and words of trade in general. */
  readonly wished: readonly Concept[];
  /** They rank as well, and say nothing else: words of a company type, a size or a price that are not to be read so. */
  readonly refused: readonly Concept[];
  /** They rank too: what the words of a term say one by one, 'mustard' in what means edible oils. */
  readonly beside: readonly Concept[];
  /** Needed words that stand beside each other, as stems: 'led wall' is one thing. */
  readonly pairs: readonly (readonly [string, string])[];
  /** The name of the place, where nothing leads to it: it may be that of a kind, 'Assam tea'. */
  readonly kind: Concept | null;
  readonly quantities: readonly Quantity[];
  /** They filter where anything costs so much; else they rank as sizes do. */
  readonly prices: readonly PriceBound[];
  /** Ids of subcategories that are meant; what is as likely meant, and what else may be. */
  readonly primary: readonly string[];
  /** Of the first: those that nothing else comes near. */
  readonly best: readonly string[];
  readonly secondary: readonly string[];
  /** Of the needed ones: what it is for, of and like, what comes with it, and in what state it is. */
  readonly lightly: ReadonlySet<Concept>;
  /** The name of the subcategory says all that was asked: every one of its listings is as good. */
  readonly isNamed: boolean;
  /** Of the needed ones: what the name of the subcategory says already. */
  readonly said: readonly Concept[];
  /** Of the needed ones: what tells its listings apart; all of them but those that say its name between them. */
  readonly apart: readonly Concept[];
  /** Of the needed ones, or of their words, the one that speaks most for something in particular; null when none does. */
  readonly telling: Concept | null;
  /** One of them speaks for one subcategory and hardly another. */
  readonly isClear: boolean;
  /** One of them speaks for something in particular: 'goods' does not. */
  readonly isTelling: boolean;
  /** The stems of that name. */
  readonly nameStems: readonly string[];
  /** Those that every needed word but colours, numbers and purposes speaks for: all their listings count as found. */
  readonly sure: readonly string[];
  /** A word that hardly any listing has is among the needed ones: only what has it is found. */
  readonly isRare: boolean;
  /** It is for something that no business offers, or more of it is unknown than known: an answer would be a guess. */
  readonly isGuess: boolean;
  /** It says outright that it is for something that no business offers. */
  readonly isForElsewhere: boolean;
  /** One of the needed ones that is said of what no business offers, as a rule: only beside another one it is for a listing. */
  readonly doubtful: Concept | null;
  /** Words to look for among misspelt ones. */
  readonly unknown: readonly string[];
  /** How likely each subcategory is what it is about, as likelySubcategories() tells of all words but those that say where or whose. */
  readonly likely: ReadonlyMap<string, number>;
  /** It is likelier than not about the first one. */
  readonly isLikely: boolean;
  /** That leaves no doubt about the first one: where its words find nothing, all its listings are the answer. */
  readonly isTold: boolean;
  /** It is about what nobody offers, as far as its words tell: answered only where one listing has all needed ones. */
  readonly isForNobody: boolean;
  /** What was looked up for its words. */
  readonly readings: Readings;
};

export type Given = {
  readonly not: readonly Reading[];
  /** The search has a place, or a company type, by its own parameters: words of it say nothing more. */
  readonly hasPlace: boolean;
  readonly hasCompanyType: boolean;
  /** What was said of the price, which was taken out of the text before its words were looked up. */
  readonly prices?: readonly PriceBound[];
  /** The words of sizes and prices, where they are not to be read as such. */
  readonly measuring?: readonly Concept[];
  /** How far away it may be, km, as the text said: around the place that it names, else around whoever asks. */
  readonly withinKm?: number | null;
  /** The last word is one that words of listings begin with. */
  readonly endsHalfTyped?: boolean;
  /** Words of two letters that were typed in capitals where others were not. */
  readonly capitals?: ReadonlySet<string>;
  /** Words that stand where others were typed. */
  readonly corrected?: ReadonlySet<string>;
  /** What the text is about, told from the words as they were typed. */
  readonly likely?: ReadonlyMap<string, number>;
};

/** As likely meant as the best one, in part of its score; hardly less than it. */
const [AS_LIKELY, HARDLY_LESS] = [0.6, 0.9];
/** A secondary one's. */
const PERHAPS = 0.3;
/** So likely, a text is about a subcategory, or about nothing that is offered. */
export const NO_DOUBT = 0.8;
/** So likely, a text is no guess beside a word that speaks for one subcategory alone, and needs no listing that says most of it. */
const LIKELY = 0.5;
/** Beside what leaves no doubt, what is less likely is not meant. */
const HARDLY_LIKELY = 0.05;
/** So many times as likely as anything else is as good as likely. */
const FAR_LIKELIER = 5;
const NOTHING: ReadonlyMap<string, number> = new Map();
const NONE: ReadonlySet<string> = new Set();

/**
 * What a text means: a pure function of what was looked up for its words (docs/decisions/018). The same look-ups give the
 * same value; nothing else is read but the classifier's model.
 * @param quantities what takeQuantities() took out of the text before its words were looked up
 */
export function interpret(readings: Readings, quantities: readonly Quantity[], given: Given): Understanding {
  const { words, stems, listings } = readings;
  const { prices = [], withinKm = null } = given;

  // Where.
  const used = new Set(positionsOf(words, NEAR_ME));
  const isNearMe = used.size > 0;
  const landmarks = positionsOf(words, NEAR_A_LANDMARK);
  for (const at of [...landmarks, ...buildingsIn(readings)]) used.add(at);
  const where = readPlace(
    {
      ...readings,
      places: readings.places.filter(
        (candidate) =>
          !used.has(candidate.first) &&
          !used.has(candidate.last) &&
          !isPartOfWord(candidate, readings) &&
          // Beside a given place 'assam tea' is a kind of tea.
          !(given.hasPlace && isOfKind(readings, candidate)),
      ),
    },
    given.capitals ?? NONE,
  );
  for (const at of where?.taken ?? []) used.add(at);
  const named = where?.place ?? null;
  const isUnused = given.hasPlace || given.not.includes("place");
  const read = isUnused ? null : named;
  // A state is its own area.
  const isAround = read !== null && withinKm !== null && read.radiusKm !== null;
  const place = isAround ? { ...read, radiusKm: withinKm } : read;
  const nearMe = isNearMe || (withinKm !== null && where === null);

  const unasked = [...buyingIn(words, readings), ...unwantedIn(words)];
  for (const at of unasked) used.add(at);
  const carried = [...used];

  // What: the longest terms, then the company type that is asked for, then the other words one by one.
  const terms = takeTerms(readings, used);
  const types = typesAmong(words, used);
  const isTypeRefused = given.not.includes("type");
  for (const { at } of types) used.add(at);
  const aside: ReadonlySet<number> = new Set([...carried, ...types.map(({ at }) => at)]);
  const type = given.hasCompanyType ? null : (types[0] ?? null);
  const companyType = isTypeRefused ? null : type;
  const rest = takeWords(readings, used, given.endsHalfTyped === true);
  const longTerms = terms.parts.map(spanOf).filter((span) => span.length > 2);
  /** Whether one term of three words and more takes them all: it speaks for itself, and no part of it for something else. */
  const isWithinTerm = (...positions: readonly number[]): boolean =>
    longTerms.some((span) => positions.every((at) => span.includes(at)));
  /** Whether a phrase begins with the end of a term. */
  const isCutOff = (phrase: readonly string[]): boolean => {
    const at = positionsOf(words, [phrase])[0] ?? 0;
    return terms.parts.some((part) => spanOf(part).indexOf(at) > 0);
  };
  const isForElsewhere =
    rest.isForElsewhere ||
    // A term that was taught says what is meant: 'government job exam' is coaching, and no room a 'meeting room on rent'.
    positionsOf(
      words,
      NOT_OFFERED_TOGETHER.filter((phrase) => !isCatalogued(phrase, readings) && !isCutOff(phrase)),
    ).some((at) => !landmarks.includes(at) && !isWithinTerm(at)) ||
    // Nothing else was said: the landmark itself is looked for.
    (landmarks.length > 0 && terms.parts.length + rest.parts.length === 0);

  const parts = [...terms.parts, ...rest.parts].sort((a, b) => a.at - b.at);
  const of = (kind: Part["kind"]): Concept[] =>
    parts.flatMap((part) => (part.kind === kind ? [part.concept] : []));
  const light = of("light");
  // Words of trade are the need when nothing else is said.
  const isTradeAlone = light.length === parts.length;
  const needed = isTradeAlone ? light : of("need");
  const isFailing = words.some((word) => FAILURE_WORDS.has(word)) || positionsOf(words, FAILURES).length > 0;
  const wished = isTradeAlone
    ? []
    : [...of("wish"), ...light, ...(isFailing ? [MENDING] : []), ...(isRoute(readings) ? [LONG_WAY] : [])];

  const typeWords: Concept[] =
    type === null ? [] : [{ words: type.words, alternatives: [[stems[type.at - 1] ?? ""]], isPrefix: false }];
  // In 'second hand laptop' the first two say nothing of machine tools.
  const neighbours = stems
    .slice(1)
    .flatMap((next, i) =>
      where?.taken.has(i + 1) ||
      where?.taken.has(i + 2) ||
      isWithin(words, i + 1) ||
      isWithinTerm(i + 1, i + 2) ||
      CONDITIONS.has(words.slice(i, i + 2).join(" "))
        ? []
        : [`${stems[i]} ${next}`],
    );
  const purpose = purposeAmong(words);
  const isBeforeItsThing = (at: number, { words: place }: Concept): boolean =>
    PLACES_OF_USE.has(place) &&
    parts.some((next) => next.kind === "need" && next.at === at + 1 && !purpose.has(next.at));
  /** 'Gunman for jewellery shop' says who it is for, and 'rats in the false ceiling' where they are, in two words. */
  const isAside = (at: number, { words: said }: Concept): boolean =>
    purpose.has(at) && (BUSINESSES.has(said.split(" ").at(-1) ?? "") || isWithin(words, at));
  // What a term of several words says is a trade of its own: 'tempo for shifting house'.
  const lightly = new Set(
    parts.flatMap(({ at, kind, concept }) =>
      kind === "need" &&
      (CONDITIONS.has(concept.words) ||
        isAside(at, concept) ||
        (!concept.words.includes(" ") &&
          (purpose.has(at) || WORDS_BESIDE.has(concept.words) || isBeforeItsThing(at, concept))))
        ? [concept]
        : [],
    ),
  );
  const ofOneKind = needed.filter((concept) => !isOfAnything(concept.words));
  const things = ofOneKind.filter((concept) => !lightly.has(concept));
  const kinds = ofOneKind.length === 0 ? needed : ofOneKind;
  // A thing that says nothing in particular is told by its purpose: 'raw material for soap'.
  const besides = isVague(things, readings)
    ? { kinds, light: [...light, ...typeWords] }
    : { kinds: things, light: [...light, ...typeWords, ...lightly] };
  const last = besides.kinds.at(-1);
  const ending = last?.words.split(" ").at(-1) ?? "";
  const head =
    besides.kinds.find(({ words: said }) => LEARNING_WORDS.has(said) || SELLING.test(said)) ??
    (last !== undefined && (MACHINE_WORDS.has(ending) || COURSE_WORDS.has(ending)) ? last : null);
  // Words that carry nothing, that say where or whose, and those of trade in general are about nothing alone.
  // Digits alone are about nothing, either.
  const isAbout = parts.some(({ kind, concept }) => kind !== "light" && /\p{L}/u.test(concept.words));
  const about = words.flatMap((_word, i) => (aside.has(i + 1) ? [] : [i + 1]));
  const ofThing = about.filter((at) => !purpose.has(at));
  const likelyOf = (positions: readonly number[]) =>
    likelySubcategories(positions.map((at) => words[at - 1] ?? ""));
  const isForOther = ofThing.length < about.length && things.length > 0 && !isVague(things, readings);
  const likelyAtAll = (): ReadonlyMap<string, number> =>
    isForOther ? withThing(likelyOf(about), likelyOf(ofThing)) : likelyOf(about);
  const likely = given.likely ?? (isAbout ? likelyAtAll() : NOTHING);
  const likelihood = ({ slug, categorySlug }: SubcategoryReading): number | undefined =>
    likely.get(`${categorySlug}/${slug}`);
  const meant = meantSubcategories(besides.kinds, besides.light, neighbours, head, readings, likelihood);
  const either = eitherOf(parts, readings);
  const ofEither = either.map(({ subcategory }) => subcategory);
  const asLikely = (least: number, most = Infinity): SubcategoryReading[] =>
    meant.filter(({ share }) => share >= least && share < most).map(({ subcategory }) => subcategory);
  const isEither = either.length > 0;
  const [top] = meant;
  const isDoubtless = top !== undefined && (likelihood(top.subcategory) ?? 0) >= NO_DOUBT;
  // Of what leaves no doubt, a word that is at home elsewhere says what it is for: a truck for rice is no rice.
  const isElsewhere = (subcategory: SubcategoryReading): boolean =>
    isDoubtless && (likelihood(subcategory) ?? 1) < HARDLY_LIKELY;
  const meantFrom = (least: number): SubcategoryReading[] =>
    isEither ? ofEither : asLikely(least).filter((one) => !isElsewhere(one));
  const primary = meantFrom(AS_LIKELY);
  const secondary = isEither
    ? []
    : [...asLikely(AS_LIKELY).filter(isElsewhere), ...asLikely(PERHAPS, AS_LIKELY)];
  const best = meantFrom(HARDLY_LESS);
  const [first] = primary;
  const said = needed.filter(
    (concept) => first !== undefined && tellingStems(concept).every((stem) => first.stems.includes(stem)),
  );
  // Hardly any listing of pest control says so itself: of 'pest control for cockroaches' only the last tells them apart.
  const stemsSaid = said.flatMap(tellingStems);
  const isNameSaid =
    first !== undefined &&
    saysName(stemsSaid, first) &&
    said.every(({ alternatives }) => alternatives.length === 1) &&
    Math.min(...stemsSaid.map((stem) => partWith(stem, first, readings))) < HARDLY_EVER;
  const likeliness = first === undefined ? 0 : (likelihood(first) ?? 0);
  const isTold = likeliness >= NO_DOUBT;
  const isLikely =
    likeliness >= LIKELY ||
    (first !== undefined &&
      likeliness >= PERHAPS &&
      likeliness >= FAR_LIKELIER * mostLikelyBut(first, likely));
  const isClear = needed.some((concept) => homeOf(concept, readings) >= CLEAR);
  const isOfOurs = first === undefined || likelihood(first) !== undefined;
  // A number that nobody has is a model or a size.
  const unsaid = parts.filter(
    ({ kind, concept: { words: said } }) =>
      kind === "wish" && !/\d/.test(said) && !ROOMS.has(said) && !OCCASIONS.has(said),
  ).length;
  // 'Tandoor for a restaurant', of which only the last is known, is about no restaurant's pests.
  const isOfPurpose =
    unsaid > 0 &&
    needed.length > 0 &&
    purpose.size > 0 &&
    parts.every(({ at, kind }) => kind === "light" || (kind === "need") === purpose.has(at));
  const guessed =
    unsaid === 0 ? 0 : unsaid + parts.filter(({ concept }) => given.corrected?.has(concept.words)).length;

  return {
    interpretation: {
      need: parts.map(({ concept }) => concept.words).join(" "),
      subcategories: primary.map(({ id, name, slug, categorySlug }) => ({ id, name, slug, categorySlug })),
      place,
      unusedPlace: isUnused ? named : null,
      nearMe,
      companyType: companyType && { type: companyType.type, words: companyType.words },
      attributes: [...quantities, ...prices].map(({ text }) => text),
      ignored: [...rest.ignored, ...unasked.map((at) => words[at - 1] ?? "")],
    },
    needed,
    either,
    wished,
    refused: [...(given.measuring ?? []), ...(isTypeRefused ? typeWords : [])],
    beside: terms.beside,
    lightly,
    pairs: pairsOf(parts.filter(({ kind }) => kind === "need")),
    kind: read === null ? null : kindOf(where?.taken ?? new Set(), readings),
    quantities,
    prices,
    primary: primary.map(({ id }) => id),
    best: best.map(({ id }) => id),
    secondary: secondary.map(({ id }) => id),
    isNamed:
      first !== undefined &&
      needed.length > 0 &&
      (needed.every((concept) => isNameOf(concept, first, readings)) ||
        saysName(
          needed.flatMap(({ alternatives }) => alternatives[0] ?? []),
          first,
        )),
    said,
    apart:
      isNameSaid && said.length < needed.length
        ? needed.filter((concept) => !said.includes(concept))
        : needed,
    telling: mostTelling(needed, readings),
    isClear,
    isTelling: !isVague(needed, readings),
    nameStems: first?.stems ?? [],
    sure: meant
      .filter(({ isSure, share }) => isSure && share >= PERHAPS)
      .map(({ subcategory }) => subcategory.id),
    isRare: needed.some(
      ({ isPrefix, alternatives }) =>
        !isPrefix &&
        alternatives.every((all) => Math.min(...all.map((stem) => listings[stem] ?? 0)) < HARDLY_ANY),
    ),
    isGuess:
      isForElsewhere ||
      (!isTold && isOfPurpose) ||
      (!isTold &&
        !(isClear && isLikely) &&
        (guessed * 2 > wordsOf(parts.map(({ concept }) => concept)) + typeWords.length ||
          // A term of several words is something in particular, however often its words stand elsewhere.
          (unsaid > 0 &&
            isVague(needed, readings) &&
            !needed.some(({ words: said }) => said.includes(" "))) ||
          (primary.length !== 1 &&
            endsUnknown(parts.map(({ kind }) => kind)) &&
            !parts.some(({ at }) => purpose.has(at))))),
    isForElsewhere,
    doubtful: rest.doubtful,
    unknown: rest.unknown,
    likely,
    isLikely,
    isTold,
    isForNobody: isOfOurs && (likely.get(OFFERED_BY_NOBODY) ?? 0) >= NO_DOUBT,
    readings,
  };
}

/**
 * What a whole text is likely about, where a part of it says the thing itself: likelier what both speak for. About what nobody
 * offers the whole says most.
 */
function withThing(
  whole: ReadonlyMap<string, number>,
  thing: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const elsewhere = whole.get(OFFERED_BY_NOBODY) ?? 0;
  const both = new Map([...whole].map(([label, share]) => [label, share * Math.sqrt(thing.get(label) ?? 0)]));
  both.delete(OFFERED_BY_NOBODY);
  const sum = [...both.values()].reduce((total, share) => total + share, 0);
  if (sum === 0) return whole;
  const scaled = [...both].map(([label, share]) => [label, (share / sum) * (1 - elsewhere)] as const);
  return new Map([...scaled, [OFFERED_BY_NOBODY, elsewhere]]);
}

/** How likely a text is about what it is likeliest about, but one subcategory; or about nothing that is offered. */
const mostLikelyBut = (
  { categorySlug, slug }: SubcategoryReading,
  likely: ReadonlyMap<string, number>,
): number =>
  Math.max(
    0,
    ...[...likely].flatMap(([label, share]) => (label === `${categorySlug}/${slug}` ? [] : [share])),
  );

/** The words of a place as those of a kind; null where one of them says that a place comes: 'tea in Assam'. */
function kindOf(taken: ReadonlySet<number>, { words, stems }: Readings): Concept | null {
  const places = [...taken].sort((a, b) => a - b);
  const typed = places.map((at) => words[at - 1] ?? "");
  if (typed.some((word) => BEFORE_PLACE.has(word) || AFTER_PLACE.has(word))) return null;
  return { words: typed.join(" "), alternatives: [places.map((at) => stems[at - 1] ?? "")], isPrefix: false };
}

/** What mends: as listings say it. */
export const MENDING: Concept = {
  words: "repair",
  alternatives: [["repair"], ["servic"], ["rewind"], ["overhaul"]],
  isPrefix: false,
};

/** What goes from one city to another: as listings say it. */
export const LONG_WAY: Concept = {
  words: "another city",
  alternatives: [["anoth", "citi"], ["interc"], ["outstat"], ["full", "truck"], ["part", "load"]],
  isPrefix: false,
};

/** Whether it is the half of a word of listings that was written as two: 'ear rings', and Ear is a place in Bihar, too. */
const isPartOfWord = (place: PlaceCandidate, { joined, listings }: Readings): boolean =>
  !isWellKnown(place) &&
  joined.some(
    ({ first, last, stem }) =>
      place.first >= first && place.last <= last && (listings[stem] ?? 0) >= HARDLY_ANY,
  );

/** How many, and of what colour: 'brown cartons' are cartons, though of all listings only shoes are said to be brown. */
export const isOfAnything = (word: string): boolean =>
  COLOUR_WORDS.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);

/** The positions of a part's words, from 1. */
const spanOf = ({ at, concept }: Part): number[] => concept.words.split(" ").map((_word, i) => at + i);

const wordsOf = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, { words }) => sum + words.split(" ").length, 0);

/**
 * Two needs that a text puts beside each other, if each of them surely means a subcategory of its own in one category: 'plumber and electrician'
 * is asked by who needs one of each. Empty otherwise: 'nuts and bolts' are one thing.
 */
function eitherOf(parts: readonly Part[], readings: Readings): Either[] {
  const needs = parts.filter(({ kind }) => kind === "need");
  const [one, other] = needs;
  if (
    one === undefined ||
    other === undefined ||
    needs.length > 2 ||
    parts.some(({ kind }) => kind === "wish")
  )
    return [];
  const between = readings.words.slice(spanOf(one).at(-1), other.at - 1);
  if (between.length === 0 || !between.every((word) => CONNECTORS.has(word))) return [];
  const either = [one, other].flatMap(({ concept }) => {
    const [first] = meantSubcategories([concept], [], [], null, readings, () => undefined);
    return first?.isSure ? [{ concept, subcategory: first.subcategory }] : [];
  });
  const different = (by: "id" | "categorySlug"): number =>
    new Set(either.map(({ subcategory }) => subcategory[by])).size;
  // With a sofa no bed of a hospital goes: whoever wants two things at once wants them of one trade.
  return different("id") === 2 && different("categorySlug") === 1 ? either : [];
}

/** Neighbours of one word each, as typed. */
function pairsOf(needs: readonly Part[]): (readonly [string, string])[] {
  return needs.flatMap(({ at, concept }, i) => {
    const next = needs[i + 1];
    const [one, other] = [concept.alternatives[0], next?.concept.alternatives[0]];
    const isOne = !concept.words.includes(" ") && one?.length === 1;
    if (!isOne || next?.at !== at + 1 || other?.length !== 1) return [];
    return next.concept.words.includes(" ") ? [] : [[one[0]!, other[0]!] as const];
  });
}

/** Whether a phrase of a text is what a subcategory, or a tag of listings, is called. */
function isCatalogued(phrase: readonly string[], { words, stems, shares, subcategories }: Readings): boolean {
  const at = words.findIndex((_word, i) => phrase.every((word, offset) => words[i + offset] === word));
  if (at === -1) return false;
  const said = stems.slice(at, at + phrase.length);
  return (
    subcategories.some((one) => said.every((stem) => one.stems.includes(stem))) ||
    shares.some(({ word }) => word === said.join(" "))
  );
}

/**
 * Of two words the first one known and the last one not: 'space shuttle' is a shuttle and no space, while 'crompton pump' is
 * a pump. Where the known one means one thing alone, the other says something of that.
 */
const endsUnknown = (kinds: readonly Part["kind"][]): boolean =>
  kinds.length === 2 && kinds[0] === "need" && kinds[1] === "wish";
