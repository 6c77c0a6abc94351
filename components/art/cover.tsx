import type { Tone } from "@/components/art/tone";
import { Icon, iconUrl, type IconName } from "@/components/ui/icon";
import { randomFrom } from "@/lib/shared/random-from";

type Props = {
  icon: IconName;
  tone: Tone;
  /** Where the arcs come from. */
  seed: string;
};

/** A drawn cover (decoration): an icon on a gradient with faint arcs. Fills the box it stands in. */
export function Cover({ icon, tone, seed }: Props) {
  const random = randomFrom(`cover:${seed}`);
  const cx = 236 + random() * 76;
  const cy = 186 + random() * 30;
  return (
    <span aria-hidden="true" className={`cover cover-${tone}`}>
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="cover-rings">
        <use href={iconUrl("rings")} x={cx.toFixed(1)} y={cy.toFixed(1)} />
      </svg>
      <Icon name={icon} />
    </span>
  );
}
