import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A native checkbox with its label, 44 px high. */
export const Checkbox = ({ label, className, ...rest }: Props) => (
  <label className={cn("flex min-h-touch cursor-pointer items-center gap-3 text-sm", className)}>
    <input
      {...rest}
      type="checkbox"
      className={
        "grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-sm border-[1.5px] border-line-strong bg-surface " +
        "checked:border-action checked:bg-action disabled:cursor-not-allowed disabled:border-line " +
        "before:hidden before:h-[0.4rem] before:w-[0.7rem] before:translate-y-[-1px] before:-rotate-45 before:border-b-2 before:border-l-2 " +
        "before:border-on-action before:content-[''] checked:before:block forced-colors:appearance-auto"
      }
    />
    <span>{label}</span>
  </label>
);
