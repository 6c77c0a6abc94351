import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/server/env";
import { QuestionRefused } from "@/lib/server/geocode/fetch-json";
import type { FoundPlace, Geocoder } from "@/lib/server/geocode/geocoder";
import { nominatim } from "@/lib/server/geocode/nominatim";
import { photon } from "@/lib/server/geocode/photon";
import { errorFields, log } from "@/lib/server/log";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { concurrencyLimit } from "@/lib/server/concurrency-limit";
import { AppError } from "@/lib/shared/errors";
import type { LatLng } from "@/lib/shared/geo";

/** Both services tell what OpenStreetMap knows. */
export const GEOCODER_ATTRIBUTION = "© OpenStreetMap contributors";

const CACHE_TTL_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 5000;
/** After a failure nobody waits for the service for so long. */
const PAUSE_MS = 30_000;
/** How often a request looks whether its second has come, and how long between. */
const MOST_WAITS = 6;
const WAIT_MS = 400;

const makers = { nominatim, photon } as const;
const limited = concurrencyLimit("geocoder", { atOnce: 1, waiting: 3 });

type Told = { readonly places: FoundPlace[] } | { readonly label: string | null };
type Ask = (geocoder: Geocoder) => Promise<Told>;

let pausedUntil = 0;

const answers = new LRUCache<string, Told, Ask>({
  max: MAX_KEPT,
  ttl: CACHE_TTL_MS,
  fetchMethod: async (_key, _stale, { context: ask }) => {
    const geocoder = configured();
    if (geocoder === null) throw new Error("no geocoder is set");
    if (env().GEOCODER !== "nominatim") return ask(geocoder);
    return limited(async () => {
      await secondOfOurs();
      return ask(geocoder);
    });
  },
});

/** Forgets answers and failures: for tests. */
export function forgetGeocoder(): void {
  answers.clear();
  pausedUntil = 0;
}

function configured(): Geocoder | null {
  const { GEOCODER, GEOCODER_URL, GEOCODER_CONTACT } = env();
  if (GEOCODER === "local" || GEOCODER_URL === undefined || GEOCODER_CONTACT === undefined) return null;
  return makers[GEOCODER]({ url: GEOCODER_URL, contact: GEOCODER_CONTACT });
}

/** Nominatim takes one request a second, from all processes together. @throws AppError when none comes in time */
async function secondOfOurs(): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await takeFromDatabase("geocoder", "nominatim", { points: 1, seconds: 1 }, { scaled: false });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "RATE_LIMITED" || waits === MOST_WAITS) throw error;
      await sleep(WAIT_MS);
    }
  }
}

/** One answer, cached for a day; null when no service is set, when it is away, or when too many are waiting for it. */
async function told(key: string, ask: Ask): Promise<Told | null> {
  if (env().GEOCODER === "local") return null;
  const known = answers.get(key);
  if (known !== undefined) return known;
  if (Date.now() < pausedUntil) return null;
  try {
    return (await answers.fetch(key, { context: ask })) ?? null;
  } catch (error) {
    // Our own queue is full, or it was the question: the service is not to blame, and others may ask on.
    if (!(error instanceof AppError) && !(error instanceof QuestionRefused)) {
      pausedUntil = Date.now() + PAUSE_MS;
      log.warn("geocoder unavailable", errorFields(error));
    }
    return null;
  }
}

/** Places by name from the service that is set; null when none is, or it does not answer. */
export async function searchOutside(q: string, limit: number): Promise<FoundPlace[] | null> {
  const text = q.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  const answer = await told(`search ${limit} ${text}`, async (geocoder) => ({
    places: await geocoder.search(text, limit),
  }));
  return answer !== null && "places" in answer ? answer.places : null;
}

/** The name of a point from the service that is set; null when none is, it does not answer, or it knows no name. */
export async function labelOutside(point: LatLng): Promise<string | null> {
  // 11 m: nobody's name for a place is finer.
  const at = { lat: Number(point.lat.toFixed(4)), lng: Number(point.lng.toFixed(4)) };
  const answer = await told(`reverse ${at.lat} ${at.lng}`, async (geocoder) => ({
    label: await geocoder.reverse(at),
  }));
  return answer !== null && "label" in answer ? answer.label : null;
}
