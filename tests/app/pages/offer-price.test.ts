import { describe, expect, test } from "vitest";
import { offerPrice } from "@/app/[locale]/_page/offer-price";

describe("a price for search engines", () => {
  test("is nothing on request, and a plain one without a unit", () => {
    expect(offerPrice({ price: null, priceUnit: null, from: false })).toEqual({});
    expect(offerPrice({ price: 450, priceUnit: null, from: false })).toEqual({
      price: 450,
      priceCurrency: "INR",
    });
  });

  test("says what it is for", () => {
    expect(offerPrice({ price: 450, priceUnit: "sq_ft", from: false })).toEqual({
      price: 450,
      priceCurrency: "INR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 450,
        priceCurrency: "INR",
        unitText: "sq ft",
        unitCode: "FTK",
      },
    });
  });

  test("where prices begin is a least price, not the price", () => {
    expect(offerPrice({ price: 450, priceUnit: "visit", from: true })).toEqual({
      priceCurrency: "INR",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: 450,
        priceCurrency: "INR",
        unitText: "visit",
      },
    });
  });
});
