import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const TONES = {
  mute: "bg-mute-soft text-mute",
  accent: "bg-accent-soft text-accent-ink",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};
type Props = ComponentProps<"span"> & { tone?: keyof typeof TONES };

/** A small fact about a thing: a distance, a status. Never pressed. */
export const Badge = ({ tone = "mute", className, ...rest }: Props) => (
  <span {...rest} className={cn("badge", TONES[tone], className)} />
);
