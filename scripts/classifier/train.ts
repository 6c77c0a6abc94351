import { createHash } from "node:crypto";
import type { Example } from "@/scripts/classifier/examples";
import type { SubcategoryModel } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { featuresOf } from "@/lib/domain/listings/search/reading/word-features";

/**
 * Half of the features of an example are left out each time it is looked at, so that none of them is relied on alone: a
 * word that is spelt otherwise, or was never seen, leaves the others (Srivastava et al. 2014, 'Dropout').
 */
export const SETTINGS = {
  dimensions: 48,
  epochs: 20,
  rate: 0.5,
  leftOut: 0.5,
  /** A feature of fewer examples is chance. */
  least: 4,
  seed: 1,
} as const;

/** SHA-256, in hexadecimal digits. */
export const digestOf = (data: string | Uint8Array): string =>
  createHash("sha256").update(data).digest("hex");

/** To be counted up when train() itself is changed. */
const EDITION = 1;

/** Says which examples, features and settings a model is made of: SHA-256, in hexadecimal digits. */
export const fingerprintOf = (examples: readonly Example[]): string =>
  digestOf(
    JSON.stringify([EDITION, SETTINGS, examples.map(({ label, words }) => [label, featuresOf(words)])]),
  );

/** Numbers from 0 to below 1, the same ones each time (mulberry32, Tommy Ettinger, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(things: T[], random: () => number): void {
  for (let i = things.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [things[i], things[j]] = [things[j]!, things[i]!];
  }
}

/** Rows as whole numbers of -127 to 127, and what each row is to be multiplied by: a quarter of the size. */
function rounded(values: Float32Array, width: number): { numbers: Int8Array; scales: Float32Array } {
  const rows = values.length / width;
  const numbers = new Int8Array(values.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * width, (row + 1) * width);
    const most = own.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    scales[row] = most / 127;
    if (most > 0)
      for (let d = 0; d < width; d++) numbers[row * width + d] = Math.round((own[d]! * 127) / most);
  }
  return { numbers, scales };
}

/**
 * Makes the model: stochastic gradient descent on the cross entropy of a softmax, the rate falling to nothing. About half
 * a minute of one core.
 * @param onProgress called after each of the epochs
 */
export function train(
  examples: readonly Example[],
  onProgress: (progress: { done: number; total: number }) => void = () => {},
): { model: SubcategoryModel; numbers: Buffer } {
  const { dimensions: width, epochs, rate, leftOut, least, seed } = SETTINGS;
  const random = randomNumbers(seed);
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const rowOf = new Map(labels.map((label, row) => [label, row]));
  const all = examples.map(({ label, words }) => ({ row: rowOf.get(label)!, own: featuresOf(words) }));

  const seen = new Map<number, number>();
  for (const { own } of all)
    for (const feature of new Set(own)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const known = [...seen]
    .flatMap(([feature, times]) => (times >= least ? [feature] : []))
    .sort((a, b) => a - b);
  const placeOf = new Map(known.map((feature, place) => [feature, place]));
  const features = Float32Array.from({ length: known.length * width }, () => ((random() - 0.5) * 2) / width);
  const weights = new Float32Array(labels.length * width);
  const mean = new Float32Array(width);
  const change = new Float32Array(width);
  const likely = new Float32Array(labels.length);

  const guess = (own: readonly number[]) => {
    mean.fill(0);
    for (const place of own)
      for (let d = 0; d < width; d++) mean[d]! += features[place * width + d]! / own.length;
    for (const row of labels.keys()) {
      let score = 0;
      for (let d = 0; d < width; d++) score += weights[row * width + d]! * mean[d]!;
      likely[row] = score;
    }
    const most = likely.reduce((max, score) => Math.max(max, score), -Infinity);
    let sum = 0;
    for (const row of labels.keys()) sum += likely[row] = Math.exp(likely[row]! - most);
    for (const row of labels.keys()) likely[row]! /= sum;
  };
  const learn = (own: readonly number[], right: number, speed: number) => {
    guess(own);
    change.fill(0);
    for (const row of labels.keys()) {
      const step = speed * ((row === right ? 1 : 0) - likely[row]!);
      for (let d = 0; d < width; d++) {
        change[d]! += step * weights[row * width + d]!;
        weights[row * width + d]! += step * mean[d]!;
      }
    }
    for (const place of own)
      for (let d = 0; d < width; d++) features[place * width + d]! += change[d]! / own.length;
  };

  const looked = all.map(({ row, own }) => ({
    row,
    own: own.flatMap((feature) => placeOf.get(feature) ?? []),
  }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(looked, random);
    for (const [i, { row, own }] of looked.entries()) {
      const kept = own.filter(() => random() >= leftOut);
      if (kept.length > 0) learn(kept, row, rate * (1 - (epoch + i / looked.length) / epochs));
    }
    onProgress({ done: epoch + 1, total: epochs });
  }
  const [ofFeatures, ofWeights] = [rounded(features, width), rounded(weights, width)];
  const parts = [
    Uint32Array.from(known),
    ofFeatures.scales,
    ofWeights.scales,
    ofFeatures.numbers,
    ofWeights.numbers,
  ];
  const numbers = Buffer.concat(parts.map((part) => Buffer.from(part.buffer)));
  const model = { madeOf: fingerprintOf(examples), numbersAre: digestOf(numbers), dimensions: width, labels };
  return { model, numbers };
}
