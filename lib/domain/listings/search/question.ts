import "server-only";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import { anyOf, isOfState } from "@/lib/domain/listings/search/filters";
import { beyondSubcategories, type Shorter } from "@/lib/domain/listings/search/count-listings";
import { meetingAll, meetingAny } from "@/lib/domain/listings/search/row-sets";
import { all, asked, inName, lexeme, matches, OWN, saying } from "@/lib/domain/listings/search/said-words";
import { typedStems } from "@/lib/domain/listings/search/offered";
import { storedTotalOfWord } from "@/lib/domain/listings/search/stored-totals";
import { COMPANY_TYPE_STEMS, MENDING_WORDS } from "@/lib/domain/listings/search/reading/carried-words";
import {
  isOfAnything,
  LONG_WAY,
  MENDING,
  type Understanding,
} from "@/lib/domain/listings/search/reading/interpret";
import { type Quantity, sizesNear } from "@/lib/domain/listings/search/reading/quantities";
import type { PriceBound } from "@/lib/domain/listings/search/reading/price-bounds";
import { type Concept, tellingStems } from "@/lib/domain/listings/search/reading/meant-subcategories";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";
import {
  alike,
  and,
  byAmount,
  inTurn,
  or,
  type Part,
  preferring,
  type Stretch,
  sumOf,
  within,
} from "@/lib/domain/listings/search/stretch";
import { RANKED_AT_MOST } from "@/lib/domain/listings/search/tiered-page";
import { Prisma } from "@/lib/server/db";
import type { CompanyType } from "@/lib/shared/company-type";
import type { LatLng } from "@/lib/shared/geo";
import { choices } from "@/lib/shared/choices";
import { MAX_PRICE_RUPEES, REACH_KM } from "@/lib/shared/limits";

/** Where a search looks: inside comes before beyond, each nearest first. */
export type Where = LatLng & {
  /** Inside is within so many km; null: what lies in `stateCode`. */
  readonly radiusKm: number | null;
  readonly stateCode: string | null;
};

/** What the words of a search ask of a row of `listing_search AS s`. */
export type Question = {
  readonly found: Prisma.Sql;
  /** For 'Best match', best first; the last one takes all. */
  readonly stretches: readonly Stretch[];
  /** Of what is found: what goes before the rest wherever it is. Absent: all of it. */
  readonly first?: Prisma.Sql;
  /** The first stretch holds all of that, or what of it lies about the place. */
  readonly isFirstHeld?: boolean;
  /** Of that, what has every word that was needed: how far the nearest is, is measured to these. */
  readonly whole?: Prisma.Sql;
  /** Ways to the total of `found`, when there are shorter ones. */
  readonly shorter?: Shorter;
};

const isIn = (ids: readonly string[]): Prisma.Sql => anyOf(Prisma.sql`s.subcategory_id`, ids, "subcategory");

function isOfType(type: CompanyType): Prisma.Sql {
  const stems = COMPANY_TYPE_STEMS[type];
  const column = Prisma.sql`s.company_type = ${type}::company_type`;
  return stems === undefined
    ? column
    : Prisma.sql`(${column} OR ${matches(stems.map((stem) => lexeme(stem)).join(" | "))})`;
}

/** That a row says a size. 'Three-phase' is '3 phase': a small number before what is counted may be a word. */
export function quantityOf({ token }: Quantity): Prisma.Sql {
  const [, number, unit] = /^(\d)([a-z]+)$/.exec(token) ?? [];
  const said = NUMBER_WORDS[Number(number)];
  const asWords = said === undefined || unit === undefined ? "" : ` | (${lexeme(said)} <-> ${lexeme(unit)})`;
  return matches(lexeme(token, "#") + asWords);
}
const NUMBER_WORDS = [undefined, "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const isOfPrice = ({ min = 0, max = MAX_PRICE_RUPEES }: PriceBound): Prisma.Sql =>
  Prisma.sql`s.price BETWEEN ${min}::int AND ${max}::int`;

/** What the text says outright of the price; null when it says nothing, or what it should be about. */
export const pricesOf = ({ prices }: Understanding): Prisma.Sql | null => {
  const told = prices.filter(({ isRough = false }) => !isRough);
  return told.length === 0 ? null : and(...told.map(isOfPrice));
};

/** What a row may have besides what is needed, one condition each; where the text tells nothing more, its words as they were typed. */
function extrasOf(meant: Understanding): Part[] {
  const told = toldExtras(meant);
  const exact = meant.needed.flatMap(({ exact }) => (exact === undefined ? [] : [matches(lexeme(exact))]));
  return [...(told.length > 0 ? told : each(asTyped(meant.needed), 1)), ...each(exact, 1)];
}

/**
 * A wardrobe is an almirah; where nothing else tells them apart, who typed 'wardrobe' sees first what is called so, and of 'tally
 * classes' courses in Tally; what was typed in other words is called by what they mean.
 */
const asTyped = (needed: readonly Concept[]): Prisma.Sql[] =>
  needed.flatMap((concept) =>
    concept.isBySynonym === true
      ? [all([concept], "", "A")]
      : // An accountant is no 'Accounting software'.
        concept.exact !== undefined
        ? [matches(`${lexeme(concept.exact)}:A`)]
        : concept.alternatives[0]!.map((stem) => all([{ ...concept, alternatives: [[stem]] }], "", "A")),
  );

/** What the text tells besides what is needed. */
const toldExtras = ({
  needed,
  wished,
  refused,
  beside,
  pairs,
  said,
  nameStems,
  quantities,
  prices,
  interpretation,
}: Understanding): Part[] => [
  // Who goes far says so in a name; 'house shifting' within the city is none, however much of it is said.
  ...(wished.includes(LONG_WAY) ? each([all([LONG_WAY], "", "A")], GOING_FAR) : []),
  ...each(
    [
      ...quantities.map(quantityOf),
      ...prices.map(isOfPrice),
      // 'FSSAI' is a registration: what says so comes before other registrations.
      ...needed.flatMap((concept) => {
        const apart = apartFrom(concept, nameStems);
        const isNew = concept.isBySynonym === true || !said.includes(concept);
        const isMore = isNew && apart.alternatives.length < concept.alternatives.length;
        return isMore ? [all([apart], "", "AC")] : [];
      }),
      ...pairs.map(([one, next]) => matches(`${lexeme(one)}:AC <-> ${lexeme(next)}:AC`)),
      // In what means pottery 'diye' are lamps: that they are pottery, too, tells none from the others.
      ...beside.map((concept) =>
        all([concept.isBySynonym === true ? apartFrom(concept, nameStems) : concept], "", "ACD"),
      ),
    ],
    1,
  ),
  // What is to be mended is there already, and broken.
  ...wished
    .filter((concept) => concept !== LONG_WAY)
    .flatMap((concept) =>
      concept === MENDING ? each([all([concept], "", "AC")], TO_BE_MENDED) : each([all([concept])], 1),
    ),
  ...each(
    refused.map((concept) => all([concept])),
    1,
  ),
  ...(interpretation.companyType === null ? [] : each([isOfType(interpretation.companyType.type)], 1)),
];

/** At most so many of the words, and of the extras, are counted: a long sentence's last words decide nothing. */
const [COUNTED, COUNTED_BESIDE] = [5, 3];

const each = (conditions: readonly Prisma.Sql[], weight: number): Part[] =>
  conditions.map((condition) => ({ condition, weight }));
const times = (parts: readonly Part[], by: number): Part[] =>
  parts.map(({ condition, weight }) => ({ condition, weight: weight * by }));
const conditionsOf = (parts: readonly Part[]): Prisma.Sql[] => parts.map(({ condition }) => condition);
/** That it is to be mended counts so much, and that it goes to another city, where another word counts 1. */
const [TO_BE_MENDED, GOING_FAR] = [2, 3];

/** The words, each where it stands and once more in a name, unless they are said lightly; and the extras. */
const amountOf = (words: readonly Part[], extras: readonly Part[]): Part[] => [
  ...words.slice(0, COUNTED),
  ...extras.slice(0, COUNTED_BESIDE),
];

/** The rows inside a place. */
export const inside = ({ radiusKm, stateCode, ...point }: Where, reachKm = 0): Prisma.Sql =>
  radiusKm === null ? isOfState(stateCode ?? "") : withinRadius(point, radiusKm + reachKm);

/**
 * What an understood text asks for: what has every needed word, and, when the words leave no doubt about the subcategory,
 * all of that. Null when nothing is needed but a place.
 * @param isWide what has all of it is little: the rest of what is most likely meant follows
 * @param isFar nothing meant lies in the place: its name may be that of a kind, 'Assam tea'
 * @param called what is called so and of no subcategory (calledSo()), where there is any: it goes before what is meant, unless the
 * subcategory is called so, too
 */
export function questionOf(
  meant: Understanding,
  where: Where | undefined,
  { isWide = false, isFar = false, called = null }: Asked = {},
): Question | null {
  const { needed, either, prices, primary, best, secondary, sure, isRare, kind } = meant;
  const extras = [...(isFar && kind !== null ? each([all([kind], "", "AC")], 1) : []), ...extrasOf(meant)];
  if (needed.length === 0) {
    // Said alone, a price is what is asked for.
    const asked = pricesOf(meant);
    if (asked !== null && extras.length === prices.length)
      return { found: asked, stretches: zoned(alike(), where) };
    if (extras.length === 0) return null;
    return { found: or(...conditionsOf(extras)), stretches: zoned(byAmount(amountOf([], extras)), where) };
  }
  if (either.length > 0) {
    const found = or(
      ...either.map(({ concept, subcategory }) => and(isIn([subcategory.id]), all([concept]))),
    );
    // What does both comes first.
    const named = each(
      either.map(({ concept }) => all([concept], "", "AC")),
      1,
    );
    return { found, stretches: zoned(byAmount(amountOf(named, extras)), where) };
  }
  const anywhere = all(needed);
  const whole = [...new Set([...(isRare ? [] : sure), ...(isWide ? best : [])])];
  const saying = sayingBeyond(meant, whole);
  // Of what is most likely meant, what has half of the words of it: 'food packing machine' finds other packing machines after its own.
  const others = best.filter((id) => !whole.includes(id));
  if (primary.length > 0 && needed.length > 1 && !isRare && others.length > 0)
    saying.push(and(isIn(others), half(needed)));
  // Where no subcategory is meant the words are, in names before all else.
  const calledRows = called === null || primary.length === 0 ? [] : [called];
  saying.push(...calledRows);
  const found = [...(whole.length === 0 ? [] : [isIn(whole)]), ...saying];
  // The same as the conditions of meantFirst(): of a word that a description mentions, what is near comes after these.
  const meantRows = [isIn(primary), ...wholeElsewhere(meant), ...calledRows];
  const typed = typedStems(meant);
  // Of several words what is meant and says all of them in its name is as much what was typed as what is called so.
  const meantBest = primary.length === 0 ? [] : [meantFirst(meant, extras)];
  const meantMost = [
    ...calledRows.flatMap((rows) => [
      ...(typed.length < 2 ? [] : meantBest.map((best) => within(matches(inName(typed)), best))),
      within(rows, byAmount(amountOf([], extras))),
    ]),
    ...meantBest,
  ];
  // Of 'pump' what is sold as one goes before what is called so, a petrol pump; a hospital goes before hospital furniture.
  if (isNameTyped(typed, meant.nameStems)) meantMost.reverse();
  return {
    found: or(...found),
    ...(whole.length === 0
      ? saying.length === 1 && countsAnywhere(meant) && storedOf(needed)
      : { shorter: { statement: beyondSubcategories(whole, or(...saying)) } }),
    ...(primary.length > 0 && {
      first: or(...meantRows),
      // What is named holds its subcategories alone.
      isFirstHeld: !meant.isNamed || wholeElsewhere(meant).length === 0,
      ...wholeOf(meant, calledRows),
    }),
    stretches: [
      ...(primary.length === 0 ? [] : zoned(inTurn(meantMost), where)),
      ...(secondary.length === 0
        ? []
        : zoned(within(isIn(secondary), inTurn([alike(all(needed, "", "ACD")), alike(anywhere)])), where)),
      ...zoned(within(all(needed, ":"), byAmount(amountOf([], extras))), where),
      ...zoned(alike(), where),
    ],
  };
}

/** How a question is asked: see questionOf(). */
type Asked = { readonly isWide?: boolean; readonly isFar?: boolean; readonly called?: Prisma.Sql | null };

/** Whether a subcategory is called what was typed, and nothing more. @param name its words, and their stems: 'dairy' and 'dairi' */
const isNameTyped = (typed: readonly string[], name: readonly string[]): boolean =>
  typed.every((stem) => name.includes(stem)) &&
  name.every((word) => typed.some((stem) => word.startsWith(stem.replace(/i$/, ""))));

/** What is called so alone, where nothing else of the text is offered. */
export const onlyCalledSo = (called: Prisma.Sql, where: Where | undefined): Question => ({
  found: called,
  first: called,
  isFirstHeld: true,
  stretches: zoned(alike(called), where),
});

/**
 * What has every word that was needed. Absent where the subcategory's name says the need: a listing without the word is as
 * good as one with it.
 * @param called what is called so and of no subcategory
 */
function wholeOf(meant: Understanding, called: readonly Prisma.Sql[]): Pick<Question, "whole"> {
  const far = meant.wished.includes(LONG_WAY) ? [all([LONG_WAY], "", "A")] : [];
  if (meant.isNamed && far.length === 0) return {};
  const own = meant.isNamed ? [] : ownWords(meant, "AC");
  // Told what it is about, a pump with a body of cast iron is no casting.
  const elsewhere = meant.isTold ? [] : wholeElsewhere(meant);
  return { whole: or(and(isIn(meant.primary), ...own, ...far), ...elsewhere, ...called) };
}

/**
 * The rows that say all that is needed, but those that are found as all of a subcategory, as parts of one or. Synonyms
 * are what the words mean, and stand for them in the subcategories that are meant; elsewhere what was typed counts, and a
 * synonym of several words in a name: 'LED wall' means lighting, and no stage lights. A word that means nothing in
 * particular is said by its synonyms wherever they stand.
 */
function sayingBeyond(meant: Understanding, whole: readonly string[]): Prisma.Sql[] {
  const { needed, primary, secondary } = meant;
  if (countsAnywhere(meant)) return [all(needed)];
  const elsewhere = needed.map(elsewhereOf);
  const left = [...primary, ...secondary].filter((id) => !whole.includes(id));
  return [
    ...(elsewhere.every((condition) => condition !== null)
      ? [
          meetingAll(
            matches(elsewhere.map(({ query }) => query).join(" & ")),
            elsewhere.map(({ sql }) => sql),
          ),
        ]
      : []),
    ...(left.length === 0 ? [] : [and(isIn(left), all(needed))]),
  ];
}

/** Whether what says the needed words says them wherever it stands. */
export const countsAnywhere = ({ needed, primary, isTelling }: Understanding): boolean =>
  primary.length === 0 || !isTelling || needed.every(isAsTyped);

const isAsTyped = ({ alternatives, isBySynonym }: Concept): boolean =>
  alternatives.length === 1 && isBySynonym !== true;

/** What says a concept where it is not meant, as a tsquery and as a condition; null when nothing does. */
function elsewhereOf(concept: Concept): { readonly query: string; readonly sql: Prisma.Sql } | null {
  const { alternatives, isBySynonym } = concept;
  const typed = isBySynonym === true ? [] : alternatives.slice(0, 1);
  const phrases = alternatives.slice(typed.length).filter((stems) => stems.length > 1);
  const ways = [
    ...(typed.length === 0 ? [] : ([[{ ...concept, alternatives: typed }, ""]] as const)),
    ...(phrases.length === 0
      ? []
      : ([[{ ...concept, alternatives: phrases, isPrefix: false }, "A"]] as const)),
  ];
  if (ways.length === 0) return null;
  const query = `(${ways.map(([one, weights]) => asked(one, "", weights)).join(" | ")})`;
  const each = ways.map(([one, weights]) => saying(one, "", weights));
  return { query, sql: meetingAny(matches(query), each) };
}

/** The rows that say all that is needed in name or tags, or in their subcategory where its name says it. */
export const sayingOf = (meant: Understanding): Prisma.Sql =>
  meant.isNamed
    ? isIn(meant.primary)
    : meant.needed.length === 0
      ? Prisma.sql`true`
      : and(
          ...ownWords(
            { ...meant, apart: meant.apart.filter((concept) => !isSaidThere(meant, concept)) },
            "AC",
          ),
          ...(meant.isTold ? [isIn(meant.primary)] : []),
        );

/** Whether all listings that are meant say a concept by the name of their subcategory: a flour mill is a machine. */
const isSaidThere = ({ isTold, said }: Understanding, concept: Concept): boolean =>
  isTold && said.includes(concept);

/** The rows of what is meant most. */
export const isOfBest = ({ best }: Understanding): Prisma.Sql => isIn(best);

/** How often a lone word stands in listings is stored by the vocabulary; what has several meanings is counted. */
function storedOf([concept, ...others]: readonly Concept[]): Pick<Question, "shorter"> {
  const word = concept?.alternatives.length === 1 && !concept.isPrefix ? concept.alternatives[0]! : [];
  const [stem] = word;
  return others.length === 0 && word.length === 1 && stem !== undefined
    ? { shorter: { stored: storedTotalOfWord(stem) } }
    : {};
}

/** Of so few words each half of them is a condition by itself, which bits may be kept of: 20 at most. */
const HALVED = 6;

/** Half of the words, in the listing's own text. */
function half(needed: readonly Concept[]): Prisma.Sql {
  const own = needed.map((concept) => all([concept], "", OWN));
  const least = Math.ceil(needed.length / 2);
  const isHalf = Prisma.sql`${sumOf(each(own, 1))} >= ${least}::int`;
  return needed.length > HALVED
    ? isHalf
    : meetingAny(
        isHalf,
        choices(own, least).map((some) => and(...some)),
      );
}

/**
 * Of the subcategories that are meant: what has most of the words in its own text, in its name first; of two that have as
 * much the one in the likeliest subcategory.
 */
function meantFirst(meant: Understanding, extras: readonly Part[]): Stretch {
  const { apart, primary, best, isNamed, quantities, prices } = meant;
  const inBest = (stretch: Stretch) =>
    best.length === primary.length ? stretch : preferring([isIn(best)], stretch);
  const inOrder = (stretch: Stretch) =>
    beingIt(meant, calledAsTyped(meant, nearlyOfPrice(prices, nearlyOfSize(quantities, inBest(stretch)))));
  const own = ownWords(meant);
  if (isNamed) {
    // Its name says the need already: what else was asked for, a size above all, tells its listings apart.
    const sizes = Math.min(quantities.length + prices.length, COUNTED_BESIDE);
    const amount = byAmount([
      ...each(own.slice(0, COUNTED), sizes === 0 ? 2 : 1),
      ...times(extras.slice(0, sizes), 2),
      ...extras.slice(sizes, COUNTED_BESIDE),
    ]);
    return within(isIn(primary), inOrder(amount));
  }
  // With as much of what else was wished, what is called so goes before what is only tagged so.
  const whole = byAmount([...each([all(apart, "", "A")], 1), ...times(extras.slice(0, COUNTED_BESIDE), 2)]);
  const graded = gradedWords(meant, (concept) => ofListing(meant, concept));
  const elsewhere = wholeElsewhere(meant);
  const inAll = inTurn([
    within(and(isIn(primary), ...own), inOrder(whole)),
    // What has all of it in another subcategory goes before what has a part of it here.
    ...elsewhere.map(alike),
    within(isIn(primary), inOrder(byAmount(amountOf(graded, extras)))),
  ]);
  // The same in fewer words.
  return { ...inAll, holds: or(isIn(primary), ...elsewhere) };
}

/** So many times as large, or as small, is nearly of a size; and what comes next. */
const [NEARLY, ABOUT] = [1.6, 3];

/**
 * Of what is as good otherwise, what is the thing itself, by its name (market_heads() of the database), comes before what has to
 * do with it: a laptop before its repair. Said in several words, those tell it apart. Of more than are ranked at once it is not
 * asked: each tier is gone through by itself then, and how many are in it is counted by rows.
 */
function beingIt(meant: Understanding, stretch: Stretch): Stretch {
  const [only, ...others] = meant.needed;
  if (only === undefined || only.isPrefix || others.length > 0 || isSaidByMany(meant, only)) return stretch;
  const isIt = only.alternatives.map((stems) =>
    [...stems.slice(0, -1).map((stem) => `${lexeme(stem)}:A`), lexeme(stems.at(-1) ?? "", "::")].join(" & "),
  );
  return preferring([matches(isIt.map((query) => `(${query})`).join(" | "))], stretch);
}

/** The same of what is called as it was typed, where a term of several words means others as well: of 'tally course', which is a computer course, Tally. */
function calledAsTyped(meant: Understanding, stretch: Stretch): Stretch {
  const terms = meant.needed.filter(
    ({ alternatives: [typed = [], ...others], isBySynonym, isPrefix }) =>
      typed.length > 1 && others.length > 0 && isBySynonym !== true && !isPrefix,
  );
  if (terms.length === 0 || terms.some((term) => isSaidByMany(meant, term))) return stretch;
  return preferring(
    [matches(terms.map(({ alternatives: [typed = []] }) => inName(typed)).join(" & "))],
    stretch,
  );
}

/** Whether more listings may say a concept, or are meant, than are ranked at once. */
function isSaidByMany({ sure, readings }: Understanding, { alternatives }: Concept): boolean {
  const saying = alternatives.map((stems) => Math.min(...stems.map((stem) => readings.listings[stem] ?? 0)));
  return rowsOf(sure, readings) + Math.max(...saying) > RANKED_AT_MOST;
}

/** How many rows some subcategories have. */
export const rowsOf = (ids: readonly string[], { subcategories }: Readings): number =>
  subcategories.reduce((sum, { id, size }) => sum + (ids.includes(id) ? size : 0), 0);

/** Of what is as good otherwise, what is nearly of the size that was asked for comes first, then what is about of that size. */
function nearlyOfSize(quantities: readonly Quantity[], stretch: Stretch): Stretch {
  const measured = quantities.filter((quantity) => sizesNear(quantity, 1).length > 0);
  if (measured.length === 0) return stretch;
  const isOneOf = (sizes: readonly string[]) => `(${sizes.map((token) => lexeme(token, "#")).join(" | ")})`;
  const near = (times: number) =>
    matches(measured.map((quantity) => isOneOf(sizesNear(quantity, times))).join(" & "));
  return preferring([near(NEARLY), near(ABOUT)], stretch);
}

/** The same of prices: what is near to what may be paid, where nothing costs so much. */
function nearlyOfPrice(prices: readonly PriceBound[], stretch: Stretch): Stretch {
  if (prices.length === 0) return stretch;
  const near = (times: number) =>
    and(
      ...prices.map(({ min = 0, max = MAX_PRICE_RUPEES }) =>
        isOfPrice({
          min: Math.floor(min / times),
          max: Math.min(MAX_PRICE_RUPEES, Math.ceil(max * times)),
          text: "",
        }),
      ),
    );
  return preferring([near(NEARLY), near(ABOUT)], stretch);
}

/** Each needed word in a listing's own text, and once more in its name. */
const gradedWords = ({ apart, said, lightly }: Understanding, as: (concept: Concept) => Concept): Part[] =>
  apart.map((concept) => ({
    // A motor that is to be repaired is there already.
    weight: MENDING_WORDS.has(concept.words) ? TO_BE_MENDED : 1,
    condition: all([as(concept)], "", said.includes(concept) ? "AC" : "ACD"),
    ...(!lightly.has(concept) && !isOfAnything(concept.words) && { further: all([as(concept)], "", "A") }),
  }));

/** A needed concept as it is asked for of a listing itself: without what the name of its subcategory says, unless that says all of it. */
const ofListing = ({ said, nameStems }: Understanding, concept: Concept): Concept =>
  said.includes(concept) ? concept : apartFrom(concept, nameStems);

/** Each needed word in a listing's own text. One of the subcategory's name that a description mentions ('GST extra') says nothing. */
const ownWords = (meant: Understanding, weights = "ACD"): Prisma.Sql[] =>
  meant.apart.map((concept) =>
    all([ofListing(meant, concept)], "", meant.said.includes(concept) ? "AC" : weights),
  );

/**
 * What has all of several words in another subcategory, asked for as ownWords() does here: for 'plywood and sunmica', which
 * is a ply, too, a plywood box has no sunmica.
 */
const wholeElsewhere = (meant: Understanding): Prisma.Sql[] =>
  meant.needed.length < 2
    ? []
    : [
        all(
          meant.needed.map((concept) => ofListing(meant, concept)),
          "",
          "AC",
        ),
      ];

/** A concept by what it says besides the name of a subcategory: of 'haldi' and 'spices', which all of it are, 'haldi'. */
function apartFrom(concept: Concept, name: readonly string[]): Concept {
  const apart = [tellingStems(concept), ...concept.alternatives.slice(1)]
    .map((stems) => stems.filter((stem) => !name.includes(stem)))
    .filter((stems) => stems.length > 0);
  return apart.length === 0 ? concept : { ...concept, alternatives: apart };
}

/** What of it is within reach of a place, then the rest. */
const zoned = (stretch: Stretch, where: Where | undefined): Stretch[] =>
  where === undefined ? [stretch] : [{ ...within(inside(where, REACH_KM), stretch), isNear: true }, stretch];

/** What was meant by subcategory, whatever the words: the words that are there first. */
export function bySubcategory(meant: Understanding, where: Where | undefined): Question | null {
  if (meant.primary.length === 0) return null;
  const here = isIn(meant.primary);
  const own = gradedWords({ ...meant, said: [] }, (concept) => concept);
  const most = byAmount(amountOf(own, extrasOf(meant)));
  // A listing that has none of the words is found only when all of its subcategory is meant.
  const saying = and(here, or(...meant.needed.map((concept) => all([concept]))));
  const ofTold = meant.isTold ? or(isIn(meant.primary.slice(0, 1)), saying) : saying;
  const found = meant.isNamed ? here : ofTold;
  return { found, stretches: zoned(most, where) };
}

/** Most of the needed words, those that have more of them first: of three two, of more half; of two the one that says more. */
export function byMostWords({ needed, telling }: Understanding, where: Where | undefined): Question | null {
  if (needed.length <= 2)
    return telling === null
      ? null
      : { found: all([telling]), stretches: zoned(inTurn([alike(all([telling], ":")), alike()]), where) };
  const own = each(
    needed.map((concept) => all([concept], "", "AC")),
    1,
  );
  const least = Math.max(2, Math.ceil(needed.length / 2));
  return {
    found: and(or(...conditionsOf(own)), Prisma.sql`${sumOf(own)} >= ${least}::int`),
    stretches: zoned(byAmount(own), where),
  };
}
