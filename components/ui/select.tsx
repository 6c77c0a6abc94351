import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** The browser's own select in the product's look: it works without JavaScript and with every phone's own picker. */
export const Select = ({ className, children, ...rest }: ComponentProps<"select">) => (
  <span className={cn("relative inline-flex", className)}>
    <select
      {...rest}
      className={
        "w-full min-h-touch appearance-none rounded-md border border-line-strong bg-surface py-2 pr-9 pl-3 text-sm font-medium text-ellipsis " +
        "hover:border-ink-2 aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3"
      }
    >
      {children}
    </select>
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
    />
  </span>
);
