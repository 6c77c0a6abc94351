import { LAND_HEIGHT, LAND_WIDTH } from "@/components/art/land-size";
import { sky } from "@/components/art/landmarks";
import { COVERS, DARK_ACCENT, DARK_COVERS, PALETTE } from "@/components/art/palette";
import { landscapes } from "@/components/art/terrain";
import type { Tone } from "@/components/art/tone";
import { type State, states, type Terrain } from "@/lib/content/states";
import { randomFrom } from "@/lib/shared/random-from";

const TONES_OF: Readonly<Record<Terrain, readonly [Tone, ...Tone[]]>> = {
  mountains: ["teal", "slate", "sand"],
  hills: ["teal", "olive", "slate", "clay", "sand"],
  coast: ["teal", "sand", "slate"],
  desert: ["sand", "clay"],
  plains: ["olive", "sand", "teal"],
  forest: ["olive", "teal"],
  backwaters: ["teal"],
  plateau: ["clay", "sand", "slate"],
  delta: ["teal", "olive", "slate"],
  city: ["slate", "sand", "clay"],
  islands: ["teal", "sand"],
  temple: ["clay", "sand"],
};

/** The tones of a land in turn, so that two states of the same land that stand beside each other differ. */
export function stateTone({ code, terrain }: State): Tone {
  const tones = TONES_OF[terrain];
  const rank = states.filter((state) => state.terrain === terrain).findIndex((state) => state.code === code);
  return tones[Math.max(rank, 0) % tones.length] ?? tones[0];
}

/** CSS colours: the field, the deeper field, what is drawn on them, and the point. */
type LandColours = {
  readonly field: string;
  readonly deep: string;
  readonly ink: string;
  readonly accent: string;
};

/**
 * The land of a state and the point of a place as SVG elements; its code is the seed, so that two states of the same
 * land differ.
 * @param pointRadius in units of the field
 * @returns `pointX`, where the point stands from the left
 */
export function drawLand(
  { code, terrain }: State,
  { field, deep, ink, accent }: LandColours,
  pointRadius: number,
): { elements: string; pointX: number } {
  const random = randomFrom(`land:${code}`);
  const mirrored = random() > 0.5;
  const above = sky(random);
  const { marks, point } = landscapes[terrain](random);
  const drawn = [above, ...marks].map(({ d, fill, line, opacity = 1 }) =>
    line
      ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="${fill === "field" ? deep : ink}" fill-opacity="${opacity}"/>`,
  );
  const at = `cx="${point[0]}" cy="${point[1]}" fill="${accent}"`;
  return {
    elements:
      `<g${mirrored ? ` transform="matrix(-1 0 0 1 ${LAND_WIDTH} 0)"` : ""}>${drawn.join("")}` +
      `<circle ${at} r="${2 * pointRadius}" fill-opacity=".28"/>` +
      `<circle ${at} r="${pointRadius}" stroke="${field}" stroke-width="2"/></g>`,
    pointX: mirrored ? LAND_WIDTH - point[0] : point[0],
  };
}

/** The land of a state as an SVG file, in the light or the dark colours of whoever looks at it. */
export function landFile(state: State): string {
  const tone = stateTone(state);
  const [light, dark] = [COVERS[tone], DARK_COVERS[tone]];
  const colours = ({ a, b, i }: typeof light, accent: string) =>
    `:root{--field:${a};--deep:${b};--ink:${i};--accent:${accent}}`;
  const { elements } = drawLand(
    state,
    { field: "var(--field)", deep: "var(--deep)", ink: "var(--ink)", accent: "var(--accent)" },
    5.5,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LAND_WIDTH} ${LAND_HEIGHT}" width="${LAND_WIDTH}" height="${LAND_HEIGHT}">` +
    `<style>${colours(light, PALETTE.accent)}@media(prefers-color-scheme:dark){${colours(dark, DARK_ACCENT)}}</style>` +
    `<rect width="${LAND_WIDTH}" height="${LAND_HEIGHT}" fill="var(--field)"/>${elements}</svg>`
  );
}

/** Where the land of a state is served (app/media/land). */
export const landPath = ({ slug }: State): string => `/media/land/${slug}.svg`;
