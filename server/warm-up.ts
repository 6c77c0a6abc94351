import { setMaxListeners } from "node:events";
import inject, { type Response } from "light-my-request";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { listingSlug } from "@/lib/shared/slug";
import type { Application } from "@/server/front-server";

/** How long a server warms up before it says that it is ready, in milliseconds, where WARM_UP_MS names no other time. */
export const WARM_UP_MS = 1000;

/** What is asked for most, and what makes searches load what they look words up in. */
const FIRST = [
  "/",
  "/hi",
  "/categories",
  "/services",
  "/services?q=water+pump",
  "/api/v1/suggestions?q=water",
  "/api/v1/listings/facets?q=water+pump",
];
const LISTINGS = "/api/v1/listings?limit=50";
/** Nobody's: limits of callers count it for nobody who may come. */
const OWN_ADDRESS = "0.0.0.0";

/**
 * Asks the application for pages as visitors would, one after the other, until the time is over: the first ones a
 * process renders take ten times as long as those after some dozens, and whoever came first would wait for them. What is
 * cached meanwhile is a gift. It ends early where something fails, as without a database: visitors are told then.
 * @param limitMs milliseconds; 0 asks for nothing
 * @returns how many answers came
 */
export async function warmUp(handle: Application["handle"], limitMs: number): Promise<number> {
  if (limitMs === 0) return 0;
  const signal = AbortSignal.timeout(limitMs);
  // One more with each call, which goes with the signal: no leak to warn of.
  setMaxListeners(0, signal);
  const headers = { [CLIENT_ADDRESS_HEADER]: OWN_ADDRESS };
  let answers = 0;
  const ask = async (url: string): Promise<Response | null> => {
    const answer = await inject(
      (request, response) => void handle(request, response).catch(() => response.destroy()),
      { method: "GET", url, headers, signal },
    ).catch(() => null);
    if (signal.aborted || answer === null || answer.statusCode !== 200) return null;
    answers += 1;
    return answer;
  };
  for (const url of FIRST) if ((await ask(url)) === null) return answers;
  const listed = await ask(LISTINGS);
  const { items = [] } = (listed?.json() ?? {}) as { items?: { id: string; name: string }[] };
  for (const [n, item] of items.entries()) {
    const pages = [`/services/${listingSlug(item)}`, `/services?page=${n + 2}`];
    for (const url of pages) if ((await ask(url)) === null) return answers;
  }
  return answers;
}
