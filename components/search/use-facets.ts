"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { ListingFacets } from "@/lib/schemas/listing-facets";

/** The results come first: so long after them the counts are asked for. */
const LATER_MS = 150;

type Facets = {
  /** Null until they are known, and where they cannot be known. Those of the search before stay until then. */
  facets: ListingFacets | null;
  /** The search that they are of; null while there are none yet. */
  of: string | null;
  /** The categories that find something, those that find most first; null until that is known. */
  order: readonly string[] | null;
};

/**
 * How many each choice of a filter would find.
 * @param query of the search, as the API takes it
 * @param isHeld whether the categories stay in the order they are in; asked when the counts are there
 */
export function useFacets(query: string, isHeld: () => boolean): Facets {
  const [known, setKnown] = useState<Facets>({ facets: null, of: null, order: null });
  const tell = useEffectEvent((facets: ListingFacets | null) => {
    const found = Object.entries(facets?.categories ?? {});
    const stays = found.length === 0 || isHeld();
    setKnown(({ order }) => ({
      facets,
      of: query,
      order: stays ? order : found.sort(([, a], [, b]) => b - a).map(([value]) => value),
    }));
  });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      let facets: ListingFacets | null = null;
      try {
        const { signal } = abort;
        const response = await fetch(`/api/v1/listings/facets?${query}`, { signal, priority: "low" });
        if (response.ok) facets = (await response.json()) as ListingFacets;
      } catch {
        // Counts are a help, not a need.
      }
      if (!abort.signal.aborted) tell(facets);
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return known;
}
