import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/**
 * The look of a button. A link that looks like one takes it as well: `<Link className={buttonClass({ variant: "line" })}>`.
 * `icon` is a 44 px square that needs an aria-label.
 */
export const buttonClass = cva("btn", {
  variants: {
    variant: {
      primary: "btn-primary",
      line: "btn-line",
      soft: "btn-soft",
      quiet: "btn-quiet",
      danger: "btn-danger",
      dangerLine: "btn-danger-line",
    },
    size: { base: "btn-base", card: "btn-card", large: "btn-large", icon: "btn-icon" },
  },
  defaultVariants: { variant: "primary", size: "base" },
});

type Props = ComponentProps<"button"> & VariantProps<typeof buttonClass>;

/** A button that submits nothing unless told to. */
export const Button = ({ variant, size, className, type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={cn(buttonClass({ variant, size }), className)} />
);
