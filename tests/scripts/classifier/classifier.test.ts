import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { classifierOf } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import model from "@/lib/domain/listings/search/reading/subcategory-model.json" with { type: "json" };
import { examples } from "@/scripts/classifier/examples";
import { digestOf, fingerprintOf, SETTINGS, train } from "@/scripts/classifier/train";
import { QUERY_FILES, readJudgedQueries } from "@/tests/support/relevance/judged-query";

const subcategories = categoryTexts.flatMap(({ slug, subcategories }) =>
  subcategories.map((sub) => `${slug}/${sub.slug}`),
);
const folder = path.resolve(import.meta.dirname, "../../../scripts/classifier");
const reading = path.resolve(import.meta.dirname, "../../../lib/domain/listings/search/reading");
const linesOf = (file: string) => readFileSync(path.join(folder, file), "utf8").trim().split("\n");

test("the model is made of the examples that are there: after a change of theirs, npm run train:classifier", () => {
  expect(model.madeOf).toBe(fingerprintOf(examples()));
  expect(model.numbersAre).toBe(digestOf(readFileSync(path.join(reading, "subcategory-model.bin"))));
});

test("there are examples of every subcategory and of what nobody offers, and of nothing else", () => {
  const labels = new Set(examples().map(({ label }) => label));
  expect([...labels].sort()).toEqual([OFFERED_BY_NOBODY, ...subcategories].sort());
  expect(model.labels.toSorted()).toEqual([...labels].sort());
});

test("no judged query was put among the needs", () => {
  const fold = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
  const judged = new Set(
    Object.values(QUERY_FILES).flatMap((file) => readJudgedQueries(file).map(({ q }) => fold(q))),
  );
  const told = ["needs.txt", "offered-by-nobody.txt"].flatMap(linesOf);
  expect(told.filter((line) => judged.has(fold(line)))).toEqual([]);
});

const few = ["tap drips", "leaking tap", "tap and pipe"].map((text) => ({
  label: "a/taps",
  words: text.split(" "),
}));
const others = ["wire burns", "burning wire", "wire and fuse"].map((text) => ({
  label: "a/wires",
  words: text.split(" "),
}));

/** So often that no feature of theirs is chance. */
const often = Array.from({ length: SETTINGS.least }, () => [...few, ...others]).flat();

test("training tells apart what its examples tell apart, the same each time, and says how far it is", () => {
  const progress: number[] = [];
  const made = train(often, ({ done }) => progress.push(done));
  const classify = classifierOf(made.model, Uint8Array.from(made.numbers).buffer);
  for (const { label, words } of [...few, ...others]) {
    const [[most] = []] = [...classify(words)].sort(([, a], [, b]) => b - a);
    expect(most, words.join(" ")).toBe(label);
  }
  expect(progress).toEqual(Array.from({ length: SETTINGS.models * SETTINGS.epochs }, (_, i) => i + 1));
  expect(train(often)).toEqual(made);
});

test("each example draws its own numbers: in another order they make the same model", () => {
  expect(train(often.toReversed()).numbers).toEqual(train(often).numbers);
});
