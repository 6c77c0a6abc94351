import { fillText } from "@/components/listings/fill-text";
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

type Props = { of: PriceFacts; texts: PriceTexts; onRequest: string };

/** The same with the amount as large as the text around, and the words beside it smaller. */
export function Price({ of, texts, onRequest }: Props) {
  if (of.price === null) return onRequest;
  const amount = formatRupees(of.price);
  const [before, after] = priceWords(of, texts, onRequest).split(amount);
  return (
    <>
      {before ? <span className="price-words">{before}</span> : null}
      {amount}
      {after ? <span className="price-words">{after}</span> : null}
    </>
  );
}
