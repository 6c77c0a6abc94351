"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { fieldErrorsOf } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { addSynonym } from "@/lib/api/synonyms";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

type Props = { onAdded: () => void };
type Name = "term" | "meaning";
const NAMES: readonly Name[] = ["term", "meaning"];

/** Two fields and a button that teach the search a pair of words. */
export function AddSynonym({ onAdded }: Props) {
  const t = useTranslator();
  const id = useId();
  const inputs = { term: useRef<HTMLInputElement>(null), meaning: useRef<HTMLInputElement>(null) };
  const [typed, setTyped] = useState({ term: "", meaning: "" });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [busy, setBusy] = useState(false);

  const show = (wrong: Partial<Record<Name, string>>) => {
    setErrors(wrong);
    const first = NAMES.find((name) => wrong[name] !== undefined);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const [term, meaning] = [typed.term.trim(), typed.meaning.trim()];
    if (
      show({
        ...(term === "" && { term: t("admin.synonyms.required") }),
        ...(meaning === "" && { meaning: t("admin.synonyms.required") }),
      })
    )
      return;
    setBusy(true);
    try {
      const { synonym } = await call(addSynonym, { body: { term, meaning } });
      toast.ok(t("admin.synonyms.added", synonym));
      setTyped({ term: "", meaning: "" });
      inputs.term.current?.focus();
      onAdded();
    } catch (error) {
      if (!show(fieldErrorsOf(error, t))) toast.bad(t("admin.synonyms.failedToAdd"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]">
      {NAMES.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={name === "term" ? t("admin.synonyms.term") : t("admin.synonyms.meaning")}
          hint={name === "term" ? t("admin.synonyms.termHint") : t("admin.synonyms.meaningHint")}
          error={errors[name] ?? null}
        >
          {(control) => (
            <Input
              {...control}
              ref={inputs[name]}
              autoComplete="off"
              maxLength={MAX_SYNONYM_LENGTH}
              value={typed[name]}
              onChange={(event) => {
                setTyped({ ...typed, [name]: event.target.value });
                setErrors({ ...errors, [name]: undefined });
              }}
            />
          )}
        </Field>
      ))}
      <SubmitButton
        busy={busy}
        busyLabel={t("admin.synonyms.adding")}
        className="max-md:w-full md:mt-[calc(var(--lh-sm)+0.375rem)]"
      >
        {t("admin.synonyms.add")}
      </SubmitButton>
    </form>
  );
}
