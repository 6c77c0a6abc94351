import type { Tone } from "@/components/art/tone";
import { Icon, iconUrl, type IconName } from "@/components/ui/icon";
import { randomFrom } from "@/lib/shared/random-from";

/** A drawn cover in its tone: a picture of its own, or an icon and where its arcs come from in a field of 320 × 180. */
export type CoverArt = { tone: Tone } & ({ src: string } | { icon: IconName; x: number; y: number });

/** @param seed places the arcs, always in the same way */
export function coverArt(icon: IconName, tone: Tone, seed: string): CoverArt {
  const random = randomFrom(`cover:${seed}`);
  const [x, y] = [236 + random() * 76, 186 + random() * 30];
  return { icon, tone, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** A drawn cover (decoration): its picture, or an icon on a gradient with faint arcs. Fills the box it stands in. */
export const Cover = (art: CoverArt) =>
  "src" in art ? (
    <img
      src={art.src}
      alt=""
      width={480}
      height={270}
      loading="lazy"
      decoding="async"
      className={`cover-${art.tone} cover-picture`}
    />
  ) : (
    <span aria-hidden="true" className={`cover cover-${art.tone}`}>
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <use href={iconUrl("rings")} x={art.x} y={art.y} />
      </svg>
      <Icon name={art.icon} />
    </span>
  );
