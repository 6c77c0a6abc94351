import { EARTH_RADIUS_KM, type LatLng } from "@/lib/shared/geo";

const CORNERS = 72;

/** All points `km` around a centre, as a polygon of 72 corners to draw; not across a pole or the 180° meridian. */
export function circleAround({ lat, lng }: LatLng, km: number) {
  const [phi, angle] = [(lat * Math.PI) / 180, km / EARTH_RADIUS_KM];
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (corner / CORNERS) * 2 * Math.PI;
    const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
      Math.cos(angle) - Math.sin(phi) * sine,
    );
    return [lng + (east * 180) / Math.PI, (Math.asin(sine) * 180) / Math.PI];
  });
  const geometry = { type: "Polygon" as const, coordinates: [ring] };
  return { type: "Feature" as const, properties: {}, geometry };
}

/** Of the world at zoom 0, px, and its length around the equator, km. */
const [WORLD_PX, WORLD_KM] = [512, 2 * Math.PI * EARTH_RADIUS_KM];

/** The zoom at which `km` at a latitude take up so many px of a web map with tiles of 512 px. */
export const zoomOf = (km: number, px: number, lat: number): number =>
  Math.log2((px * WORLD_KM * Math.cos((lat * Math.PI) / 180)) / (km * WORLD_PX));
