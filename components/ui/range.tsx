import type { ComponentProps, CSSProperties } from "react";
import { cn } from "@/components/ui/cn";

type Props = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "min" | "max"> & {
  min: number;
  max: number;
} & ({ value: number; defaultValue?: never } | { defaultValue: number; value?: never });

/** A native slider: keyboard, screen readers and forms without JavaScript come with it. Needs a label. */
export function Range({ className, min, max, ...rest }: Props) {
  const at = ((rest.value ?? rest.defaultValue) - min) / (max - min);
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      className={cn("range", className)}
      style={{ "--fill": `${(Math.min(1, Math.max(0, at)) * 100).toFixed(1)}%` } as CSSProperties}
    />
  );
}
