import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The look of a card or panel: hairline, 12 px corners, no shadow. */
export const cardClass = "card";

/** A panel: whatever stands in a hairline box. */
export const Card = ({ className, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={cn(cardClass, className)} />
);
