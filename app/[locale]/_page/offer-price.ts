import type { Offer, UnitPriceSpecification } from "schema-dts";
import type { Price, PriceUnit } from "@/lib/shared/price-unit";

/** Units as UN/CEFACT recommendation 20 codes them; those without a code are words alone. */
const UNIT_CODES: Readonly<Record<PriceUnit, string | null>> = {
  each: "C62",
  pair: "PR",
  kg: "KGM",
  tonne: "TNE",
  metre: "MTR",
  sq_ft: "FTK",
  litre: "LTR",
  box: null,
  visit: null,
  hour: "HUR",
  day: "DAY",
  month: "MON",
  job: null,
};

/**
 * What an offer costs, for search engines: one price as it is; what it is for, and that prices only begin there, in a
 * specification beside it. Nothing without a price.
 */
export function offerPrice({
  price,
  priceUnit,
  from,
}: Price): Pick<Exclude<Offer, string>, "price" | "priceCurrency" | "priceSpecification"> {
  if (price === null) return {};
  const unitCode = priceUnit && UNIT_CODES[priceUnit];
  const specification: UnitPriceSpecification = {
    "@type": "UnitPriceSpecification",
    ...(from ? { minPrice: price } : { price }),
    priceCurrency: "INR",
    ...(priceUnit && { unitText: priceUnit.replace("_", " ") }),
    ...(unitCode && { unitCode }),
  };
  return {
    // Where prices begin is not the price.
    ...(!from && { price }),
    priceCurrency: "INR",
    ...((priceUnit !== null || from) && { priceSpecification: specification }),
  };
}
