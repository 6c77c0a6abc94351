// The mail service and the geocoder hang, fail or send what nobody asked for, while others search.
import type { Row } from "@/scripts/chaos/row";
import { BAD_MOODS } from "@/tests/support/geocoder";
import { ask, type Asked, otherThan } from "@/tests/support/reliability/asking";
import { quantile } from "@/tests/support/reliability/load";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";
import { enquiryTo, listingToAskAbout } from "@/tests/support/reliability/writers";

const ROUNDS = 10;
const SEARCHES = 60;
const CHANGE_PERCENT = 10;
const GEOCODE_MS = 4000;

const HANG = () => new Promise<void>(() => undefined);

type Round = { readonly searches: Asked[]; readonly geocoded: Asked[]; readonly enquiries: Asked[] };

/** Searches one after the other, beside calls that need the outside. */
async function round(site: Site, listingId: string, name: string): Promise<Round> {
  const beside = Promise.all([
    ask(site, `/api/v1/geocode/search?q=${name}`),
    ask(site, "/api/v1/enquiries", { method: "POST", json: enquiryTo(listingId) }),
  ]);
  const searches: Asked[] = [];
  for (let n = 0; n < SEARCHES; n += 1)
    searches.push(await ask(site, `/api/v1/listings?q=supply&page=${1 + (n % 5)}`));
  const [geocoded, enquiry] = await beside;
  return { searches, geocoded: [geocoded], enquiries: [enquiry] };
}

const all = (rounds: readonly Round[], of: keyof Round): Asked[] => rounds.flatMap((one) => one[of]);

export const outsideAway: Row = {
  name: "outside-away",
  id: "F10",
  what: "mail service and geocoder away in every way, turn by turn with rounds in which they are well",
  run: async (site, say) => {
    const listingId = await listingToAskAbout(site);
    await round(site, listingId, "warm");
    const [well, away]: [Round[], Round[]] = [[], []];
    for (let n = 0; n < ROUNDS; n += 1) {
      site.geocoder.be("well");
      site.mail.whileItThinks(null);
      well.push(await round(site, listingId, `well${n}`));
      site.geocoder.be(BAD_MOODS[n % BAD_MOODS.length]!);
      site.mail.whileItThinks(HANG);
      away.push(await round(site, listingId, `away${n}`));
    }
    site.geocoder.be("well");
    site.mail.whileItThinks(null);
    const times = (rounds: readonly Round[]) => all(rounds, "searches").map(({ ms }) => ms);
    const change = (part: number): number =>
      100 * (quantile(times(away), part) / quantile(times(well), part) - 1);
    const p95s = [well, away].map((rounds) => quantile(times(rounds), 0.95).toFixed(1));
    say(
      `p95 of a search: ${p95s[0]} ms, ${p95s[1]} ms with them away; median changed by ${change(0.5).toFixed(1)} %`,
    );
    return [
      atLeast("searches of each kind", ROUNDS * SEARCHES, all(away, "searches").length),
      atMost("searches that were no 200", 0, otherThan([200], all(away, "searches"))),
      atMost(`change of their p95 (${p95s[0]} ms to ${p95s[1]} ms)`, CHANGE_PERCENT, change(0.95), "%"),
      atMost("enquiries that were no 201", 0, otherThan([201], all(away, "enquiries"))),
      atMost("names of places that were no 200", 0, otherThan([200], all(away, "geocoded"))),
      atMost(
        "slowest of them",
        GEOCODE_MS,
        Math.max(...all(away, "geocoded").map(({ ms }) => Math.round(ms))),
        "ms",
      ),
    ];
  },
};
