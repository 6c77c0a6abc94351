import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useAlive } from "@/components/ui/use-alive";

type Props = ComponentProps<typeof Button> & {
  busy: boolean;
  /** What the button says while it works: 'Saving...'. */
  busyLabel: string;
  /** The form is sent by its script alone: until that is there, a press would lead to a page that knows nothing of it. */
  needsScript?: boolean;
};

/** Sends a form; while that runs it is disabled and says so (docs/product/texts-and-limits.md#forms). */
export function SubmitButton({ busy, busyLabel, needsScript, disabled, children, ...rest }: Props) {
  const alive = useAlive();
  return (
    <Button {...rest} type="submit" disabled={busy || disabled || (needsScript && !alive)}>
      {busy ? <Spinner /> : null}
      <span aria-live="polite">{busy ? busyLabel : children}</span>
    </Button>
  );
}
