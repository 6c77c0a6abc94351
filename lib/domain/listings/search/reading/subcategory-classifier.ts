import "server-only";
import model from "@/lib/domain/listings/search/reading/subcategory-model.json" with { type: "json" };

/**
 * Which subcategory a text is about, told from its words and the letters they are made of: a linear classifier over the
 * mean of feature vectors (Joulin, Grave, Bojanowski, Mikolov: 'Bag of Tricks for Efficient Text Classification', 2016,
 * arXiv:1607.01759; parts of words after Bojanowski et al. 2017, arXiv:1607.04606). It knows a word it never saw by its
 * parts: 'babyphotoshoot', 'lekage'. `npm run train:classifier` makes the model (docs/decisions/063).
 */

/** What nobody in the directory offers, as a class of its own. */
export const OFFERED_BY_NOBODY = "";

/** The lengths of the parts of words, in UTF-16 code units. */
const [SHORTEST, LONGEST] = [3, 5];

/** FNV-1a, 32 bits: of the forty thousand features that are known, hardly two share one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * The features of words: each word, and its parts of 3 to 5 letters, with '<' and '>' where it begins and ends.
 * @returns what they are known by, 0 to 2^32 - 1, once for each time a feature occurs
 */
export const featuresOf = (words: readonly string[]): number[] =>
  words.flatMap((word) => {
    const marked = `<${word}>`;
    const features = [hashOf(`=${word}`)];
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let i = 0; i + length <= marked.length && length < marked.length; i++)
        features.push(hashOf(marked.slice(i, i + length)));
    return features;
  });

/** What the training writes: rows of small whole numbers, each row with the number that it is to be multiplied by. */
export type SubcategoryModel = {
  /** SHA-256 of the examples and the settings it was made with. */
  readonly madeOf: string;
  readonly dimensions: number;
  /** 'category/subcategory', and OFFERED_BY_NOBODY. */
  readonly labels: readonly string[];
  /** The features it knows, as featuresOf() gives them: base64 of little-endian uint32. */
  readonly known: string;
  /** Base64 of int8: a row for each known feature, a row for each label. */
  readonly features: string;
  readonly weights: string;
  /** Base64 of little-endian float32: the scales of those rows. */
  readonly featureScales: string;
  readonly weightScales: string;
};

/** A copy, because Buffer.from() may share memory whose beginning fits no wider numbers. */
const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(Buffer.from(base64, "base64")).buffer;

/** A classifier that a model makes. */
export function classifierOf({ dimensions, labels, ...stored }: SubcategoryModel) {
  const rowOf = new Map([...new Uint32Array(bytesOf(stored.known))].map((feature, row) => [feature, row]));
  const features = new Int8Array(bytesOf(stored.features));
  const featureScales = new Float32Array(bytesOf(stored.featureScales));
  const weights = new Int8Array(bytesOf(stored.weights));
  const weightScales = new Float32Array(bytesOf(stored.weightScales));
  /** How likely each label is, 0 to 1, all of them 1 together; empty where no feature of the words is known. */
  return (words: readonly string[]): ReadonlyMap<string, number> => {
    const own = featuresOf(words);
    const rows = own.flatMap((feature) => rowOf.get(feature) ?? []);
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

const classify = classifierOf(model);

/**
 * How likely each subcategory is what words are about, by 'category/subcategory', 0 to 1, and OFFERED_BY_NOBODY; of the
 * subcategories that the directory comes with. Empty where nothing of the words was ever seen.
 */
export const likelySubcategories = (words: readonly string[]): ReadonlyMap<string, number> => classify(words);
