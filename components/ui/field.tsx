import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** The id of the control inside. The hint gets `{id}-hint`, the error `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The ids a control inside a `Field` is described by: `aria-describedby={describedBy("price", { error })}`. */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): string | undefined =>
  [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined;

/** Label above, hint below, error in place (look/README.md 'Components and states'). */
export const Field = ({ id, label, hint, error, className, children }: Props) => (
  <div className={cn("grid min-w-0 content-start gap-1.5", className)}>
    <label htmlFor={id} className="text-sm font-medium">
      {label}
    </label>
    {children}
    {hint ? (
      <p id={`${id}-hint`} className="text-xs text-ink-3">
        {hint}
      </p>
    ) : null}
    {error ? (
      <p id={`${id}-error`} className="text-xs font-medium text-bad" role="alert">
        {error}
      </p>
    ) : null}
  </div>
);
