import type { ReactNode } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

const MAX_REASON_LENGTH = 500;

/** As the server counts: composed and trimmed. */
const lengthOf = (reason: string): number => reason.normalize("NFC").trim().length;

/** Whether a reason is longer than may be sent. */
export const isTooLong = (reason: string): boolean => lengthOf(reason) > MAX_REASON_LENGTH;

type Props = {
  id: string;
  label: ReactNode;
  /** Who will read it, with how much of what may be written stands there. */
  hint: (numbers: { count: number; max: number }) => string;
  reason: string;
  onChange: (reason: string) => void;
};

/** The reason of a rejection: it says how long it is, and that it is too long, and cuts nothing off. */
export function ReasonField({ id, label, hint, reason, onChange }: Props) {
  const t = useTranslator();
  return (
    <Field
      id={id}
      label={label}
      hint={<span className="tabular-nums">{hint({ count: lengthOf(reason), max: MAX_REASON_LENGTH })}</span>}
      error={isTooLong(reason) ? t("admin.decide.reasonTooLong") : null}
    >
      {(control) => (
        <Textarea {...control} value={reason} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
