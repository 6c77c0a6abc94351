import { distanceKm } from "@/lib/shared/geo";
import type { JudgedListing } from "@/tests/support/relevance/judged-listing";
import type { JudgedQuery } from "@/tests/support/relevance/judged-query";
import { attributePhrase } from "@/tests/support/relevance/attribute-words";

type Place = NonNullable<JudgedQuery["want"]["place"]>;

/** What is left of a right listing however far away it is. */
const FAR_AWAY_SHARE = 0.3;
/** What is left of a right listing without any of the attributes, when the query does not say. */
const NO_ATTRIBUTE_SHARE = 0.35;
/** How fast gains fall beyond a state, km, and at least so slowly beyond a circle. */
const STATE_SCALE_KM = 30;
const LEAST_SCALE_KM = 10;
/** How far beyond a state that has no listing at all everything counts as, km. */
const NOWHERE_KM = 500;

/** How far beyond the place each listing lies, km; 0 within. */
function kmBeyond(place: Place, listings: readonly JudgedListing[]): (listing: JudgedListing) => number {
  if ("radiusKm" in place) return (listing) => Math.max(0, distanceKm(place, listing) - place.radiusKm);
  const inside = listings.filter(({ stateCode }) => stateCode === place.state);
  return (listing) => {
    if (listing.stateCode === place.state) return 0;
    if (inside.length === 0) return NOWHERE_KM;
    return Math.min(...inside.map((other) => distanceKm(other, listing)));
  };
}

/**
 * What the place leaves of each gain, 0.3 to 1. Where it has what is meant, all within it count in full and the others
 * fall quickly; where it has none, the nearest count in full and the others fall slowly.
 */
function placeShare(
  place: Place | undefined,
  listings: readonly JudgedListing[],
  meant: readonly JudgedListing[],
): (listing: JudgedListing) => number {
  if (place === undefined) return () => 1;
  const beyond = kmBeyond(place, listings);
  const scale = "radiusKm" in place ? Math.max(place.radiusKm, LEAST_SCALE_KM) : STATE_SCALE_KM;
  const nearest = Math.min(...meant.map(beyond));
  return (listing) => {
    const km = beyond(listing) - nearest;
    if (km <= 0) return 1;
    const left = nearest === 0 ? Math.exp(-km / scale) : 1 / (1 + km / (2 * scale));
    return FAR_AWAY_SHARE + (1 - FAR_AWAY_SHARE) * left;
  };
}

/** Which share of the attributes each listing has, 0 to 1; all of them when none is asked for. */
function attributeShare(attributes: readonly string[]): (listing: JudgedListing) => number {
  const asked = attributes.map((words) => words.split("|").map(attributePhrase));
  if (asked.length === 0) return () => 1;
  return ({ phrases }) =>
    asked.filter((any) => any.some((words) => phrases.some((phrase) => phrase.includes(words)))).length /
    asked.length;
}

/**
 * What each listing is worth to who asked, up to 3; one that is not in the answer is worth nothing. Attributes count
 * beside the best there is, so a query is not judged by what nobody offers. A subcategory that is only useful counts
 * through the listings that have some of what was asked for.
 */
export function gainsOf(
  { want }: Pick<JudgedQuery, "want">,
  listings: readonly JudgedListing[],
): Map<string, number> {
  const worth = ({ subcategory }: JudgedListing) => want.subcategories[subcategory] ?? 0;
  const wanted = listings.filter((listing) => worth(listing) > 0);
  if (wanted.length === 0) return new Map();
  const most = Math.max(...wanted.map(worth));
  const meant = wanted.filter((listing) => worth(listing) === most);
  const ofPlace = placeShare(want.place, listings, meant);
  const has = attributeShare(want.attributes ?? []);
  const best = Math.max(...wanted.map(has));
  const least = want.attributeFloor ?? NO_ATTRIBUTE_SHARE;
  const ofAttributes = (listing: JudgedListing) => {
    if (best === 0) return 1;
    if (has(listing) === 0 && worth(listing) < most) return 0;
    return least + (1 - least) * (has(listing) / best);
  };
  const gains = wanted.map(
    (listing) => [listing.id, worth(listing) * ofPlace(listing) * ofAttributes(listing)] as const,
  );
  return new Map(gains.filter(([, gain]) => gain > 0));
}
