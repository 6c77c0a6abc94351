import { describe, expect, test } from "vitest";
import { scoreOf, summaryOf } from "@/tests/support/relevance/scores";

const gains = new Map([
  ["best", 3],
  ["good", 2],
  ["poor", 1],
]);
const plain = { class: "plain" } as const;
const negative = { class: "negative" } as const;

describe("scoreOf", () => {
  test("the ideal order is 1, any other less", () => {
    expect(scoreOf(plain, gains, ["best", "good", "poor"])).toEqual({
      ndcg: 1,
      success: true,
      zero: false,
      wrongFirst: false,
      junk: 0,
      honestEmpty: null,
    });
    // (2^2−1)/log2(2) + (2^3−1)/log2(3) + (2^1−1)/log2(4), beside 7 + 3/log2(3) + 1/2
    const swapped = (3 + 7 / Math.log2(3) + 0.5) / (7 + 3 / Math.log2(3) + 0.5);
    expect(scoreOf(plain, gains, ["good", "best", "poor"]).ndcg).toBeCloseTo(swapped, 12);
  });

  test("what is of no use is junk, and first it is wrong", () => {
    const score = scoreOf(plain, gains, ["junk", "more junk", "poor", "best"]);
    expect(score).toMatchObject({ wrongFirst: true, junk: 0.5, success: false });
  });

  test("an empty answer is worth nothing and holds no junk", () => {
    expect(scoreOf(plain, gains, [])).toMatchObject({ ndcg: 0, zero: true, wrongFirst: false, junk: null });
  });

  test("only ten results count, and a listing counts once", () => {
    const late = [...Array.from({ length: 10 }, (_, index) => `junk ${index}`), "best"];
    expect(scoreOf(plain, gains, late)).toMatchObject({ ndcg: 0, junk: 1 });
    expect(scoreOf(plain, gains, ["best", "best", "good", "poor"]).ndcg).toBe(1);
  });

  test("nonsense is answered rightly with nothing", () => {
    expect(scoreOf(negative, new Map(), [])).toMatchObject({
      honestEmpty: true,
      wrongFirst: false,
      ndcg: null,
    });
    expect(scoreOf(negative, new Map(), ["a"])).toMatchObject({ honestEmpty: false, wrongFirst: true });
  });

  test("what nobody offers is not judged", () => {
    expect(Object.values(scoreOf(plain, new Map(), ["a"])).every((value) => value === null)).toBe(true);
  });
});

describe("summaryOf", () => {
  test("means are over what applies", () => {
    const scores = [
      scoreOf(plain, gains, ["best", "good", "poor"]),
      scoreOf(plain, gains, []),
      scoreOf(plain, new Map(), ["a"]),
      scoreOf(negative, new Map(), ["a"]),
    ];
    expect(summaryOf(scores)).toEqual({
      count: 3,
      ndcg: 0.5,
      success: 0.5,
      zero: 0.5,
      wrongFirst: 1 / 3,
      junk: 0,
      honestEmpty: 0,
    });
  });

  test("nothing has no mean", () => {
    expect(summaryOf([])).toMatchObject({ count: 0, ndcg: null, honestEmpty: null });
  });
});
