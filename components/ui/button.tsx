import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/**
 * The look of a button. A link that looks like one takes it as well: `<Link className={buttonClass({ variant: "line" })}>`.
 * `icon` is a 44 px square that needs an aria-label.
 */
export const buttonClass = cva(
  [
    "inline-flex min-h-touch items-center justify-center gap-2 rounded-md border text-center font-semibold",
    "cursor-pointer transition-colors select-none [&_svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-mute-soft disabled:text-ink-3",
    "aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-mute-soft aria-disabled:text-ink-3",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-action text-on-action hover:bg-action-hover",
        line: "border-line-strong bg-surface text-ink hover:border-action hover:text-action",
        soft: "border-transparent bg-action-soft text-action hover:border-action-line",
        quiet: "border-transparent text-action hover:bg-action-soft",
        danger: "border-transparent bg-bad-fill text-on-bad hover:brightness-90",
        dangerLine: "border-bad bg-surface text-bad hover:bg-bad-soft",
      },
      size: {
        base: "px-4 py-2 text-sm",
        card: "px-2 py-2 text-xs [&_svg]:size-4",
        large: "min-h-12 px-6 py-2 text-base",
        icon: "w-touch shrink-0 p-0 text-sm",
      },
    },
    defaultVariants: { variant: "primary", size: "base" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof buttonClass>;

/** A button that submits nothing unless told to. */
export const Button = ({ variant, size, className, type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={cn(buttonClass({ variant, size }), className)} />
);
