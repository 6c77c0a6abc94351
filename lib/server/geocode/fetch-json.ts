import "server-only";
import type { GeocoderSettings } from "@/lib/server/geocode/geocoder";

const TIMEOUT_MS = 3000;
/** Five places with all their details are some 20 kB. */
const MAX_ANSWER_BYTES = 256_000;

/** What the service says to a question it does not take; it answers others. */
const REFUSED_QUESTION: ReadonlySet<number> = new Set([400, 404, 414, 422]);

/** The service does not take this question; it is not away. */
export class QuestionRefused extends Error {
  override readonly name = "QuestionRefused";
}

/**
 * Asks a geocoding service: one host, 3 s in all, no redirects, an answer of bounded size
 * (docs/product/api.md#outside-services).
 * @throws QuestionRefused; Error when the answer does not come, is another status than 200, too large, or no JSON
 */
export async function fetchJson(
  { url, contact, timeoutMs = TIMEOUT_MS }: GeocoderSettings,
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<unknown> {
  const target = new URL(`${url.replace(/\/+$/, "")}${path}`);
  for (const [key, value] of Object.entries(query)) target.searchParams.set(key, String(value));
  const response = await fetch(target, {
    headers: { "User-Agent": `VendorSetu (${contact})`, Accept: "application/json", "Accept-Language": "en" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    const message = `the geocoder answered ${response.status}`;
    throw REFUSED_QUESTION.has(response.status) ? new QuestionRefused(message) : new Error(message);
  }
  return JSON.parse(await boundedText(response)) as unknown;
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error("the geocoder answers too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
