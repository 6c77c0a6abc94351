import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type Props = ComponentProps<typeof Button> & {
  busy: boolean;
  /** What the button says while it works: 'Saving...'. */
  busyLabel: string;
};

/** Sends a form; while that runs it is disabled and says so (docs/product/texts-and-limits.md#forms). */
export const SubmitButton = ({ busy, busyLabel, disabled, children, ...rest }: Props) => (
  <Button {...rest} type="submit" disabled={busy || disabled}>
    {busy ? <Spinner /> : null}
    <span aria-live="polite">{busy ? busyLabel : children}</span>
  </Button>
);
