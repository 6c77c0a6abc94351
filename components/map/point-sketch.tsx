import type { Translator } from "@/lib/content/messages";
import { distanceKm, type LatLng } from "@/lib/shared/geo";

type Props = {
  point: LatLng;
  /** How far the provider serves, km; null when not said. */
  radiusKm: number | null;
  /** The place that was chosen in the field; drawn where it lies, seen from the pin. */
  place: (LatLng & { label: string }) | null;
  /** What the place of the pin is called. */
  name?: string | null;
  /** What the picture shows, in words. */
  label: string;
  t: Translator;
};

const [WIDTH, HEIGHT] = [320, 180];
/** Around the pin: how far is far, where nothing else is drawn. */
const RINGS = [40, 80, 120, 160];
/** Whole round distances a scale bar may stand for, km. */
const SCALES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** The farthest that has to fit between the pin and the edge, km. */
export function sketchReachKm(point: LatLng, radiusKm: number | null, place: LatLng | null): number {
  const away = place ? distanceKm(point, place) : 0;
  return Math.max(1, (radiusKm ?? 0) * 1.15, away * 1.3);
}

/**
 * A drawing to check a pin by, without tiles from anywhere: the pin in the middle, the radius served and the chosen
 * place to scale, north up. What is around it is for the map behind the link.
 */
export function PointSketch({ point, radiusKm, place, name = null, label, t }: Props) {
  const reachKm = sketchReachKm(point, radiusKm, place);
  const pxPerKm = (HEIGHT / 2 - 8) / reachKm;
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const kmPerDegree = 111.19;
  const placeAt = place && {
    x: x + (place.lng - point.lng) * kmPerDegree * Math.cos((point.lat * Math.PI) / 180) * pxPerKm,
    y: y - (place.lat - point.lat) * kmPerDegree * pxPerKm,
  };
  const scaleKm = SCALES.findLast((km) => km * pxPerKm <= 72) ?? SCALES[0]!;
  const isApart = placeAt && Math.hypot(placeAt.x - x, placeAt.y - y) > 6;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block aspect-video w-full rounded-md border border-line bg-sunken"
    >
      <g stroke="var(--c-line)" fill="none">
        {RINGS.map((r) => (
          <circle key={r} cx={x} cy={y} r={r} />
        ))}
      </g>
      {radiusKm === null ? null : (
        <circle
          cx={x}
          cy={y}
          r={radiusKm * pxPerKm}
          fill="var(--c-action)"
          fillOpacity=".1"
          stroke="var(--c-action)"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      )}
      {placeAt && isApart ? (
        <g>
          <path
            d={`M${x} ${y}L${placeAt.x} ${placeAt.y}`}
            stroke="var(--c-line-strong)"
            strokeDasharray="2 4"
          />
          <circle cx={placeAt.x} cy={placeAt.y} r="4" fill="var(--c-ink-3)" />
        </g>
      ) : null}
      <circle cx={x} cy={y} r="9" fill="var(--c-accent)" fillOpacity=".3" />
      <path
        d={`M${x} ${y}c-5-8-9-12-9-18a9 9 0 0 1 18 0c0 6-4 10-9 18z`}
        fill="var(--c-accent)"
        stroke="var(--c-ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y - 18} r="3" fill="var(--c-ink)" />
      {name === null ? null : (
        <text x={x} y={y + 26} fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--c-ink)">
          {name}
        </text>
      )}
      <path
        d={`M10 ${HEIGHT - 10}h${scaleKm * pxPerKm}m0-4v8M10 ${HEIGHT - 14}v8`}
        stroke="var(--c-ink-3)"
        strokeWidth="1.5"
        fill="none"
      />
      <text x={14 + scaleKm * pxPerKm + 4} y={HEIGHT - 6} fontSize="11" fill="var(--c-ink-3)">
        {scaleKm < 1 ? t("ground.scaleM", { m: scaleKm * 1000 }) : t("ground.scaleKm", { km: scaleKm })}
      </text>
      <path d={`M${WIDTH - 16} 24v-14m-4 5l4-5 4 5`} stroke="var(--c-ink-3)" strokeWidth="1.5" fill="none" />
    </svg>
  );
}
