import { Info } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { inputClass } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

type LockedProps = { id: string; label: string; value: string; hint: string };

/** A value that cannot be changed, and why. */
export const LockedField = ({ id, label, value, hint }: LockedProps) => (
  <Field id={id} label={label} hint={hint} locked>
    {(control) => (
      // Of several lines: a long name is read whole.
      <Textarea
        {...control}
        value={value}
        rows={1}
        readOnly
        disabled
        className="!resize-none font-medium !text-ink"
      />
    )}
  </Field>
);

type CodeProps = Omit<ComponentProps<"input">, "onChange"> & { onChange: (value: string) => void };

/** A number of letters and digits, upper-cased as it is typed (docs/product/texts-and-limits.md#what-is-checked). */
export const CodeInput = ({ onChange, ...rest }: CodeProps) => (
  <input
    {...rest}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    onChange={(event) => onChange(event.target.value.toUpperCase().trim())}
    className={cn(inputClass, "tabular-nums")}
  />
);

type HintProps = { isWrong: boolean; wrong: string; note?: string | null; hint: string };

/** Under a number while it is typed: that its form is not right yet, what is odd about it, or that it is set once. */
export const FormatHint = ({ isWrong, wrong, note = null, hint }: HintProps) =>
  isWrong ? (
    <span className="font-medium text-bad">{wrong}</span>
  ) : note === null ? (
    hint
  ) : (
    <span className="flex items-start gap-1.5 text-warn">
      <Info aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {note}
    </span>
  );
