import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { featuresOf } from "@/lib/domain/listings/search/reading/word-features";
import model from "@/lib/domain/listings/search/reading/subcategory-model.json" with { type: "json" };
import { ofProcess } from "@/lib/server/of-process";

/**
 * Which subcategory a text is about, told from its words and the letters they are made of: a linear classifier over the
 * mean of feature vectors (Joulin, Grave, Bojanowski, Mikolov: 'Bag of Tricks for Efficient Text Classification', 2016,
 * arXiv:1607.01759; parts of words after Bojanowski et al. 2017, arXiv:1607.04606). It knows a word it never saw by its
 * parts: 'babyphotoshoot', 'lekage'. `npm run train:classifier` makes the model (docs/decisions/063).
 */

/** What the training writes beside the numbers. */
export type SubcategoryModel = {
  /** SHA-256 of the examples, features and settings it was made with, and of its numbers. */
  readonly madeOf: string;
  readonly numbersAre: string;
  readonly dimensions: number;
  /** 'category/subcategory', and OFFERED_BY_NOBODY. */
  readonly labels: readonly string[];
};

/** Where a number stands among ascending ones; undefined where it does not. */
function placeOf(wanted: number, ascending: Uint32Array): number | undefined {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ascending[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted ? from : undefined;
}

/**
 * A classifier that a model makes.
 * @param numbers one after the other: the features it knows, ascending (uint32); the scale of each one's row, and of each
 *   label's (float32); those rows, of `dimensions` numbers each (int8). Little-endian.
 */
export function classifierOf({ dimensions, labels }: SubcategoryModel, numbers: ArrayBuffer) {
  const count = (numbers.byteLength - labels.length * (4 + dimensions)) / (8 + dimensions);
  const known = new Uint32Array(numbers, 0, count);
  const featureScales = new Float32Array(numbers, 4 * count, count);
  const weightScales = new Float32Array(numbers, 8 * count, labels.length);
  const features = new Int8Array(numbers, 8 * count + 4 * labels.length, count * dimensions);
  const weights = new Int8Array(numbers, features.byteOffset + features.byteLength);
  /** How likely each label is, 0 to 1, all of them 1 together; empty where no feature of the words is known. */
  return (words: readonly string[]): ReadonlyMap<string, number> => {
    const own = featuresOf(words);
    const rows = own.flatMap((feature) => placeOf(feature, known) ?? []);
    if (rows.length === 0) return new Map();
    // What is unknown counts as nothing: a single known part of a strange word says little.
    const mean = new Float64Array(dimensions);
    for (const row of rows)
      for (let d = 0; d < dimensions; d++)
        mean[d]! += (features[row * dimensions + d]! * featureScales[row]!) / own.length;
    const scores = labels.map((_label, row) => {
      let score = 0;
      for (let d = 0; d < dimensions; d++) score += weights[row * dimensions + d]! * mean[d]!;
      return score * weightScales[row]!;
    });
    const most = Math.max(...scores);
    const likely = scores.map((score) => Math.exp(score - most));
    const sum = likely.reduce((total, one) => total + one, 0);
    return new Map(labels.map((label, row) => [label, likely[row]! / sum]));
  };
}

/** A file, because a module would stand in each bundle that searches. */
const numbersOf = (): ArrayBuffer =>
  Uint8Array.from(
    readFileSync(path.join(process.cwd(), "lib/domain/listings/search/reading/subcategory-model.bin")),
  ).buffer;

/** Made when the first text is asked for. */
const classify = () => ofProcess("subcategory-classifier", () => classifierOf(model, numbersOf()));

/**
 * How likely each subcategory is what words are about, by 'category/subcategory', 0 to 1, and OFFERED_BY_NOBODY; of the
 * subcategories that the directory comes with. Empty where nothing of the words was ever seen.
 */
export function likelySubcategories(words: readonly string[]): ReadonlyMap<string, number> {
  return classify()(words);
}
