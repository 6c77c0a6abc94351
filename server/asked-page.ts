import type { IncomingMessage } from "node:http";
import { cachedAddress } from "@/lib/schemas/cached-pages";

/** What Next's router sends when it asks for a page's data instead of the page; each of them changes the answer. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** What is asked for: everything a rendering may depend on, and nothing else. */
export type AskedPage = {
  readonly key: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isResults: boolean;
  /** Asked by Next's router for a page's data, or at an address where the router might. */
  readonly isData: boolean;
};

/**
 * Reads what a request asks for; null when it is nothing that everybody gets alike. The rendering sees the address and
 * the router's headers as they stand here: whatever else a visitor sends cannot come into an answer.
 */
export function readAskedPage({ method, url = "/", headers }: IncomingMessage): AskedPage | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const at = url.indexOf("?");
  const [path, query] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
  const cached = cachedAddress(path, query);
  if (cached === null) return null;
  const { address, hasQuery } = cached;
  // Next compares this with the headers, and sends on who sends another.
  const proof = new URLSearchParams(query).get("_rsc");
  if (headers["rsc"] === undefined)
    return { key: address, url: address, headers: {}, isResults: hasQuery, isData: proof !== null };
  const router = Object.fromEntries(
    ROUTER_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  const asked =
    proof === null ? address : `${address}${hasQuery ? "&" : "?"}_rsc=${encodeURIComponent(proof)}`;
  return { key: JSON.stringify([asked, router]), url: asked, headers: router, isResults: true, isData: true };
}
