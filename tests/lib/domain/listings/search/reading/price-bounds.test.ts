import { describe, expect, test } from "vitest";
import { takePriceBounds } from "@/lib/domain/listings/search/reading/price-bounds";

const read = (text: string) => {
  const { prices, rest } = takePriceBounds(text);
  return [...prices.map(({ min, max }) => (min === undefined ? max : [min, max])), rest];
};

describe("a price that a text asks for is taken out of it", () => {
  test.each([
    ["laptop under 20000", [20_000, "laptop"]],
    ["laptop under 20,000 in pune", [20_000, "laptop in pune"]],
    ["laptop below rs. 20k", [20_000, "laptop"]],
    ["under ₹500 tiffin", [500, "tiffin"]],
    ["catering under 500 per plate", [500, "catering per plate"]],
    ["machine upto 3 lakh", [300_000, "machine"]],
    ["machine up to 1.5 lakh rupees", [150_000, "machine"]],
    ["wedding hall budget under 2 lakh", [200_000, "wedding hall"]],
    ["tiffin within 90 rs", [90, "tiffin"]],
    ["saree above 1000", [[1000, undefined], "saree"]],
    ["20000 tak ka laptop", [20_000, "ka laptop"]],
    ["5000 se kam ka mobile", [5000, "ka mobile"]],
    ["५००० रुपये तक की साड़ी", [5000, "की साड़ी"]],
    ["2 लाख से ज़्यादा की मशीन", [[200_000, undefined], "की मशीन"]],
  ] as const)("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test("it keeps the words it was read from", () => {
    expect(takePriceBounds("Laptop under Rs 20,000").prices[0]!.text).toBe("under rs 20000");
  });
});

test.each([
  "pump under 5 hp",
  "transport within 500 km",
  "motor less than 500 watt",
  "hall for more than 200 people",
  "courier within 24 hours",
  "loan above 18 years",
  "cartons more than 500 pieces",
  "warehouse above 3000 sq ft",
  "under counter basin",
  "under 16 coaching",
  "over 100 students",
  "tank upto 1000 litres",
  "plumber 411038",
  "500 ml bottle",
  "noida sector 62 tak",
])("'%s' says nothing of a price", (text) => {
  expect(read(text)).toEqual([text]);
});
