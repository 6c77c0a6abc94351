import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A native checkbox with its label, 44 px high. */
export const Checkbox = ({ label, className, ...rest }: Props) => (
  <label className={cn("check", className)}>
    <input {...rest} type="checkbox" />
    <span>{label}</span>
  </label>
);
