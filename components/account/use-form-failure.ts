"use client";

import { useEffect, useRef, useState } from "react";

/** What is wrong with a form: at its fields, or with the whole of it. */
export type FormFailure = {
  readonly fields: Readonly<Record<string, string>>;
  readonly whole: string | null;
};

const NONE: FormFailure = { fields: {}, whole: null };

/**
 * Keeps a form's failure and moves the focus to it: to the first field that has an error in the form's order, else to
 * the alert above (look.md 'Forms'). Fields carry their `name`; the alert's box takes `alert`.
 */
export function useFormFailure() {
  const [failure, setFailure] = useState<FormFailure>(NONE);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  // Each failure is a new object, so the same words twice move the focus twice.
  useEffect(() => {
    if (failure === NONE) return;
    const elements = [...(form.current?.elements ?? [])];
    const first = elements.find(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement && failure.fields[one.name] !== undefined,
    );
    (first ?? alert.current)?.focus();
  }, [failure]);

  const fail = (next: Partial<FormFailure>) => setFailure({ ...NONE, ...next });
  return { failure, fail, clear: () => setFailure(NONE), form, alert };
}
