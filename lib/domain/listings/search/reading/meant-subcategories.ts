import "server-only";
import { TRADERS } from "@/lib/domain/listings/search/reading/carried-words";
import type { Readings, SubcategoryReading } from "@/lib/domain/listings/search/reading/readings";

/** One thing the text asks for: any of its alternatives, each of them all of its stems. The first is as typed, where listings say it. */
export type Concept = {
  /** As typed. */
  readonly words: string;
  readonly alternatives: readonly (readonly string[])[];
  /** The word itself, where its stem is another word's as well: 'fabricator', 'painting'. It tells more than the stem. */
  readonly exact?: string;
  /** The alternatives with words of synonyms as they stand: 'fabrication', whose stem is that of 'fabrics' as well. */
  readonly asSaid?: readonly (readonly string[])[];
  /** The last one as typed is the beginning of a word. */
  readonly isPrefix: boolean;
  /** Only its synonyms are said in listings: 'pukhraj', which is a gemstone and a yellow sapphire. */
  readonly isBySynonym?: boolean;
};

/**
 * The stems of a concept as it was typed, without who trades in it where that is said last: of 'security agency' security.
 */
export function tellingStems({
  words,
  alternatives: [typed = []],
  isBySynonym = false,
}: Concept): readonly string[] {
  const said = words.split(" ");
  const isTraded =
    !isBySynonym && typed.length > 1 && said.length === typed.length && TRADERS.has(said.at(-1)!);
  return isTraded ? typed.slice(0, -1) : typed;
}

export type Meant = {
  readonly subcategory: SubcategoryReading;
  /** Of the best one's: 0 to 1. */
  readonly share: number;
  /** Every needed concept that was given speaks for it, or nothing else comes near it: its listings count as found, whatever their own words. */
  readonly isSure: boolean;
};

/** Of a word of trade in general, in part of what another word weighs. */
const LIGHTLY = 0.3;
/** Of the last one of several: what English and Hindi name a thing by, a 'bridal makeup course' is a course. */
const OF_LAST = 1.2;
/** The weight of a concept that speaks for nothing. */
const NOTHING = 0.01;
/** The evidence of each concept that makes a subcategory a sure one. */
const SURE = 0.5;
/** With this evidence, what a meaning says more than another one is said of something. */
const SAID = 0.35;
/** So much likelier is what several words name together: 'office' and 'furniture'. */
const NAMED_BY_ALL = 1.3;
/** With so much evidence, and nothing else with this part of it, one is clearly meant. */
const [CLEAR, APART] = [0.25, 0.5];
/** Less evidence than this for the best one, on the whole: nothing is meant. */
const TOO_LITTLE = 0.12;

/** What the name of a subcategory is worth: said whole ('oils' of 'Oils & jaggery'), or in part ('chain' of 'Cold chain'). */
const [WHOLE_NAME, PART_OF_NAME] = [0.6, 0.4];
/** Stems are compared by so many letters where the name has words. */
const TELLING_LETTERS = 4;

const beginsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z0-9-]+/g) ?? []).map((word) => word.slice(0, TELLING_LETTERS)));

/** The things a name puts beside each other, each by how its words begin. */
const topicsOf = (name: string): Set<string>[] => name.split(/&|,|\band\b/).map(beginsOf);

/** Whether stems say one of the things that a name names, all of its words. */
const saysTopic = (stems: readonly string[], { name }: SubcategoryReading): boolean => {
  const said = new Set(stems.map((stem) => stem.slice(0, TELLING_LETTERS)));
  return topicsOf(name).some((topic) => topic.size > 0 && [...topic].every((word) => said.has(word)));
};

function nameSays(stems: readonly string[], subcategory: SubcategoryReading): number {
  if (stems.length === 0 || !stems.every((stem) => subcategory.stems.includes(stem))) return -1;
  return saysTopic(stems, subcategory) ? WHOLE_NAME : PART_OF_NAME;
}

/** Whether one meaning says another one and more: 'wires and cables' are electric wires, 'wire' alone is fencing, too. */
const saysMore = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > other.length && other.every((stem) => one.includes(stem));

/** How much a concept speaks for each subcategory, 0 to 1: its name says it, or its listings' names and tags do. */
export function evidence(
  { alternatives, asSaid, exact }: Concept,
  readings: Readings,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { word, n } of readings.shares) totals.set(word, (totals.get(word) ?? 0) + n);
  const forms = asSaid ?? alternatives;
  const said = (exact === undefined ? forms : [[exact], ...forms.slice(1)]).map((stems) => {
    const values = new Map<string, number>();
    const having = stems.map((stem) => ({
      stem,
      shares: new Map(
        readings.shares.flatMap(({ word, id, n }) => (word === stem ? [[id, n] as const] : [])),
      ),
    }));
    for (const subcategory of readings.subcategories) {
      const { id, size } = subcategory;
      let least = 1;
      let rarest = 1;
      for (const { stem, shares } of having) {
        const n = shares.get(id) ?? 0;
        least = Math.min(least, n / Math.max(size, 1));
        rarest = Math.min(rarest, n / Math.max(totals.get(stem) ?? 1, 1));
      }
      const value = Math.max(
        nameSays(stems, subcategory) + 0.4 * Math.sqrt(rarest),
        Math.sqrt(least * rarest),
      );
      if (value > 0) values.set(id, value);
    }
    return { stems, values, most: Math.max(0, ...values.values()) };
  });
  const result = new Map<string, number>();
  for (const { stems, values } of said) {
    if (said.some((other) => other.most >= SAID && saysMore(other.stems, stems))) continue;
    for (const [id, value] of values) if (value > (result.get(id) ?? 0)) result.set(id, value);
  }
  return result;
}

/** A word at home in one subcategory says more than one of many: 1 for one, a quarter for four as likely ones. */
function focusOf(values: ReadonlyMap<string, number>): number {
  let [sum, squares] = [0, 0];
  for (const value of values.values()) [sum, squares] = [sum + value, squares + value ** 2];
  return sum === 0 ? NOTHING : squares / sum ** 2;
}

/** How many times as much as a word neighbours of tags weigh. */
const TOGETHER = 2;
/** Fewer listings than this have them: chance. */
const FEW = 2;

/** Whether one thing of a name has two stems the other way about: 'machine pack karne ke liye' asks for no packing machine. */
const isReversed = (stems: readonly string[], name: string): boolean =>
  topicsOf(name).some((topic) => {
    const words = [...topic];
    const [first = -1, second = -1] = stems.map((stem) => words.indexOf(stem.slice(0, TELLING_LETTERS)));
    return second !== -1 && first > second;
  });

/**
 * What neighbours in a text speak for: the subcategories that are called so, and those whose listings have them as
 * neighbours in their tags. (A tag that repeats the subcategory's name is none of its own, and not counted.)
 */
function evidenceOfPair(pair: string, { shares, subcategories }: Readings): ReadonlyMap<string, number> {
  const stems = pair.split(" ");
  const having = shares.filter(({ word, n }) => word === pair && n >= FEW);
  const sum = having.reduce((total, { n }) => total + n, 0);
  const called = subcategories.filter(
    ({ stems: names, name }) => stems.every((stem) => names.includes(stem)) && !isReversed(stems, name),
  );
  return new Map([
    ...having.map(({ id, n }) => [id, Math.sqrt(n / sum)] as const),
    ...called.map(({ id }) => [id, 1] as const),
  ]);
}

/** What speaks less than so much for the head is what is meant in half of its score. */
const [HEADED, WITHOUT_HEAD] = [0.15, 0.5];

/** How likely a subcategory must be, for all of a text, that is meant though the words say too little. */
const LIKELY = 0.5;

/**
 * What is meant by all concepts together, most likely first; empty when they speak for nothing. What listings say of the
 * words (0 to about 1) and what the whole text is about (0 to 1) weigh the same. Where the words speak most for a
 * subcategory that the classifier does not know, they alone count: it would give its likelihood to others.
 * @param head the one that says what the thing is: 'machine'
 * @param likely how likely the text is about a subcategory, 0 to 1; undefined: it is not known (subcategory-classifier.ts)
 */
export function meantSubcategories(
  needed: readonly Concept[],
  light: readonly Concept[],
  pairs: readonly string[],
  head: Concept | null,
  readings: Readings,
  likely: (subcategory: SubcategoryReading) => number | undefined,
): Meant[] {
  const said = saidOf(needed, light, pairs, head, readings);
  const [first, second] = said.toSorted((a, b) => b.words - a.words);
  if (first === undefined) return [];
  const isKnown = first.words < TOO_LITTLE || likely(first.subcategory) !== undefined;
  const isClear = first.words >= CLEAR && (second?.words ?? 0) < APART * first.words;
  const scored = said
    .map(({ subcategory, isSure, words }) => {
      const likelihood = isKnown ? (likely(subcategory) ?? 0) : 0;
      return {
        subcategory,
        isSure: isSure || (isClear && subcategory === first.subcategory),
        isLikely: likelihood >= LIKELY,
        score: words + likelihood,
      };
    })
    .sort((a, b) => b.score - a.score || (a.subcategory.id < b.subcategory.id ? -1 : 1));
  const best = scored[0]?.score ?? 0;
  if (first.words < TOO_LITTLE && scored[0]?.isLikely !== true) return [];
  return scored
    .map(({ subcategory, isSure, score }) => ({ subcategory, isSure, share: score / best }))
    .filter(({ share }) => share >= 0.15)
    .slice(0, 8);
}

/** By subcategory, what the words say of it, 0 to about 1, and whether every needed one speaks for it. */
function saidOf(
  needed: readonly Concept[],
  light: readonly Concept[],
  pairs: readonly string[],
  head: Concept | null,
  readings: Readings,
): { subcategory: SubcategoryReading; isSure: boolean; words: number }[] {
  // Words of trade in general say nothing where listings know no other.
  if (needed.length === 0)
    return readings.subcategories.map((subcategory) => ({ subcategory, isSure: false, words: 0 }));
  const concepts = [...needed, ...light];
  const together = pairs.map((pair) => evidenceOfPair(pair, readings)).filter(({ size }) => size > 0);
  const spoken = [...concepts.map((concept) => evidence(concept, readings)), ...together];
  const own = [
    ...needed.map((_concept, i) => (i > 0 && i === needed.length - 1 ? OF_LAST : 1)),
    ...light.map(() => LIGHTLY),
    ...together.map(() => TOGETHER),
  ];
  const weights = spoken.map((values, i) => focusOf(values) * (own[i] ?? 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const typed = concepts.flatMap(({ alternatives }) => alternatives[0] ?? []);
  const ofHead = head === null ? null : (spoken[needed.indexOf(head)] ?? null);
  return readings.subcategories.map((subcategory) => {
    const headed = ofHead === null || (ofHead.get(subcategory.id) ?? 0) >= HEADED ? 1 : WITHOUT_HEAD;
    const bonus = typed.length > 1 && saysTopic(typed, subcategory) ? NAMED_BY_ALL : 1;
    const words =
      headed *
      bonus *
      spoken.reduce(
        (total, values, i) => total + ((weights[i] ?? 0) / sum) * (values.get(subcategory.id) ?? 0),
        0,
      );
    const isSure = spoken
      .slice(0, needed.length)
      .every((values) => (values.get(subcategory.id) ?? 0) >= SURE);
    return { subcategory, isSure, words };
  });
}
