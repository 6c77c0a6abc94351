import { expect, test } from "vitest";
import { phoneDigits } from "@/components/form/phone-digits";
import { priceProblem } from "@/components/search/price-fields";
import { tidyQuery } from "@/components/search/tidy-query";
import { latinDigits } from "@/lib/shared/digits";
import { e164 } from "@/lib/shared/phone";

test("digits of Devanagari are the same numbers, wherever one is entered", () => {
  expect(latinDigits("४११०३८, 12 और ०")).toBe("411038, 12 और 0");
  expect(phoneDigits("९८२२०१२३४५")).toBe("9822012345");
  expect(e164("९८२२०१२३४५")).toBe("+919822012345");
  expect(priceProblem("", "२०")).toBeNull();
  expect(priceProblem("३०", "२०")).toBe("order");
  expect(tidyQuery([["priceMax", "₹२,०००"]]).toString()).toBe("priceMax=2000");
});
