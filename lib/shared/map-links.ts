import type { LatLng } from "@/lib/shared/geo";

/** A link that opens a map at a point; built from numbers only (docs/security.md#input). */
export const mapUrl = ({ lat, lng }: LatLng): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat.toFixed(6)}%2C${lng.toFixed(6)}`;

/** A link that shows the way to a point. */
export const directionsUrl = ({ lat, lng }: LatLng): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat.toFixed(6)}%2C${lng.toFixed(6)}`;
