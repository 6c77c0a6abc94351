import { createElement } from "react";
import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import { fieldA, fieldB, fieldInk } from "@/components/art/tone";
import { randomFrom } from "@/lib/shared/random-from";

type Props = {
  /** The category's slug: ours have their own icon and tone. */
  slug: string;
  /** Its English name: gives any other category its icon and tone. */
  name: string;
};

const RINGS = [44, 72, 100, 128, 156, 184, 212];

/** The drawn cover of a category (decoration): its icon on a gradient with faint arcs. Fills the box it stands in. */
export function CategoryCover({ slug, name }: Props) {
  const tone = categoryTone(slug, name);
  const random = randomFrom(`cover:${slug}:${name}`);
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
        <g fill="none" stroke="currentColor" strokeOpacity=".15" strokeWidth="1.5">
          {RINGS.map((r) => (
            <circle key={r} cx={cx.toFixed(1)} cy={cy.toFixed(1)} r={r} />
          ))}
        </g>
      </svg>
      {createElement(categoryIcon(slug, name), {
        className: "relative",
        size: 64,
        strokeWidth: 1.5,
        focusable: false,
      })}
    </span>
  );
}
