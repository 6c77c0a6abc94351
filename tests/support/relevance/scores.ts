import { type JudgedQuery, NEGATIVE } from "@/tests/support/relevance/judged-query";

/** How many results count. */
const DEPTH = 10;
const FIRST_GLANCE = 3;
/** From this share of the best gain on a listing is fully right. */
const FULLY_RIGHT = 0.9;

/** How one answer did. What does not apply is null: there is no order among nothing, and no junk in it. */
export type Score = {
  readonly ndcg: number | null;
  readonly success: boolean | null;
  readonly zero: boolean | null;
  readonly wrongFirst: boolean | null;
  /** Share of the results of no use, 0 to 1. */
  readonly junk: number | null;
  readonly honestEmpty: boolean | null;
};

const NOT_JUDGED: Score = {
  ndcg: null,
  success: null,
  zero: null,
  wrongFirst: null,
  junk: null,
  honestEmpty: null,
};

/** Discounted cumulative gain with 2^gain − 1. */
const dcg = (gains: readonly number[]): number =>
  gains.slice(0, DEPTH).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/**
 * @param gains what each listing is worth (`gainsOf`); a query whose want nobody can satisfy is not judged
 * @param shown the ids of the answer in their order
 */
export function scoreOf(
  query: Pick<JudgedQuery, "class">,
  gains: ReadonlyMap<string, number>,
  shown: readonly string[],
): Score {
  const isEmpty = shown.length === 0;
  if (query.class === NEGATIVE) return { ...NOT_JUDGED, wrongFirst: !isEmpty, honestEmpty: isEmpty };
  if (gains.size === 0) return NOT_JUDGED;
  const ideal = [...gains.values()].sort((a, b) => b - a);
  const got = [...new Set(shown.slice(0, DEPTH))].map((id) => gains.get(id) ?? 0);
  const useless = got.filter((gain) => gain === 0).length;
  return {
    ndcg: dcg(got) / dcg(ideal),
    success: got.slice(0, FIRST_GLANCE).some((gain) => gain >= FULLY_RIGHT * ideal[0]!),
    zero: isEmpty,
    wrongFirst: got[0] === 0,
    junk: isEmpty ? null : useless / got.length,
    honestEmpty: null,
  };
}

/** Means of some scores over those that apply; null where none does. */
export type Summary = { readonly [K in keyof Score]: number | null } & { readonly count: number };

export function summaryOf(scores: readonly Score[]): Summary {
  const mean = (key: keyof Score) => {
    const values = scores.map((score) => score[key]).filter((value) => value !== null);
    return values.length === 0
      ? null
      : values.reduce((sum: number, value) => sum + Number(value), 0) / values.length;
  };
  return {
    count: scores.filter(({ wrongFirst }) => wrongFirst !== null).length,
    ndcg: mean("ndcg"),
    success: mean("success"),
    zero: mean("zero"),
    wrongFirst: mean("wrongFirst"),
    junk: mean("junk"),
    honestEmpty: mean("honestEmpty"),
  };
}
