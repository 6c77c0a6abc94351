import { Choices } from "@/demo/listings/choices";
import type { Company } from "@/demo/listings/companies";
import type { Listing } from "@/demo/listings/listings";
import type { Mode } from "@/demo/goods/goods";
import { mediaIdOf, VARIANTS, VIEWS } from "@/demo/pictures/pictures";
import { scenesOf } from "@/demo/pictures/things";
import type { PageLanguage, PaymentMode } from "@/lib/shared/company-page";
import { listOf } from "@/lib/shared/list-of";
import type { OpeningHours, Span } from "@/lib/shared/opening-hours";

/** What a demo company says of itself, as an admin has approved it. */
export type DemoPage = {
  about: string;
  openingHours: OpeningHours;
  languages: readonly PageLanguage[];
  paymentModes: readonly PaymentMode[];
  /** Media ids. */
  photos: readonly string[];
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

const MOST_PHOTOS = 4;

/** 'bathroom wall tiles' of 'Bathroom wall tiles'; 'HDPE drums' stays. */
const withinSentence = (name: string): string =>
  name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * What a company shows of its goods, and says of them. Only one whose goods are drawn in two ways or more: a photo shows
 * what it sells and nothing else, and of one thing its listings show enough.
 */
function goodsOf(
  { id, type, city, locality, placed }: Company,
  listings: readonly Listing[],
): Pick<DemoPage, "about" | "photos"> {
  const shown = listings.filter(({ status }) => status === "approved");
  const scenes = [...new Set(shown.flatMap(({ name }) => scenesOf(name)))];
  if (placed.trade.mode !== "goods" || scenes.length < 2) return { about: "", photos: [] };
  const variant = new Choices(`demo-photos:${id}`).whole(0, VARIANTS - 1);
  const goods = listOf("en", [...new Set(shown.map(({ name }) => withinSentence(name.split(",")[0]!)))]);
  const where = `${locality.name}, ${city.name}`;
  return {
    about:
      type === "manufacturer"
        ? `We make ${goods} at our own works in ${where}.`
        : `We sell ${goods}. You can see them at our place in ${where}.`,
    photos: VIEWS.flatMap((view) => scenes.map((scene) => mediaIdOf(scene, variant, view))).slice(
      0,
      MOST_PHOTOS,
    ),
  };
}

/** The page of a company with these listings, the same on every call; null: it says nothing. */
export function demoPage(company: Company, listings: readonly Listing[]): DemoPage | null {
  const { id, city, placed } = company;
  const pick = new Choices(`demo-page:${id}`);
  if (!pick.chance(SHARE)) return null;
  const [weekday, sat, sun] = pick.one(WEEKS[placed.trade.mode]);
  const own = LANGUAGE_OF_STATE[city.stateCode];
  return {
    ...goodsOf(company, listings),
    openingHours: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun },
    languages: own === undefined ? ["en", "hi"] : ["en", "hi", own],
    paymentModes: pick.chance(0.5) ? ["upi", "cash", "bank_transfer"] : ["upi", "cash", "card"],
    daysAgo: pick.whole(1, 120),
  };
}
