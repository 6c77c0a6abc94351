import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const VARIANTS = {
  primary: "btn-primary",
  line: "btn-line",
  soft: "btn-soft",
  quiet: "btn-quiet",
  danger: "btn-danger",
  dangerLine: "btn-danger-line",
};
const SIZES = { base: "btn-base", card: "btn-card", large: "btn-large", icon: "btn-icon" };
type Look = { variant?: keyof typeof VARIANTS | undefined; size?: keyof typeof SIZES | undefined };

/**
 * The look of a button. A link that looks like one takes it as well: `<PageLink className={buttonClass({ variant: "line" })}>`.
 * `icon` is a 44 px square that needs an aria-label.
 */
export const buttonClass = ({ variant = "primary", size = "base" }: Look = {}): string =>
  `btn ${VARIANTS[variant]} ${SIZES[size]}`;

type Props = ComponentProps<"button"> & Look;

/** A button that submits nothing unless told to. */
export const Button = ({ variant, size, className, type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={cn(buttonClass({ variant, size }), className)} />
);
