import { LAND_HEIGHT, LAND_WIDTH, landPath, stateTone } from "@/components/art/land";
import { fieldA } from "@/components/art/tone";
import type { State } from "@/lib/content/states";

/**
 * The drawn land of a state (decoration). Fills its box. A picture of its own: a page holds up to 36 of them, which
 * would be most of its weight.
 */
export const StateArt = ({ state }: { state: State }) => (
  <img
    src={landPath(state)}
    alt=""
    width={LAND_WIDTH}
    height={LAND_HEIGHT}
    loading="lazy"
    decoding="async"
    className="block size-full object-cover"
    style={{ background: fieldA(stateTone(state)) }}
  />
);
