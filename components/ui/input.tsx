import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The look of a single-line control; `aria-invalid` draws it red. */
export const inputClass = "input";

/** A text input of the product's look. Its label is the caller's. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input {...rest} className={cn(inputClass, className)} />
);
