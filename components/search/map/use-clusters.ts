import { useEffect, useState } from "react";
import { readJson } from "@/components/search/map/read-json";
import type { MapPart } from "@/components/search/map/use-map-part";
import type { ListingClusters } from "@/lib/schemas/listing-clusters";
import { MAX_MAP_DEGREES } from "@/lib/shared/limits";

export type Clusters = { answer: ListingClusters | null; failed: boolean; busy: boolean; retry: () => void };

const round = (degrees: number): number => Number(degrees.toFixed(5));

/** A screen larger than may be asked for: its middle. */
function within(low: number, high: number): [number, number] {
  const [middle, half] = [(low + high) / 2, Math.min((high - low) / 2, MAX_MAP_DEGREES / 2 - 0.001)];
  return [round(middle - half), round(middle + half)];
}

/** What stands in a part of the map; the last answer stays until the next one is there. */
export function useClusters(query: string, part: MapPart | null): Clusters {
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<{ for: string; answer: ListingClusters | null; failed: boolean }>({
    for: "",
    answer: null,
    failed: false,
  });
  const wanted = part === null ? "" : `${turn} ${query} ${JSON.stringify(part)}`;

  useEffect(() => {
    if (part === null) return;
    const abort = new AbortController();
    const [west, east] = within(part.west, part.east);
    const [south, north] = within(part.south, part.north);
    const asked = new URLSearchParams(query);
    const zoom = Number(part.zoom.toFixed(2));
    for (const [side, value] of Object.entries({ west, south, east, north, zoom }))
      asked.set(side, String(value));
    readJson<ListingClusters>(`/api/v1/listings/clusters?${asked}`, abort.signal).then(
      (answer) => setTold({ for: wanted, answer, failed: false }),
      () => {
        if (!abort.signal.aborted) setTold((before) => ({ ...before, for: wanted, failed: true }));
      },
    );
    return () => abort.abort();
  }, [wanted, query, part]);

  return {
    answer: told.answer,
    failed: told.failed && told.for === wanted,
    busy: told.for !== wanted,
    retry: () => setTurn((before) => before + 1),
  };
}
