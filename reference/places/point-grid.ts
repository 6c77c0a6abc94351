import { boxAround, distanceKm, type LatLng } from "@/lib/shared/geo";

const CELLS_PER_DEGREE = 4;
const cell = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);

/** Things at points, found again by nearness; for India, so nothing near a pole or the 180° meridian. */
export class PointGrid<T> {
  private readonly cells = new Map<string, { readonly point: LatLng; readonly item: T }[]>();

  add(point: LatLng, item: T): void {
    const key = `${cell(point.lat)} ${cell(point.lng)}`;
    const entries = this.cells.get(key);
    if (entries) entries.push({ point, item });
    else this.cells.set(key, [{ point, item }]);
  }

  /** Everything within `radiusKm` of a point, nearest first. */
  within(point: LatLng, radiusKm: number): { readonly item: T; readonly km: number }[] {
    const { west, south, east, north } = boxAround(point, radiusKm);
    const found: { item: T; km: number }[] = [];
    for (let y = cell(south); y <= cell(north); y++) {
      for (let x = cell(west); x <= cell(east); x++) {
        for (const entry of this.cells.get(`${y} ${x}`) ?? []) {
          const km = distanceKm(point, entry.point);
          if (km <= radiusKm) found.push({ item: entry.item, km });
        }
      }
    }
    return found.sort((a, b) => a.km - b.km);
  }
}
