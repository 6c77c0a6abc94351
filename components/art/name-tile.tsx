import type { Tone } from "@/components/art/tone";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  icon: IconName;
  tone: Tone;
  /** What kind of thing it is: the name of its subcategory. */
  words: string;
};

/** What stands for a thing of which there is no picture: its kind in type. Fills the box it stands in. */
export const NameTile = ({ icon, tone, words }: Props) => (
  <span className={cn("name-tile", `cover-${tone}`)}>
    <Icon name={icon} />
    <span>{words}</span>
  </span>
);
