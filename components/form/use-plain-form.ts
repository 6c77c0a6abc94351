"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CodeWords } from "@/components/form/failure-words";
import { forgetDraft, keepDraft, recallDraft } from "@/lib/client/tab-draft";
import { useTranslator } from "@/components/messages/use-translator";

/** What a form that was sent without JavaScript is shown with again: what was entered, and what was wrong with it. */
export type FlashForm = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with none of the fields. */
  readonly failure: string | null;
};

type Setting<Field extends string> = {
  /** In the order of the form: the first that is wrong gets the focus. */
  fields: readonly Field[];
  kept?: FlashForm | null | undefined;
  /** For fields that the browser can judge (required, type, pattern): what is told, before anything is sent. */
  wrong?: Readonly<Partial<Record<Field, { missing: string; invalid: string }>>>;
  /** What is entered is kept under this name while the tab is open, in these fields, until it is sent. */
  draft?: { name: string; fields: readonly Field[] };
  /** Sends what was entered. Throwing shows what went wrong; everything entered stays. */
  send: (value: (field: Field | "website") => string) => Promise<void>;
  /** What is said of a failure that names no field, and has no sentence at hand. */
  otherwise: CodeWords;
};

/** What the browser's own checks find wrong, each in our words. */
function wrongFields(
  form: HTMLFormElement,
  wrong: Readonly<Record<string, { missing: string; invalid: string } | undefined>> = {},
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [field, told] of Object.entries(wrong)) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || !told) continue;
    if (control.required && control.value.trim() === "") found[field] = told.missing;
    else if (!control.checkValidity()) found[field] = told.invalid;
  }
  return found;
}

/** Whether somebody entered anything, also before the page came alive: what differs from what the page wrote. */
const isEnteredIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) =>
    control instanceof HTMLInputElement
      ? control.value !== control.defaultValue || control.checked !== control.defaultChecked
      : control instanceof HTMLTextAreaElement && control.value !== control.defaultValue,
  );

/**
 * Betters a form that already works without JavaScript: it is sent by the API's own call, what is wrong is told at its
 * field until that is changed, and the focus goes there. Knows no schemas, so it is small enough for public pages.
 */
export function usePlainForm<Field extends string>({
  fields,
  kept,
  wrong,
  draft,
  send,
  otherwise,
}: Setting<Field>) {
  const t = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(kept?.errors ?? {});
  const [failure, setFailure] = useState<{ message: string } | undefined>(
    kept?.failure ? { message: kept.failure } : undefined,
  );
  // Counts what was refused: only the render after it marks the fields, and only then one of them can take the focus.
  const [refusals, setRefusals] = useState(0);
  const [isEntered, setEntered] = useState(kept != null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const name = draft?.name;
  useEffect(() => {
    if (name !== undefined) recallDraft(name, form.current!);
    if (isEnteredIn(form.current!)) setEntered(true);
  }, [name]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const unsendable = wrongFields(event.currentTarget, wrong);
    if (Object.keys(unsendable).length > 0) {
      setErrors(unsendable);
      setFailure(undefined);
      return setRefusals((count) => count + 1);
    }
    // What was told stands until the answer is there: the button does not move away from under a second press.
    setBusy(true);
    // Most who open the page send nothing, and most of what is sent does not fail. Null when it cannot be loaded either.
    const loading = import("@/components/form/failure-words").catch(() => null);
    try {
      await send((field) => String(data.get(field) ?? ""));
      if (draft) forgetDraft(draft.name);
      setErrors({});
      setFailure(undefined);
    } catch (error) {
      const words = await loading;
      const found = words?.fieldErrorsOf(error, t) ?? {};
      const told = fields.filter((field) => found[field] !== undefined);
      setErrors(Object.fromEntries(told.map((field) => [field, found[field]!])));
      const failed = { message: words?.failureWords(error, t, otherwise) ?? otherwise.failed };
      setFailure(told.length === 0 ? failed : undefined);
      setRefusals((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setEntered(isEnteredIn(event.currentTarget));
    if (draft) keepDraft(draft.name, event.currentTarget, draft.fields);
    if (errors[name] !== undefined)
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
  };

  return {
    /** For the `<form>`; the browser's own checks would speak another language than the page. */
    form: { ref: form, onSubmit, onInput, noValidate: true, "aria-busy": busy },
    busy,
    /** Something was entered and is not on its way. */
    isUnsent: isEntered && !busy,
    errors,
    failure,
    /** The field that has the focus when the page came back with errors. */
    firstInvalid: fields.find((field) => kept?.errors[field] !== undefined),
  };
}
