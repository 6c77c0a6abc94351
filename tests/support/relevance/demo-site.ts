import { z } from "zod";
import { Listing } from "@/lib/schemas/listing";
import { PAGE_SIZE } from "@/lib/shared/limits";
import type { JudgedQuery } from "@/tests/support/relevance/judged-query";

const PER_REQUEST = 100;
const TIMEOUT_MS = 60_000;
const ATTEMPTS = 6;

const ListingPage = z.object({ items: z.array(Listing), total: z.int() });

/** Nobody listens at the address. */
export class NothingAnswers extends Error {}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The body of a GET. A server that is busy or limits us is asked again, after a second, then two, then four …
 * @throws NothingAnswers; Error with status and address for any other refusal
 */
async function bodyOf(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "accept-encoding": "identity" }, // of thousands of answers the compressing is a quarter of the work
    }).catch((cause: unknown) => {
      throw new NothingAnswers(`nothing answers at ${new URL(url).origin}`, { cause });
    });
    if (response.ok) return response.text();
    const mayPass = response.status === 429 || response.status >= 500;
    if (!mayPass || attempt === ATTEMPTS) throw new Error(`${response.status} for ${url}`);
    await response.body?.cancel();
    await pause(1000 * 2 ** (attempt - 1));
  }
}

/** All approved listings of a running site, as its API gives them. */
export async function downloadListings(origin: string): Promise<Listing[]> {
  const found = new Map<string, Listing>();
  for (let page = 1, total = Infinity; (page - 1) * PER_REQUEST < total; page++) {
    const address = `${origin}/api/v1/listings?limit=${PER_REQUEST}&page=${page}`;
    const body = ListingPage.parse(JSON.parse(await bodyOf(address)));
    for (const listing of body.items) found.set(listing.id, listing);
    total = body.total;
  }
  return [...found.values()];
}

/** The ids of the listings on a results page, in their order. What scripts and templates hold is not on the page yet. */
export function listingsOnPage(html: string): string[] {
  const visible = html.replaceAll(/<(script|template)\b[\s\S]*?<\/\1>/g, "");
  return [...new Set([...visible.matchAll(/\bdata-listing="([^"]+)"/g)].map(([, id]) => id!))];
}

type Asked = Pick<JudgedQuery, "q" | "near">;

/** What somebody typed, with where the device is when that is known. */
const parametersOf = ({ q, near }: Asked): Record<string, string> => ({
  q,
  ...(near !== undefined && { lat: String(near.lat), lng: String(near.lng) }),
});

/** What the results page shows to somebody who typed the query. */
export async function askResultsPage(origin: string, query: Asked): Promise<string[]> {
  return listingsOnPage(await bodyOf(`${origin}/services?${new URLSearchParams(parametersOf(query))}`));
}

/** The same from the API, in its order by best match: a third of the work. */
export async function askSearch(origin: string, query: Asked): Promise<string[]> {
  const asked = new URLSearchParams({
    ...parametersOf(query),
    sort: "relevance",
    limit: String(PAGE_SIZE),
  });
  const { items } = ListingPage.parse(JSON.parse(await bodyOf(`${origin}/api/v1/listings?${asked}`)));
  return items.map(({ id }) => id);
}
