import { LAND_HEIGHT, LAND_WIDTH } from "@/components/art/land-size";
import type { Tone } from "@/components/art/tone";

/**
 * The drawn land of a state (decoration). Fills its box. A picture of its own: a page holds up to 36 of them, which
 * would be most of its weight.
 */
export const StateArt = ({ src, tone }: { src: string; tone: Tone }) => (
  <img
    src={src}
    alt=""
    width={LAND_WIDTH}
    height={LAND_HEIGHT}
    loading="lazy"
    decoding="async"
    className={`cover-${tone} land`}
  />
);
