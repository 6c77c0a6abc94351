import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const badgeClass = cva("badge", {
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
});

/** A small fact about a thing: a distance, a status. Never pressed. */
export const Badge = ({
  tone,
  className,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof badgeClass>) => (
  <span {...rest} className={cn(badgeClass({ tone }), className)} />
);
