import { createHash } from "node:crypto";
import type { Example } from "@/scripts/classifier/examples";
import type { SubcategoryModel } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { featuresOf, hashOf } from "@/lib/domain/listings/search/reading/word-features";

/**
 * Half of the features of an example are left out each time it is looked at, so that none of them is relied on alone: a
 * word that is spelt otherwise, or was never seen, leaves the others (Srivastava et al. 2014, 'Dropout').
 */
export const SETTINGS = {
  /** So many are made, each by draws of its own, and what they say is averaged: one alone takes chances for words. */
  models: 2,
  /** Of each of them. */
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
const EDITION = 2;

/** Says which examples, features and settings a model is made of: SHA-256, in hexadecimal digits. */
export const fingerprintOf = (examples: readonly Example[]): string =>
  digestOf(
    JSON.stringify([EDITION, SETTINGS, examples.map(({ label, words }) => [label, featuresOf(words)])]),
  );

/**
 * Numbers from 0 to below 1 (mulberry32, Tommy Ettinger, public domain), the same ones for the same name: each example and each
 * feature draws its own, so that one more leaves those of the others as they were, and what is told of them nearly so.
 */
function randomNumbersOf(name: string): () => number {
  let state = hashOf(`${SETTINGS.seed} ${name}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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

/** Where an example stands: the row of its label, and the places of its features among those that are known. */
type Placed = { readonly name: string; readonly row: number; readonly own: readonly number[] };

type Trained = { readonly features: Float32Array; readonly weights: Float32Array };

/**
 * One of the models: stochastic gradient descent on the cross entropy of a softmax, the rate falling to nothing.
 * @param model which one, from 0: it names what is drawn
 */
function trainOne(
  model: number,
  placed: readonly Placed[],
  { known, rows }: { readonly known: readonly number[]; readonly rows: number },
  onEpoch: () => void,
): Trained {
  const { dimensions: width, epochs, rate, leftOut } = SETTINGS;
  const features = Float32Array.from(
    known.flatMap((feature) => {
      const random = randomNumbersOf(`${model} ${feature}`);
      return Array.from({ length: width }, () => ((random() - 0.5) * 2) / width);
    }),
  );
  const weights = new Float32Array(rows * width);
  const mean = new Float32Array(width);
  const change = new Float32Array(width);
  const likely = new Float32Array(rows);

  const guess = (own: readonly number[]) => {
    mean.fill(0);
    for (const place of own)
      for (let d = 0; d < width; d++) mean[d]! += features[place * width + d]! / own.length;
    for (let row = 0; row < rows; row++) {
      let score = 0;
      for (let d = 0; d < width; d++) score += weights[row * width + d]! * mean[d]!;
      likely[row] = score;
    }
    const most = likely.reduce((max, score) => Math.max(max, score), -Infinity);
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += likely[row] = Math.exp(likely[row]! - most);
    for (let row = 0; row < rows; row++) likely[row]! /= sum;
  };
  const learn = (own: readonly number[], right: number, speed: number) => {
    guess(own);
    change.fill(0);
    for (let row = 0; row < rows; row++) {
      const step = speed * ((row === right ? 1 : 0) - likely[row]!);
      for (let d = 0; d < width; d++) {
        change[d]! += step * weights[row * width + d]!;
        weights[row * width + d]! += step * mean[d]!;
      }
    }
    for (const place of own)
      for (let d = 0; d < width; d++) features[place * width + d]! += change[d]! / own.length;
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    const inTurn = placed
      .map((one) => {
        const random = randomNumbersOf(`${model} ${epoch} ${one.name}`);
        return { ...one, at: random(), random };
      })
      .sort((a, b) => a.at - b.at);
    for (const [i, { row, own, random }] of inTurn.entries()) {
      const kept = own.filter(() => random() >= leftOut);
      if (kept.length > 0) learn(kept, row, rate * (1 - (epoch + i / inTurn.length) / epochs));
    }
    onEpoch();
  }
  return { features, weights };
}

/** Row by row the numbers of all models beside each other, each divided by `by`. */
function beside(models: readonly Float32Array[], width: number, by = 1): Float32Array {
  const all = new Float32Array(models.length * (models[0]?.length ?? 0));
  for (const [model, values] of models.entries())
    for (const [i, value] of values.entries())
      all[(Math.floor(i / width) * models.length + model) * width + (i % width)] = value / by;
  return all;
}

/**
 * Makes the model of examples: several of one kind beside each other, whose scores add up to their mean (an ensemble, Hansen and
 * Salamon 1990, doi:10.1109/34.58871). About two minutes of one core.
 * @param onProgress called after each epoch of each of them
 */
export function train(
  examples: readonly Example[],
  onProgress: (progress: { done: number; total: number }) => void = () => {},
): { model: SubcategoryModel; numbers: Buffer } {
  const { models, dimensions, epochs, least } = SETTINGS;
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const rowOf = new Map(labels.map((label, row) => [label, row]));
  const all = examples.map(({ label, words }) => ({
    name: `${label} ${words.join(" ")}`,
    row: rowOf.get(label)!,
    own: featuresOf(words),
  }));
  const seen = new Map<number, number>();
  for (const { own } of all)
    for (const feature of new Set(own)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const known = [...seen]
    .flatMap(([feature, times]) => (times >= least ? [feature] : []))
    .sort((a, b) => a - b);
  const placeOf = new Map(known.map((feature, place) => [feature, place]));
  const placed = all.map(({ own, ...one }) => ({
    ...one,
    own: own.flatMap((feature) => placeOf.get(feature) ?? []),
  }));

  let done = 0;
  const trained = Array.from({ length: models }, (_, model) =>
    trainOne(model, placed, { known, rows: labels.length }, () =>
      onProgress({ done: ++done, total: models * epochs }),
    ),
  );
  const width = models * dimensions;
  const features = trained.map((one) => one.features);
  const weights = trained.map((one) => one.weights);
  const [ofFeatures, ofWeights] = [
    rounded(beside(features, dimensions), width),
    rounded(beside(weights, dimensions, models), width),
  ];
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
