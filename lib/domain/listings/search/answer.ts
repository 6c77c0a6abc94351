import "server-only";
import { z } from "zod";
import { cellCountQuery } from "@/lib/domain/listings/search/cell-count";
import {
  countListings,
  countNow,
  EVERYTHING_STORED,
  keepTotal,
  type Shorter,
  type Total,
} from "@/lib/domain/listings/search/count-listings";
import { expectedRows } from "@/lib/domain/listings/search/expected-rows";
import { distanceKmOf, withinRadius } from "@/lib/domain/listings/search/distance";
import { filtersOf } from "@/lib/domain/listings/search/filters";
import { hasListing, hasRows, isAmongFew, isAmongFirst } from "@/lib/domain/listings/search/has-listing";
import { literalQuestion } from "@/lib/domain/listings/search/literal-question";
import { calledSo, doingOf, rowsCalled, supportOf, typedStems } from "@/lib/domain/listings/search/offered";
import { storedTotalOf } from "@/lib/domain/listings/search/stored-totals";
import { nearestFirst, type Order, orderOf } from "@/lib/domain/listings/search/order";
import {
  countedIds,
  countedPage,
  firstIds,
  reachOf,
  readByIndex,
} from "@/lib/domain/listings/search/page-query";
import {
  byMostWords,
  bySubcategory,
  inside,
  isOfBest,
  onlyCalledSo,
  pricesOf,
  type Question,
  quantityOf,
  questionOf,
  rowsOf,
  sayingOf,
  type Where,
} from "@/lib/domain/listings/search/question";
import { matches } from "@/lib/domain/listings/search/said-words";
import { scopeSize } from "@/lib/domain/listings/search/scope-size";
import { alike, and, EVERYTHING, inTurn, type Stretch } from "@/lib/domain/listings/search/stretch";
import { RANKED_AT_MOST, RANKED_AT_ONCE } from "@/lib/domain/listings/search/tiered-page";
import { understand, type Understood as Meant } from "@/lib/domain/listings/search/reading/understand";
import { NOT_INTERPRETED, type Step, type Understood } from "@/lib/schemas/interpretation";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import { DEFAULT_RADIUS_KM, REACH_KM } from "@/lib/shared/limits";

/** What a search comes to, before page and sort: which rows, how many, and in which tiers they rank. */
export type Answer = {
  readonly understood: Understood;
  readonly where: Prisma.Sql;
  readonly total: Total;
  /** Best match, best first. */
  readonly stretches: readonly Stretch[];
  /** Where distances are measured from: the given pair, else the place that was read. */
  readonly from: Where | undefined;
  /** What counts as near in 'Best match': the place, or where nothing meant lies in it, as far as the nearest. */
  readonly reach: Where | undefined;
  /** The first ids of 'Best match', or those of the page in another order, where they came with the total. */
  readonly first?: readonly string[];
};

const both = (filters: Prisma.Sql | null, found: Prisma.Sql): Prisma.Sql =>
  filters === null ? found : and(filters, found);

const givenPlace = ({ lat, lng, radiusKm }: ListingSearch): Where | undefined =>
  lat === undefined || lng === undefined
    ? undefined
    : { lat, lng, radiusKm: radiusKm ?? DEFAULT_RADIUS_KM, stateCode: null };

/** Whether the search itself says where. */
const hasPlace = (search: ListingSearch): boolean =>
  search.lat !== undefined ||
  search.city !== undefined ||
  search.inState !== undefined ||
  search.state !== undefined;

/** Everything that matches, as it is asked: no words, or literal ones. */
async function plainAnswer(
  search: ListingSearch,
  filters: Prisma.Sql | null,
  { wanted, count = countListings }: How,
): Promise<Answer> {
  const question: Question =
    search.q === undefined ? { found: EVERYTHING, stretches: [alike()] } : await literalQuestion(search.q);
  const where = search.q === undefined ? (filters ?? EVERYTHING) : both(filters, question.found);
  const from = givenPlace(search);
  const shorter = (filters === null ? question.shorter : undefined) ?? shorterOf(search);
  return {
    understood: NOT_INTERPRETED,
    where,
    ...(wanted === undefined || search.sort === "relevance"
      ? { total: await count(where, shorter) }
      : await countedWithPage(where, shorter, orderOf(search.sort, from), wanted)),
    stretches: question.stretches,
    from,
    reach: from,
  };
}

/** How many rows a condition finds and, where this request counts them, a page of them: both are asked for at once. */
async function countedWithPage(
  where: Prisma.Sql,
  shorter: Shorter,
  order: Order,
  { offset = 0, limit, scopeRows }: Wanted,
): Promise<Pick<Answer, "total" | "first">> {
  const page = { where, order, scopeRows: await scopeRows, offset, limit };
  let ids: readonly string[] | null = null;
  const total = await countListings(where, shorter, async (count) => {
    const found = await countedPage(count, page);
    ids = found.ids;
    return found.total;
  });
  return { total, ...(ids !== null && { first: ids }) };
}

const shorterOf = (search: ListingSearch): Shorter => ({
  stored: storedTotalOf(search),
  statement: cellCountQuery(search),
});

/** Everything inside a place, as a search. */
const searchInside = ({ lat, lng, radiusKm, stateCode }: Where): ListingSearch => ({
  categoryIds: [],
  subcategoryIds: [],
  tags: [],
  sort: "created_desc",
  page: 1,
  limit: 1,
  ...(radiusKm !== null && { lat, lng, radiusKm }),
  ...(radiusKm === null && stateCode !== null && { inState: stateCode }),
});

/** So far away counts as hardly farther than the nearest, km. */
const [FARTHER, FARTHER_KM] = [1.1, 1];
const hardlyFarther = (km: number): number => km * FARTHER + FARTHER_KM;

/**
 * How far the nearest row is, km, and how many are hardly farther.
 * @param most so many rows meet the condition, at most
 */
async function nearestOf(where: Prisma.Sql, from: Where, most: number): Promise<Understood["nearest"]> {
  const sample = { among: where, where: EVERYTHING, order: nearestFirst(from), total: most, limit: 1 };
  const reach = await reachOf({ ...sample, scopeRows: await scopeSize() });
  const near = reach === null ? where : and(withinRadius(from, hardlyFarther(reach)), where);
  const [row] = await rows(readingDb, z.object({ km: z.number().nullable(), count: z.number() }))`
    WITH hits AS MATERIALIZED (SELECT ${distanceKmOf(from)} AS km FROM listing_search AS s WHERE ${near}),
      nearest AS (SELECT min(km) AS km FROM hits)
    SELECT nearest.km, (
      SELECT count(*) FROM hits WHERE hits.km <= nearest.km * ${FARTHER}::float8 + ${FARTHER_KM}::float8
    )::int AS count FROM nearest`;
  return row === undefined || row.km === null ? null : { km: row.km, count: row.count };
}

/**
 * `at`: the question about a place; null when the rung asks none. `wider`: what is asked instead where it finds little; null
 * when nothing is.
 */
type Rung = {
  readonly step: Step;
  /** About how many rows of so many it finds. Absent: that is not known. */
  readonly expected?: (scopeRows: number) => number;
  readonly at: (place: Where | undefined, isFar?: boolean) => Question | null;
  readonly wider?: (place: Where | undefined) => Question | null;
};

/** So few rows of a chosen place that it may be worth to say where else there are. */
const FEW_THERE = 24;

/** Of more rows than these some are what the words mean. */
const MENTIONED_BY = 100;

/** Fewer rows than a page: what has all of it is followed by the rest of what is meant. */
const LITTLE = 10;

/** The steps of an understood text, in the order they are tried (docs/decisions/021). */
function ladderOf(meant: Meant, called: Prisma.Sql | null = null): Rung[] {
  const { need, ignored, place, unusedPlace, nearMe } = meant.interpretation;
  const named = place ?? unusedPlace;
  if (meant.needed.length === 0 && questionOf(meant, undefined) === null)
    // Only a place, or nothing but wishes for one nearby: everything, nearest first.
    return named !== null || nearMe
      ? [
          {
            step: "whole",
            at: () => ({ found: EVERYTHING, stretches: [alike()], shorter: { stored: EVERYTHING_STORED } }),
          },
        ]
      : [];
  if (meant.isGuess) return called === null ? [] : onlyCalled(meant, called);
  // A word of one or two listings, and nothing beside it, is a name: who types it means them.
  const isName = meant.isRare && !need.includes(" ") && ignored.length === 0 && named === null;
  return [
    {
      step: meant.correctedQuery === null ? "whole" : "spelling",
      expected: (scopeRows) => expectedRows(meant, scopeRows) + (called === null ? 0 : mostCalledSo(meant)),
      at: (place, isFar = false) => questionOf(meant, place, { isFar, called }),
      wider: (place) =>
        meant.best.length === 1 && !isName ? questionOf(meant, place, { isWide: true, called }) : null,
    },
    {
      step: "subcategory",
      expected: () => rowsOf(meant.primary, meant.readings),
      at: (place) => bySubcategory(meant, place),
    },
    { step: "some_words", at: (place) => byMostWords(meant, place) },
  ];
}

/** What is called so alone: what else the words may mean nobody offers. */
const onlyCalled = (meant: Meant, called: Prisma.Sql): Rung[] => [
  {
    step: meant.correctedQuery === null ? "whole" : "spelling",
    expected: () => mostCalledSo(meant),
    at: (place) => onlyCalledSo(called, place),
  },
];

/** So many rows are called what a text asks for, at most. */
const mostCalledSo = (meant: Meant): number =>
  Math.min(...typedStems(meant).map((stem) => meant.readings.listings[stem] ?? 0));

/** The rows that are called what a text asks for and are of no subcategory; null where there are none. */
async function calledRows(meant: Meant): Promise<Prisma.Sql | null> {
  const so = calledSo(meant);
  return so !== null && (await hasListing(so, true)) ? rowsCalled(so) : null;
}

/** What the text of a search means. */
export type Read = (search: ListingSearch, q: string) => Promise<Meant>;

const meaningOf: Read = (search, q) => understand(q, givenBy(search));

/** What a search says itself is not taken from its words. */
const givenBy = (search: ListingSearch) => ({
  not: search.not ?? [],
  hasPlace: hasPlace(search),
  hasCompanyType: search.companyType !== undefined,
});

/** Reads each text once, for several searches of one request. */
export function readingOnce(): Read {
  const known = new Map<string, Promise<Meant>>();
  return (search, q) => {
    const key = JSON.stringify([q, givenBy(search)]);
    const meant = known.get(key) ?? meaningOf(search, q);
    known.set(key, meant);
    return meant;
  };
}

/**
 * What a search comes to. Its text is understood, and the first step that finds anything with the given filters is the
 * answer; where the words find something without the filters, the answer stays empty, so that they can be cleared. A price
 * in the words filters, too, where anything that says them costs so much; else it ranks with what else was wished.
 * @param wanted ids are wanted, too, where they can come with the total
 */
export const answerOf = (search: ListingSearch, wanted?: Wanted): Promise<Answer> =>
  answered(search, { isFoundAlone: false, ...(wanted !== undefined && { wanted }) });

/** The same, of which only the rows and their number are wanted: what of them lies about a place is not looked for. */
export const foundBy = (
  search: ListingSearch,
  how: Pick<How, "read" | "count"> = {},
): Promise<Pick<Answer, "where" | "total">> => answered(search, { ...how, isFoundAlone: true });

async function answered(search: ListingSearch, how: How): Promise<Answer> {
  const filters = filtersOf(search);
  if (search.q === undefined || search.words === "literal") return plainAnswer(search, filters, how);
  const meant = await (how.read ?? meaningOf)(search, search.q);
  const from: Where | undefined = givenPlace(search) ?? readWhere(meant.interpretation.place);
  const support = supportOf(meant);
  const [called, isOffered] = await Promise.all([
    calledRows(meant),
    support === null ? true : anyoneSays(meant, support),
  ]);
  const ladder = isOffered ? ladderOf(meant, called) : called === null ? [] : onlyCalled(meant, called);
  const isBounded =
    search.radiusKm !== undefined || search.inState !== undefined || search.city !== undefined;
  const prices = pricesOf(meant);
  const isThere = prices !== null && (await hasRows(both(filters, and(prices, sayingOf(meant)))));
  const under = { sort: search.sort, ladder, meant, from, isBounded, called, ...how };
  const priced = isThere ? await climb({ ...under, filters: both(filters, prices), isPriceMet: true }) : null;
  const { q: _, ...wordless } = search;
  const isMet = priced !== null && priced.total.total > 0;
  const answer = isMet
    ? priced
    : await climb({ ...under, filters, wordless, isPriceMet: prices === null ? null : false });
  if (how.isFoundAlone || answer.total.total === 0) return answer;
  return { ...answer, understood: { ...answer.understood, unmetSizes: await unmetSizes(meant, answer) } };
}

const SaidRow = z.object({ said: z.array(z.boolean()) });

/** The sizes of a text that nothing of its answer says. One statement for all of them. */
async function unmetSizes({ quantities }: Meant, { where }: Answer): Promise<string[]> {
  if (quantities.length === 0) return [];
  const isSaid = quantities.map(
    (quantity) =>
      Prisma.sql`EXISTS (SELECT 1 FROM listing_search AS s WHERE ${and(where, quantityOf(quantity))})`,
  );
  const [row] = await readByIndex((tx) => rows(tx, SaidRow)`SELECT ARRAY[${Prisma.join(isSaid)}] AS said`);
  return quantities.flatMap(({ text }, i) => (row?.said[i] === true ? [] : [text]));
}

/** So many ids of so many rows that search has at all. `offset`: of them so many are passed over, in an order without tiers. */
export type Wanted = {
  readonly limit: number;
  readonly scopeRows: Promise<number>;
  readonly offset?: number;
};

/** What is wanted of an answer beside its rows and their number. */
type How = {
  readonly wanted?: Wanted;
  /** Neither ids nor what lies about the place. */
  readonly isFoundAlone: boolean;
  /** Instead of countListings(), where only rows and their number are wanted. */
  readonly count?: (where: Prisma.Sql, shorter?: Shorter) => Promise<Total>;
  readonly read?: Read;
};

type Climb = How &
  Pick<ListingSearch, "sort"> & {
    readonly ladder: readonly Rung[];
    readonly meant: Meant;
    readonly filters: Prisma.Sql | null;
    /** All that the filters leave, as a search; absent where a price of the words filters, too. */
    readonly wordless?: ListingSearch;
    readonly from: Where | undefined;
    /** The filters leave only what lies in a place. */
    readonly isBounded: boolean;
    /** What is called so and of no subcategory; null where nothing is. */
    readonly called: Prisma.Sql | null;
    /** The filters leave only what costs what the words say; null: they say no price. */
    readonly isPriceMet: boolean | null;
  };

type Counted = {
  readonly total: Total;
  /** Of 'Best match' the first ids, of another order those of the page. */
  readonly first?: readonly string[];
  /** How many of what goes before the rest lie in the place. */
  readonly near?: number;
};

/**
 * How many rows a question finds, and the first of them where so few are expected that all may be ranked: the rows are visited once
 * for both. Where what lies about the place has enough of them, the others are only counted.
 */
async function countedFirst(
  { found, stretches, isFirstHeld, shorter }: Question,
  where: Prisma.Sql,
  expectedOf: Rung["expected"],
  { sort, meant, filters, wordless, from, wanted, count = countListings }: Climb,
): Promise<Counted> {
  const isAll = found === EVERYTHING && wordless !== undefined;
  const ways = filters === null ? shorter : isAll ? shorterOf(wordless) : undefined;
  if (wanted !== undefined && sort !== "relevance")
    // A place that was read orders, whatever the sort.
    return meant.interpretation.place === null
      ? countedWithPage(where, ways ?? {}, orderOf(sort, from), wanted)
      : { total: await countListings(where, ways) };
  const isTiered = stretches.some(({ tiers }) => tiers.length > 1);
  const expected =
    wanted === undefined || expectedOf === undefined || !isTiered
      ? Infinity
      : expectedOf(await wanted.scopeRows);
  // A number that is at hand is asked for only where counting takes longer than asking.
  const most = ways?.stored == null ? RANKED_AT_MOST : RANKED_AT_ONCE;
  const counted = async (): Promise<Counted> => ({ total: await count(where, ways) });
  const [stretch] = stretches;
  const isAbout = from !== undefined && stretch?.isNear === true && ways?.stored == null;
  const isMuch = expected > most;
  if (wanted === undefined) return counted();
  const { limit } = wanted;
  const order = orderOf("relevance", from);
  if (isMuch && !(isAbout && isTiered && (await rowsAbout(from)) <= RANKED_AT_MOST)) {
    // So many are walked, whatever their number is: most often a page of the best is among the first of all.
    const isWalked = isTiered && filters === null && expected > RANKED_AT_MOST && expected < Infinity;
    const [many, atHand] = await Promise.all([
      counted(),
      isWalked ? firstIds({ where, stretch: inTurn(stretches), order }, limit) : null,
    ]);
    const best = atHand?.[0] ?? [];
    return best.length < limit ? many : { ...many, first: best.slice(0, limit) };
  }
  let near: { near?: number } = {};
  if (from !== undefined && stretch?.isNear && expected > RANKED_AT_ONCE) {
    const few = isMuch ? inside(from, REACH_KM) : undefined;
    const { total, ids } = await countedIds({ where, stretch, order, few, limit }, inside(from));
    if (isFirstHeld) near = { near: total };
    // Where there is none, the order becomes that of what is as near as it gets.
    if (ids.length === 0 && meant.interpretation.place !== null) return { ...(await counted()), ...near };
    if (ids.length === limit) return { ...(await counted()), first: ids, ...near };
    if (isMuch) return { ...(await counted()), ...near };
  }
  const { total, ids } = await countedIds({ where, stretch: inTurn(stretches), order, limit });
  keepTotal(where, total);
  return { total: { total, isFresh: true }, first: ids, ...near };
}

/** How many listings there are about a place, whatever they are. */
async function rowsAbout(from: Where): Promise<number> {
  const { radiusKm } = from;
  const about = searchInside({ ...from, radiusKm: radiusKm === null ? null : radiusKm + REACH_KM });
  return (await countListings(inside(from, REACH_KM), shorterOf(about))).total;
}

/** The answer of the first rung that finds anything with some filters. */
async function climb(climbed: Climb): Promise<Answer> {
  const {
    ladder,
    meant,
    filters,
    from,
    isBounded,
    called,
    isPriceMet,
    isFoundAlone,
    count = countListings,
  } = climbed;
  const { interpretation, correctedQuery } = meant;
  const understood = {
    ...NOT_INTERPRETED,
    interpretation,
    correctedQuery,
    isPriceMet,
    unmetSizes: [],
  };
  for (const { step, expected, at, wider } of ladder) {
    const question = at(from);
    if (question === null) continue;
    let where = both(filters, question.found);
    let counted = await countedFirst(question, where, expected, climbed);
    const { stretches } = question;
    const wide = counted.total.total < LITTLE ? wider?.(from) : null;
    if (wide && (await isLittleOfBest(question.found, filters === null ? counted.total : null, meant))) {
      where = both(filters, wide.found);
      counted = { total: await count(where, filters === null ? wide.shorter : undefined) };
    }
    const { total, first: ranked } = counted;
    const answer = { where, total, stretches, from, reach: from };
    if (total.total === 0) {
      const isNarrowed = filters !== null && (await hasRowsOf(meant, question.found));
      if (isNarrowed) return { ...answer, understood: { ...understood, step, isPriceMet: null } };
      continue;
    }
    const isFound = step === "whole" && total.total <= MENTIONED_BY;
    // Without filters they are there: `called` is null where none is.
    const isThing = isFound && called !== null && (filters === null || (await hasRows(and(filters, called))));
    if (isFound && !isThing && (await isMereMention(question, where, filters, meant))) continue;
    if (interpretation.place === null || from === undefined || isFoundAlone) {
      const isFew = isBounded && total.total <= FEW_THERE && !isFoundAlone;
      const there = isFew && question.first ? await countNow(both(question.first, where)) : null;
      return {
        ...answer,
        understood: { ...understood, step, inside: there },
        ...(ranked !== undefined && { first: ranked }),
      };
    }
    const first = both(question.first ?? null, where);
    const isAll = question.shorter?.stored === EVERYTHING_STORED && filters === null;
    const near =
      counted.near ??
      (await countListings(and(first, inside(from)), isAll ? shorterOf(searchInside(from)) : {})).total;
    const whole = question.whole === undefined ? first : both(question.whole, where);
    const nearest =
      near === 0
        ? ((await nearestOf(whole, from, total.total)) ?? (await nearestOf(first, from, total.total)))
        : null;
    const isFar = nearest !== null && (step === "whole" || step === "spelling");
    const reach = isFar ? { ...from, radiusKm: hardlyFarther(nearest.km), stateCode: null } : from;
    return {
      ...answer,
      understood: { ...understood, step: isFar ? "nearest" : step, inside: near, nearest },
      // As near as it gets goes before what is farther, though that may have more of what was asked.
      ...(isFar && { stretches: at(reach, isFar)!.stretches, reach }),
      ...(ranked !== undefined && !isFar && { first: ranked }),
    };
  }
  return {
    understood: { ...understood, step: "none", isPriceMet: null },
    where: Prisma.sql`false`,
    total: { total: 0, isFresh: true },
    stretches: [alike()],
    from,
    reach: from,
  };
}

/**
 * Whether nothing that is found is what several words are surely about, and there is some of that: 'pharma packaging
 * cartons' are no medicines that are sent in cartons; nor one that mends or lends a thing, where that was asked for. One word
 * alone may be about what it stands in.
 */
async function isMereMention(
  { first }: Question,
  where: Prisma.Sql,
  filters: Prisma.Sql | null,
  meant: Meant,
): Promise<boolean> {
  if (meant.either.length > 0) return false;
  const doing = doingOf(meant);
  const isUndone = doing !== null && !(await hasListing(doing));
  const said = meant.needed.flatMap(({ words }) => words.split(" "));
  const isElsewhere =
    meant.isTold && said.length > 1 && first !== undefined && !(await isAmongFew(and(first, where)));
  if (!isUndone && !isElsewhere) return false;
  const meantRows = bySubcategory(meant, undefined);
  return meantRows !== null && hasRows(both(filters, meantRows.found));
}

/**
 * Whether what a question finds is little, and most of it of what is meant: a word of many trades means none of them, and
 * 'mixer' is no reason to show loudspeakers. Filters have no part in it: what is meant is the same in every town.
 * @param counted its total, where that is known
 */
async function isLittleOfBest(found: Prisma.Sql, counted: Total | null, meant: Meant): Promise<boolean> {
  const { total } = counted ?? (await countListings(found));
  return total > 0 && total < LITTLE && 2 * (await countNow(both(found, isOfBest(meant)))) > total;
}

const readWhere = (place: NonNullable<Understood["interpretation"]>["place"]): Where | undefined =>
  place === null
    ? undefined
    : { lat: place.lat, lng: place.lng, radiusKm: place.radiusKm, stateCode: place.stateCode };

/** Of words that so many listings say, those that go together stand together in some of the first listings. */
const FREQUENT = 5000;

const isFrequent = ({ needed, readings }: Meant): boolean =>
  needed.length > 0 &&
  needed.every(({ alternatives }) =>
    alternatives.some((stems) => stems.every((stem) => (readings.listings[stem] ?? 0) > FREQUENT)),
  );

/** Whether any listing meets what a text asks for. Of frequent words the index names all that have them: the best listings are looked at first. */
const hasRowsOf = async (meant: Meant, where: Prisma.Sql): Promise<boolean> =>
  (isFrequent(meant) && (await isAmongFirst(where))) || hasRows(where);

/** Whether any listing has what a text needs, as a tsquery; an empty one needs nothing, and nobody has it. */
const anyoneSays = async (meant: Meant, query: string): Promise<boolean> =>
  query !== "" && ((isFrequent(meant) && (await isAmongFirst(matches(query)))) || hasListing(query));

/**
 * The search without its words where they only say where: it finds the same rows, everything that the filters leave, and
 * what is stored of those is at hand.
 */
export async function withoutMerePlace(
  search: ListingSearch,
  read: Read = meaningOf,
): Promise<ListingSearch> {
  const { q, ...wordless } = search;
  if (q === undefined || search.words === "literal") return search;
  const meant = await read(search, q);
  const [first] = ladderOf(meant);
  return first?.at(undefined)?.shorter?.stored === EVERYTHING_STORED ? wordless : search;
}
