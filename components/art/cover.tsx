import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { fieldA, fieldB, fieldInk, type Tone } from "@/components/art/tone";
import { randomFrom } from "@/lib/shared/random-from";

type Props = {
  icon: LucideIcon;
  tone: Tone;
  /** Where the arcs come from. */
  seed: string;
};

/** Circles around 0 0. One path, the same in every cover: a page holds dozens of covers, twice each. */
const RINGS = [44, 72, 100, 128, 156, 184, 212]
  .map((r) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`)
  .join("");

/** A drawn cover (decoration): an icon on a gradient with faint arcs. Fills the box it stands in. */
export function Cover({ icon, tone, seed }: Props) {
  const random = randomFrom(`cover:${seed}`);
  const cx = 236 + random() * 76;
  const cy = 186 + random() * 30;
  return (
    <span
      aria-hidden="true"
      className="relative grid size-full place-items-center overflow-hidden"
      style={{
        background: `linear-gradient(135deg, ${fieldA(tone)}, ${fieldB(tone)})`,
        color: fieldInk(tone),
      }}
    >
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        focusable="false"
      >
        <path
          d={RINGS}
          transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)})`}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".15"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {createElement(icon, { className: "relative", size: 64, strokeWidth: 1.5, focusable: false })}
    </span>
  );
}
