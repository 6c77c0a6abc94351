"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { nameFailure, nameMistake } from "@/components/admin/categories/category-name";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import type { MessageKey } from "@/lib/content/messages";

type Props = {
  label: string;
  button: string;
  /** What the snackbar says when it could not be added. */
  failed: string;
  /** What it says when it was: of a {name}. */
  done: MessageKey;
  /** Whether something else is still missing; it says so itself. */
  ready?: () => boolean;
  send: (name: string) => Promise<unknown>;
  onAdded: () => void;
};

/** One field and a button that add a category or a subcategory. */
export function AddName({ label, button, failed, done, ready, send, onAdded }: Props) {
  const t = useTranslator();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const mistake = nameMistake(name, t);
    setError(mistake);
    if (ready && !ready()) return;
    if (mistake !== null) return input.current?.focus();
    setBusy(true);
    try {
      await send(name.trim());
      toast.ok(t(done, { name: name.trim() }));
      setName("");
      onAdded();
    } catch (failure) {
      const atName = nameFailure(failure, t);
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
            <SubmitButton busy={busy} busyLabel={t("admin.settings.adding")} className="max-sm:w-full">
              {button}
            </SubmitButton>
          </div>
        )}
      </Field>
    </form>
  );
}
