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
    ["chair under 5000rs", [5000, "chair"]],
    ["tiffin 90rs tak", [90, "tiffin"]],
    ["chair under rs.2.5L", [250_000, "chair"]],
    ["catering under 500 per plate", [500, "catering per plate"]],
    ["hotel under 1000 a night", [1000, "hotel a night"]],
    ["rice under 50 rs kg", [50, "rice"]],
    ["tiles under rs 50 sqft", [50, "tiles"]],
    ["machine upto 3 lakh", [300_000, "machine"]],
    ["machine up to 1.5 lakh rupees", [150_000, "machine"]],
    ["machine below 3 lacs", [300_000, "machine"]],
    ["wedding hall budget under 2 lakh", [200_000, "wedding hall"]],
    ["wedding hall budget 200000", [200_000, "wedding hall"]],
    ["tiffin within 90 rs", [90, "tiffin"]],
    ["chair not more than 5000", [5000, "chair"]],
    ["chair no more than 5000", [5000, "chair"]],
    ["chair 500 and below", [500, "chair"]],
    ["saree above 1000", [[1000, undefined], "saree"]],
    ["chair no less than 5000", [[5000, undefined], "chair"]],
    ["chair atleast 5000", [[5000, undefined], "chair"]],
    ["20000 tak ka laptop", [20_000, "ka laptop"]],
    ["20000तक का लैपटॉप", [20_000, "का लैपटॉप"]],
    ["5000 se kam ka mobile", [5000, "ka mobile"]],
    ["५००० रुपये तक की साड़ी", [5000, "की साड़ी"]],
    ["2 लाख से ज़्यादा की मशीन", [[200_000, undefined], "की मशीन"]],
    ["कम से कम 500 रुपये की साड़ी", [[500, undefined], "की साड़ी"]],
    ["chair 2000 se 5000 tak", [[2000, 5000], "chair"]],
    ["20 se 30 hazar tak chair", [[20_000, 30_000], "chair"]],
    ["chair between 20000 and 50000", [[20_000, 50_000], "chair"]],
    ["chair under 2,000 to 5,000 rs", [[2000, 5000], "chair"]],
    ["hospital bed 15000 to 20000", [[15_000, 20_000], "hospital bed"]],
    ["phone 10k-15k", [[10_000, 15_000], "phone"]],
    ["cake rs 500-1000", [[500, 1000], "cake"]],
    ["1 lakh budget wedding", [100_000, "wedding"]],
    ["15000 ke budget mein laptop", [15_000, "laptop"]],
    ["पाँच हज़ार से कम का गद्दा", [5000, "का गद्दा"]],
    ["dhai lakh tak ki kitchen", [250_000, "ki kitchen"]],
    ["five thousand rupees se kam ka phone", [5000, "ka phone"]],
  ] as const)("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ["inverter around 20000", [15_000, 25_000], "inverter"],
    ["around 20,000 inverter", [15_000, 25_000], "inverter"],
    ["1000 rupees ke aas paas ka pankha", [750, 1250], "ka pankha"],
    ["gift rs 500", [375, 625], "gift"],
    ["₹250 cake", [187, 313], "cake"],
    ["do hazar rupaye ka gift", [1500, 2500], "ka gift"],
    ["catering 300 per plate", [225, 375], "catering"],
    ["course fees 3000", [2250, 3750], "course"],
    ["2 lakh wedding", [150_000, 250_000], "wedding"],
  ] as const)("'%s' is about so much", (text, [min, max], rest) => {
    expect(takePriceBounds(text)).toMatchObject({ prices: [{ min, max, isRough: true }], rest });
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
  "more than 200 chairs",
  "hospital over 100 beds",
  "bike above 150 cc",
  "power bank above 10000 mah",
  "plot above 200 gaj",
  "car above 2015 model",
  "printing over 100 pages",
  "courier within 24 hours",
  "loan above 18 years",
  "cartons more than 500 pieces",
  "warehouse above 3000 sq ft",
  "borewell upto 500 फीट",
  "under 16 coaching",
  "over 100 students",
  "tank upto 1000 litres",
  "tank under 500 l",
  "plumber within 400601",
  "courier 400001 tak",
  "noida sector 150 tak",
  "chairs 200-300",
  "diary 2000-2100",
  "diary 2026-2027",
  "motor 1440 to 2880",
  "plywood 1220-2440",
  "boiler 1000 to 2000 kg",
  "chair 20000 to 15000",
  "chair not less 5000",
  "two hundred guests hall",
  "5 thousand litre tank",
  "around 500 guests",
  "plumber around 560034",
  "around 10 people",
  "rate 2 hp motor",
  "100 a4 sheets",
  "price list 2024",
])("'%s' says nothing of a price", (text) => {
  expect(read(text)).toEqual([text]);
});
