import { Choices } from "@/demo/listings/choices";
import type { Company } from "@/demo/listings/companies";
import type { Mode } from "@/demo/goods/goods";
import type { PageLanguage, PaymentMode } from "@/lib/shared/company-page";
import type { OpeningHours, Span } from "@/lib/shared/opening-hours";

/** What a demo company says of itself, as an admin has approved it. */
export type DemoPage = {
  openingHours: OpeningHours;
  languages: readonly PageLanguage[];
  paymentModes: readonly PaymentMode[];
  /** Since it said so last. */
  daysAgo: number;
};

/** As in life, not every company says it. */
const SHARE = 0.6;

type Day = readonly Span[];
const CLOSED: Day = [];
const SHOP: Day = [["10:00", "20:00"]];
const LONG: Day = [["08:00", "21:00"]];
const WORKS: Day = [["09:00", "18:00"]];
const MORNING: Day = [["10:00", "14:00"]];
const OFFICE: Day = [["10:00", "18:30"]];
const CLASSES: Day = [
  ["07:00", "11:00"],
  ["16:00", "20:30"],
];

/** Of a weekday, of Saturday and of Sunday. */
const WEEKS: Readonly<Record<Mode, readonly (readonly [weekday: Day, saturday: Day, sunday: Day])[]>> = {
  goods: [
    [SHOP, SHOP, CLOSED],
    [WORKS, WORKS, CLOSED],
    [WORKS, MORNING, CLOSED],
  ],
  works: [
    [WORKS, WORKS, CLOSED],
    [WORKS, MORNING, CLOSED],
  ],
  local: [
    [LONG, LONG, LONG],
    [SHOP, SHOP, MORNING],
  ],
  class: [[CLASSES, CLASSES, CLOSED]],
  hire: [[LONG, LONG, LONG]],
  professional: [
    [OFFICE, MORNING, CLOSED],
    [OFFICE, OFFICE, CLOSED],
  ],
};

const LANGUAGE_OF_STATE: Readonly<Record<string, PageLanguage>> = {
  AS: "as",
  GJ: "gu",
  KA: "kn",
  KL: "ml",
  MH: "mr",
  OD: "or",
  PB: "pa",
  TN: "ta",
  AP: "te",
  TS: "te",
  WB: "bn",
};

/** The page of a company, the same on every call; null: it says nothing. */
export function demoPage({ id, city, placed }: Company): DemoPage | null {
  const pick = new Choices(`demo-page:${id}`);
  if (!pick.chance(SHARE)) return null;
  const [weekday, sat, sun] = pick.one(WEEKS[placed.trade.mode]);
  const own = LANGUAGE_OF_STATE[city.stateCode];
  return {
    openingHours: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun },
    languages: own === undefined ? ["en", "hi"] : ["en", "hi", own],
    paymentModes: pick.chance(0.5) ? ["upi", "cash", "bank_transfer"] : ["upi", "cash", "card"],
    daysAgo: pick.whole(1, 120),
  };
}
