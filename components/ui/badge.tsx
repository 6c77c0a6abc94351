import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const badgeClass = cva(
  "inline-flex h-6 items-center gap-1 rounded-sm px-2 text-2xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        mute: "bg-mute-soft text-mute",
        accent: "bg-accent-soft text-accent-ink",
        ok: "bg-ok-soft text-ok",
        warn: "bg-warn-soft text-warn",
        bad: "bg-bad-soft text-bad",
      },
    },
    defaultVariants: { tone: "mute" },
  },
);

/** A small fact about a thing: a distance, a status. Never pressed. */
export const Badge = ({
  tone,
  className,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof badgeClass>) => (
  <span {...rest} className={cn(badgeClass({ tone }), className)} />
);
