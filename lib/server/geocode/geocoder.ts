import "server-only";
import type { LatLng } from "@/lib/shared/geo";

/** A place of India as an outside service tells it; degrees. */
export type FoundPlace = LatLng & {
  /** 'Kothrud, Pune, Maharashtra' */
  readonly label: string;
  readonly kind: "state" | "district" | "city" | "locality" | "pin_code";
};

/** An outside service that knows places. Both throw when it does not answer as it should. */
export type Geocoder = {
  /** At most `limit` places, best first. */
  readonly search: (q: string, limit: number) => Promise<FoundPlace[]>;
  /** What to call a point; null when the service has no name for it, or it is not in India. */
  readonly reverse: (point: LatLng) => Promise<string | null>;
};

export type GeocoderSettings = {
  /** Where the service stands, with or without a path. */
  readonly url: string;
  /** Whom its people write to when something is wrong. */
  readonly contact: string;
  /** How long an answer may take; 3 s, and less in tests (docs/product/api.md#outside-services). */
  readonly timeoutMs?: number;
};

/** India and its islands lie within. */
export const INDIA = { west: 68, south: 6, east: 98, north: 38 } as const;

export const isInIndia = ({ lat, lng }: LatLng): boolean =>
  lat >= INDIA.south && lat <= INDIA.north && lng >= INDIA.west && lng <= INDIA.east;

const MAX_LABEL_PARTS = 3;

/** 'Kothrud, Pune, Maharashtra' of what is known, from the small to the large; null when nothing is. */
export function labelOf(parts: readonly (string | undefined)[]): string | null {
  const names = parts.flatMap((part) => part?.trim() || []);
  const distinct = names.filter((name, index) => names.indexOf(name) === index);
  // The first, the next larger one, and the state.
  const short =
    distinct.length > MAX_LABEL_PARTS ? [...distinct.slice(0, 2), ...distinct.slice(-1)] : distinct;
  return short.length === 0 ? null : short.join(", ");
}
