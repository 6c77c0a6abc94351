import { expect, test } from "vitest";
import { choices } from "@/lib/shared/choices";

test.each([
  [0, [[]]],
  [1, [["a"], ["b"], ["c"]]],
  [
    2,
    [
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ],
  ],
  [3, [["a", "b", "c"]]],
  [4, []],
])("%i of three things", (count, ways) => {
  expect(choices(["a", "b", "c"], count)).toEqual(ways);
});
