import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** The browser's own select in the product's look: it works without JavaScript and with every phone's own picker. */
export const Select = ({ className, children, ...rest }: ComponentProps<"select">) => (
  <span className={cn("relative inline-flex", className)}>
    <select {...rest} className="select">
      {children}
    </select>
    <Icon name="chevron-down" />
  </span>
);
