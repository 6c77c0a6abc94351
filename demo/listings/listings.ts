import type { PriceUnit } from "@/lib/shared/price-unit";
import { trades } from "@/demo/goods/catalogue";
import { Choices } from "@/demo/listings/choices";
import type { Company } from "@/demo/listings/companies";
import { demoId } from "@/demo/listings/demo-id";
import type { Mode } from "@/demo/goods/goods";
import { basisOf } from "@/demo/goods/price-basis";
import {
  describe,
  longName,
  priceNear,
  tagsFor,
  type Variant,
  variantName,
  variantsOf,
} from "@/demo/listings/offer-text";

export type ListingStatus = "approved" | "pending_approval" | "rejected" | "archived";

/** A demo listing without its pictures. */
export interface Listing {
  id: string;
  providerUserId: string;
  categorySlug: string;
  subcategorySlug: string;
  name: string;
  description: string;
  /** Whole rupees; null is 'on request'. */
  price: number | null;
  priceUnit: PriceUnit | null;
  priceFrom: boolean;
  phoneNumber: string;
  address: string;
  city: string;
  stateCode: string;
  lat: number;
  lng: number;
  maxRadiusKm: number | null;
  tags: string[];
  status: ListingStatus;
  rejectionReason: string | null;
  /** 0 to 3. */
  pictureCount: number;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
}

const STATUSES = { approved: 88, pending_approval: 6, rejected: 4, archived: 2 };
const REASONS = [
  "The price does not say what it is for. Please give the unit.",
  "The picture shows another product. Please send one of your own.",
  "The address has no locality. Please add it so that customers find you.",
  "This is a duplicate of another listing of your company.",
  "The description promises a result that nobody can promise. Please describe the work instead.",
];
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SPREAD_DAYS = 300;

// How far companies go, km; absent: customers come to them.
const RADII: Partial<Record<Mode, readonly number[]>> = {
  goods: [10, 15, 25, 40, 60, 100],
  works: [25, 40, 60, 100, 150],
  local: [5, 8, 10, 15, 20, 30],
  hire: [20, 30, 50, 80],
  professional: [15, 25, 50],
};
const RADIUS_SHARE: Record<Mode, number> = {
  goods: 0.35,
  works: 0.7,
  local: 0.95,
  class: 0,
  hire: 0.85,
  professional: 0.5,
};

/** What a company offers: mostly its own trade, one kind after another, and something from the trade next to it. */
function chooseVariants(pick: Choices, company: Company): Variant[] {
  const { trade, categorySlug, subcategorySlug } = company.placed;
  const ranked = pick.shuffled(trade.offers).map((offer) => pick.shuffled(variantsOf(offer)));
  const wanted = pick.whole(3, 7);
  const chosen: Variant[] = [];
  for (let round = 0; chosen.length < wanted && round < wanted; round++) {
    for (const variants of ranked) {
      const variant = variants[round];
      if (variant && chosen.length < wanted) chosen.push(variant);
    }
  }
  const at = trades.findIndex(
    (other) => other.categorySlug === categorySlug && other.subcategorySlug === subcategorySlug,
  );
  const beside = trades[at + 1];
  if (beside?.categorySlug === categorySlug && beside.trade.mode === trade.mode && pick.chance(0.2)) {
    chosen.push(pick.one(variantsOf(pick.one(beside.trade.offers))));
  }
  return chosen;
}

/**
 * The listings of these companies, the same on every call; only the dates follow `today`, from which they reach back
 * 300 days.
 */
export function demoListings(companies: readonly Company[], today: Date): Listing[] {
  const listings: Listing[] = [];
  for (const company of companies) {
    const pick = new Choices(`demo-listings:${company.id}`);
    for (const variant of chooseVariants(pick, company))
      listings.push(listing(company, variant, listings.length, today));
  }
  return listings;
}

function listing(company: Company, variant: Variant, index: number, today: Date): Listing {
  const id = demoId("listing", index);
  const pick = new Choices(`demo-listing:${id}`);
  const { mode } = company.placed.trade;
  const owner = trades.find((placed) => placed.trade.offers.includes(variant.offer)) ?? company.placed;
  const isLarge = (variant.price ?? 0) >= 20_000;
  const price =
    variant.price === null || (isLarge && pick.chance(0.04))
      ? null
      : priceNear(pick, variant.price, company.priceLevel);
  const radii = RADII[mode];
  const status = pick.weighted<ListingStatus>(STATUSES);
  return {
    id,
    providerUserId: company.id,
    categorySlug: owner.categorySlug,
    subcategorySlug: owner.subcategorySlug,
    name: mode === "goods" && pick.chance(0.02) ? longName(pick, company, variant) : variantName(variant),
    description: describe(pick, company, variant, price),
    price,
    ...(price === null ? { priceUnit: null, priceFrom: false } : basisOf(variant, owner.trade.mode)),
    phoneNumber: company.phone,
    address: company.address.text,
    city: company.city.name,
    stateCode: company.city.stateCode,
    lat: company.address.lat,
    lng: company.address.lng,
    maxRadiusKm: radii && pick.chance(RADIUS_SHARE[mode]) ? pick.one(radii) : null,
    tags: tagsFor(pick, company, variant.offer),
    status,
    rejectionReason: status === "rejected" ? pick.one(REASONS) : null,
    pictureCount: pick.chance(0.12) ? 0 : pick.whole(1, 3),
    ...dates(pick, status, today),
  };
}

function dates(pick: Choices, status: ListingStatus, today: Date) {
  const ago = (days: number) => new Date(today.getTime() - Math.round(days * DAY_MS));
  if (status === "pending_approval") {
    const createdAt = ago(pick.between(0.05, 12));
    return { createdAt, updatedAt: createdAt, publishedAt: null };
  }
  const decidedAt = ago(pick.between(0.1, SPREAD_DAYS));
  const createdAt = new Date(decidedAt.getTime() - Math.round(pick.between(1, 70) * HOUR_MS));
  if (status === "rejected") return { createdAt, updatedAt: decidedAt, publishedAt: null };
  if (status === "archived") return { createdAt, updatedAt: today, publishedAt: decidedAt };
  return { createdAt, updatedAt: decidedAt, publishedAt: decidedAt };
}
