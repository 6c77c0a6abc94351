import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The look of a single-line control; `aria-invalid` draws it red. */
export const inputClass =
  "w-full min-h-touch rounded-md border border-line-strong bg-surface px-3 py-2 text-base placeholder:text-ink-3 " +
  "placeholder:opacity-100 hover:border-ink-2 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3";

/** A text input of the product's look. Its label is the caller's. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input {...rest} className={cn(inputClass, className)} />
);
