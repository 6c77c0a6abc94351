import { expect, test } from "vitest";
import { wordsOf } from "@/lib/shared/words";

test("a text's words are without punctuation and capitals, in any script", () => {
  expect(wordsOf("Mono cartons, 3-PLY (₹1,250)")).toEqual(["mono", "cartons", "3", "ply", "1", "250"]);
  expect(wordsOf("पुणे, महाराष्ट्र")).toEqual(["पुणे", "महाराष्ट्र"]);
  expect(wordsOf(" – ")).toEqual([]);
});
