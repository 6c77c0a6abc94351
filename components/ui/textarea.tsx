import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";

/** A text of several lines, growing with what is typed where the browser can. Its label is the caller's. */
export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<"textarea">) => (
  <textarea {...rest} rows={rows} className={cn(inputClass, "field-sizing-content resize-y", className)} />
);
