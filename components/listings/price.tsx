import { PriceParts } from "@/components/listings/price-parts";
import type { Translator } from "@/lib/content/messages";
import { formatRupees } from "@/lib/shared/money";
import type { Price as PriceFacts } from "@/lib/shared/price-unit";

/** A price in words: 'from ₹450 per kg'. @param onRequest what stands for no price */
export function priceWords({ price, priceUnit, from }: PriceFacts, t: Translator, onRequest: string): string {
  if (price === null) return onRequest;
  const amount = formatRupees(price);
  const whole = priceUnit === null ? amount : `${amount} ${t(`price.units.${priceUnit}`)}`;
  return from ? t("price.from", { price: whole }) : whole;
}

/** A price in three parts, to be drawn apart: what stands before the amount, the amount, what stands after; null on request. */
export function priceParts(of: PriceFacts, t: Translator): readonly [string, string, string] | null {
  if (of.price === null) return null;
  const amount = formatRupees(of.price);
  const [before = "", after = ""] = priceWords(of, t, "").split(amount);
  return [before, amount, after];
}

type Props = { of: PriceFacts; t: Translator; onRequest: string };

export const Price = ({ of, t, onRequest }: Props) => <PriceParts parts={priceParts(of, t) ?? [onRequest]} />;
