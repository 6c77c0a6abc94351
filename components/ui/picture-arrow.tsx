import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = {
  direction: "previous" | "next";
  label: string;
  onPress: () => void;
  className?: string;
};

/** The button over a picture that goes to the one beside it: a knob, and around it as much as a finger needs. */
export function PictureArrow({ direction, label, onPress, className }: Props) {
  const icon = direction === "previous" ? "chevron-left" : "chevron-right";
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        "absolute top-1/2 z-10 grid size-touch -translate-y-1/2 cursor-pointer place-items-center rounded-full",
        // The focus ring touches the knob: the frame would cut it, and a picture may have any colour.
        "focus-visible:-outline-offset-6",
        direction === "previous" ? "left-0.5" : "right-0.5",
        className,
      )}
    >
      <span className="grid size-8 place-items-center rounded-full bg-surface text-ink shadow-lift">
        <Icon name={icon} className="size-4" />
      </span>
    </button>
  );
}
