import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** What the control inside must carry, so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type Props = {
  /** The control's id; hint and error get ids from it. */
  id: string;
  label: ReactNode;
  /** At the right of the label: a link, a counter. */
  action?: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in words; takes the hint's place in the eye, not for readers. */
  error?: string | null | undefined;
  /** The value cannot be changed; `hint` says why, with a lock before it. */
  locked?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control: label above, hint below, error in place. */
export function Field({ id, label, action, hint, error, locked, className, children }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : null, hint ? hintId : null].filter((one) => one !== null).join(" ");
  return (
    <div className={cn("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {action}
      </div>
      {children({
        id,
        ...(error ? { "aria-invalid": true as const } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="flex items-start gap-1.5 text-xs text-ink-3">
          {locked ? <Icon name="lock-keyhole" className="mt-0.5 size-3.5 shrink-0" /> : null}
          <span className="min-w-0">{hint}</span>
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong, under the control it belongs to. Heard when it appears. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" className="flex items-start gap-1.5 text-xs font-medium text-bad">
    <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);
