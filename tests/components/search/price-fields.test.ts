import { expect, test } from "vitest";
import { priceProblem } from "@/components/search/price-fields";

test.each([
  ["", "", null],
  ["100", "", null],
  ["100", "100", null],
  ["1,00,000", "₹ 2,00,000", null],
  ["Rs. 1,00,000/-", "INR १,००,००१.००", null],
  ["0", "1000000000", null],
  ["200", "100", "order"],
  ["9", "10", null],
  ["abc", "", "whole"],
  ["1,5", "", "whole"],
  ["10.5", "", "whole"],
  ["-1", "", "whole"],
  ["", "1000000001", "whole"],
] as const)("bounds %j to %j: %s", (min, max, problem) => {
  expect(priceProblem(min, max)).toBe(problem);
});
