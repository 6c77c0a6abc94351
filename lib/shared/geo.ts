/** Mean radius of the Earth in km (docs/product/search.md#places-and-distance). */
export const EARTH_RADIUS_KM = 6371;

export type LatLng = { readonly lat: number; readonly lng: number };

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point on the unit sphere: x towards (0°, 0°), y towards (0°, 90° E), z towards the north pole. */
export function unitVector({ lat, lng }: LatLng): { x: number; y: number; z: number } {
  const [phi, lambda] = [radians(lat), radians(lng)];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/**
 * Great-circle distance in km on a sphere of radius 6371 km, chord form `2·R·asin(min(1, chord/2))`
 * (docs/product/search.md#places-and-distance). The SQL of lib/domain/listings computes the same.
 */
export function distanceKm(a: LatLng, b: LatLng): number {
  const [u, v] = [unitVector(a), unitVector(b)];
  const chord = Math.hypot(u.x - v.x, u.y - v.y, u.z - v.z);
  return kmOfChord(chord);
}

/** The straight chord on the unit sphere that belongs to a distance of `km` along the surface. */
export const chordOfKm = (km: number): number => 2 * Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2);

/** The distance along the surface, km, that belongs to a straight chord on the unit sphere. */
export const kmOfChord = (chord: number): number => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));

export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/**
 * The smallest box of degrees that holds every point within `radiusKm` of a centre (a little widened against
 * rounding). Near a pole, or across the 180° meridian, it spans all longitudes: too wide is correct, too narrow is not.
 */
export function boxAround({ lat, lng }: LatLng, radiusKm: number): Box {
  const angle = (radiusKm / EARTH_RADIUS_KM) * 1.000001 + 1e-9;
  const dLat = (angle * 180) / Math.PI;
  const south = Math.max(-90, lat - dLat);
  const north = Math.min(90, lat + dLat);
  const ratio = Math.sin(angle) / Math.cos(radians(lat));
  if (south === -90 || north === 90 || ratio >= 1) return { west: -180, south, east: 180, north };
  const dLng = (Math.asin(ratio) * 180) / Math.PI;
  if (lng - dLng < -180 || lng + dLng > 180) return { west: -180, south, east: 180, north };
  return { west: lng - dLng, south, east: lng + dLng, north };
}
