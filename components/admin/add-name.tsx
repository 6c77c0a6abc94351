"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { nameFailure, nameMistake } from "@/components/admin/category-name";
import { fillText } from "@/components/listings/fill-text";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";

type Props = {
  label: string;
  button: string;
  /** What the snackbar says when it could not be added. */
  failed: string;
  done: string;
  /** Whether something else is still missing; it says so itself. */
  ready?: () => boolean;
  send: (name: string) => Promise<unknown>;
  onAdded: () => void;
  texts: AdminTexts["settings"];
  sentences: AdminTexts["sentences"];
};

/** One field and a button that add a category or a subcategory. */
export function AddName({ label, button, failed, done, ready, send, onAdded, texts, sentences }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const mistake = nameMistake(name, texts);
    setError(mistake);
    if (ready && !ready()) return;
    if (mistake !== null) return input.current?.focus();
    setBusy(true);
    try {
      await send(name.trim());
      toast.ok(fillText(done, { name: name.trim() }));
      setName("");
      onAdded();
    } catch (failure) {
      const atName = nameFailure(failure, texts, sentences);
      setError(atName);
      if (atName === null) toast.bad(failed);
    } finally {
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={input}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setError(null);
              }}
              className="min-w-0 flex-1 basis-48"
            />
            <SubmitButton busy={busy} busyLabel={texts.adding} className="max-sm:w-full">
              {button}
            </SubmitButton>
          </div>
        )}
      </Field>
    </form>
  );
}
