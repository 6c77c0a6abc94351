import { expect, test } from "vitest";
import { firstWords } from "@/lib/shared/first-words";

test("a text of no more words stays as it is", () => {
  expect(firstWords("One two three.", 3)).toBe("One two three.");
  expect(firstWords("  One  two ", 20)).toBe("One two");
});

test("of a longer one the first words stay, without the mark they end in", () => {
  expect(firstWords("One two, three four", 2)).toBe("One two…");
  expect(firstWords("पहला दूसरा। तीसरा", 2)).toBe("पहला दूसरा…");
});
