import { CircleCheck } from "lucide-react";
import { SubmitFailure } from "@/components/form/submit-failure";

type Props = {
  /** Why it was not saved. */
  alert: string | undefined;
  /** Where that is because the session has ended. */
  signIn: { href: string; label: string } | null;
  /** What came of the last save, until something is changed. */
  saved: string | null;
};

/** How saving went, above the button of a form. */
export const SaveOutcome = ({ alert, signIn, saved }: Props) => (
  <div className="empty:-mb-4" role={alert ? undefined : "status"}>
    {alert ? (
      <SubmitFailure text={alert} signIn={signIn} />
    ) : saved === null ? null : (
      <p className="flex min-h-15 items-center gap-3 rounded-card border-l-4 border-ok bg-ok-soft px-4 py-2 text-sm font-medium text-ok">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {saved}
      </p>
    )}
  </div>
);
