import type { CompanyType } from "@/lib/shared/company-type";
import type { Choices } from "@/demo/listings/choices";
import type { Company } from "@/demo/listings/companies";
import type { Mode, Offer } from "@/demo/goods/goods";

/** One offer in one size and kind. */
export interface Variant {
  offer: Offer;
  size: string;
  kind: string;
  price: number | null;
}

/** Every variant of an offer. */
export const variantsOf = (offer: Offer): Variant[] =>
  offer.sizes.flatMap(([size, price]) => offer.kinds.map((kind) => ({ offer, size, kind, price })));

/** 'Monoblock water pump, 3 HP, cast-iron body': the name of a variant. */
export function variantName({ offer, size, kind }: Variant): string {
  const filled = offer.name.replace("{size}", size).replace("{kind}", kind);
  return filled.replace(/(, )+$/, "").replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

// What only the maker can say; a trader's listing leaves it out.
const MAKERS_WORDS =
  /\b(in|from|on|at) our (own )?(unit|works|machines|workshop|mill|crusher|shed|laboratory)|our own|in house|our paper/i;
const MAKERS: readonly CompanyType[] = ["manufacturer", "industrial_services", "exporters", "other"];

const AROUND: Record<Mode, readonly string[]> = {
  goods: [
    "Ready stock at our {locality} premises.",
    "Delivery in {city} within two working days.",
    "Transport to other towns is booked at your cost.",
    "Visit us in {locality} between ten and seven, Sunday closed.",
  ],
  works: [
    "You are welcome at our {locality} unit on any working day.",
    "Pick-up and delivery in {city} can be arranged.",
    "Call with your requirement and we come and look.",
  ],
  local: [
    "We serve {locality} and the areas around it.",
    "Appointments in {city} by phone or message.",
    "Open on Sundays until two.",
  ],
  class: [
    "Classes are held in {locality}.",
    "Come for a free first lesson in {locality}.",
    "New batches begin every month.",
  ],
  hire: [
    "Available in {city} and nearby districts.",
    "Book a day ahead on working days.",
    "Monthly rates for regular customers.",
  ],
  professional: [
    "Our office is in {locality}; papers can also be sent by mail.",
    "First talk by phone without charge.",
    "Clients in {city} and outside.",
  ],
};

/** Two to four sentences about a variant, as this company would write them. */
export function describe(pick: Choices, company: Company, variant: Variant, price: number | null): string {
  const { mode } = company.placed.trade;
  const isMaker = MAKERS.includes(company.type);
  const own = variant.offer.sentences.filter((sentence) => isMaker || !MAKERS_WORDS.test(sentence));
  const sentences = own.length > 1 && pick.chance(0.15) ? [pick.one(own)] : [...own];
  const tax = mode === "goods" || mode === "works" || mode === "hire" ? " GST extra." : "";
  sentences.push(
    price === null
      ? "Tell us what you need and we send a quotation."
      : `Price basis: ${variant.offer.unit}.${tax}`,
  );
  if (sentences.length < 3 || pick.chance(0.4)) sentences.push(pick.one(AROUND[mode]));
  return sentences
    .slice(0, 4)
    .join(" ")
    .replaceAll("{locality}", company.locality.name)
    .replaceAll("{city}", company.city.name);
}

const EXTRAS = [
  "delivered to your gate in {city} and the neighbouring districts",
  "with fitting, testing and a written warranty of twelve months from the date of the bill",
  "in ready stock, with samples by courier and part lots on request",
];
const LONGEST_NAME = 118;

/** A name of about a hundred characters, as some companies write them. */
export function longName(pick: Choices, company: Company, variant: Variant): string {
  const extra = pick.one(EXTRAS).replace("{city}", company.city.name);
  const name = `${variantName(variant)}, ${extra}`;
  return name.length <= LONGEST_NAME ? name : variantName(variant);
}

const STEPS: readonly (readonly [below: number, step: number])[] = [
  [100, 1],
  [500, 5],
  [1000, 10],
  [10_000, 50],
  [100_000, 500],
  [1_000_000, 1000],
  [Infinity, 5000],
];

/**
 * What this company asks: near the usual price, rounded as people round, in whole rupees.
 * @param level how dear the company is: 1 is usual; the same for all it offers, so that larger sizes cost more
 */
export function priceNear(pick: Choices, usual: number, level: number): number {
  // Prices like 699 keep their ending.
  if (usual > 200 && usual < 5000 && usual % 50 === 49) return usual + pick.one([-50, 0, 0, 50, 100]);
  const wanted = usual * level * pick.between(0.985, 1.015);
  const step = STEPS.find(([below]) => wanted < below)?.[1] ?? 1;
  return Math.max(1, Math.round(wanted / step) * step);
}

/** Three to six lower-case tags. */
export function tagsFor(pick: Choices, company: Company, offer: Offer): string[] {
  const more = pick.shuffled([
    company.placed.subcategorySlug.replaceAll("-", " "),
    company.city.name.toLowerCase(),
    company.type.replaceAll("_", " "),
  ]);
  const wanted = pick.whole(3, 6);
  return [...new Set([...offer.tags, ...more.filter((tag) => tag !== "other")])].slice(
    0,
    Math.max(3, wanted),
  );
}
