import { fillText } from "@/components/listings/fill-text";
import { PriceParts } from "@/components/listings/price-parts";
import type en from "@/lib/content/messages/en.json";
import { formatRupees } from "@/lib/shared/money";
import type { Price as PriceFacts } from "@/lib/shared/price-unit";

/** 'from {price}' and the words of the units. */
export type PriceTexts = (typeof en)["price"];

/** A price in words: 'from ₹450 per kg'. @param onRequest what stands for no price */
export function priceWords(
  { price, priceUnit, from }: PriceFacts,
  texts: PriceTexts,
  onRequest: string,
): string {
  if (price === null) return onRequest;
  const amount = formatRupees(price);
  const whole = priceUnit === null ? amount : `${amount} ${texts.units[priceUnit]}`;
  return from ? fillText(texts.from, { price: whole }) : whole;
}

/** A price in three parts, to be drawn apart: what stands before the amount, the amount, what stands after; null on request. */
export function priceParts(of: PriceFacts, texts: PriceTexts): readonly [string, string, string] | null {
  if (of.price === null) return null;
  const amount = formatRupees(of.price);
  const [before = "", after = ""] = priceWords(of, texts, "").split(amount);
  return [before, amount, after];
}

type Props = { of: PriceFacts; texts: PriceTexts; onRequest: string };

export const Price = ({ of, texts, onRequest }: Props) => (
  <PriceParts parts={priceParts(of, texts) ?? [onRequest]} />
);
