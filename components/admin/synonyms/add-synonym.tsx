"use client";

import { useId } from "react";
import { useForm } from "react-hook-form";
import { fieldErrorsOf } from "@/components/form/failure-words";
import { tellFields, trimmed } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { addSynonym } from "@/lib/api/synonyms";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

type Props = { onAdded: () => void };
type Values = { term: string; meaning: string };
const NAMES = ["term", "meaning"] as const;

/** Two fields and a button that teach the search a pair of words. */
export function AddSynonym({ onAdded }: Props) {
  const t = useTranslator();
  const id = useId();
  const { register, handleSubmit, setError, clearErrors, setFocus, reset, formState } = useForm<Values>({
    defaultValues: { term: "", meaning: "" },
    // What was told stays until its field is changed.
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;

  const send = async (body: Values) => {
    try {
      const { synonym } = await call(addSynonym, { body });
      toast.ok(t("admin.synonyms.added", synonym));
      // In this order: `reset` forgets the fields until they are drawn again.
      setFocus("term");
      reset();
      onAdded();
    } catch (error) {
      if (!tellFields(setError, NAMES, fieldErrorsOf(error, t))) toast.bad(t("admin.synonyms.failedToAdd"));
    }
  };

  return (
    <form
      onSubmit={handleSubmit(send)}
      noValidate
      className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]"
    >
      {NAMES.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={name === "term" ? t("admin.synonyms.term") : t("admin.synonyms.meaning")}
          hint={name === "term" ? t("admin.synonyms.termHint") : t("admin.synonyms.meaningHint")}
          error={errors[name]?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register(name, {
                setValueAs: trimmed,
                required: t("admin.synonyms.required"),
                onChange: () => clearErrors(name),
              })}
              autoComplete="off"
              maxLength={MAX_SYNONYM_LENGTH}
            />
          )}
        </Field>
      ))}
      <SubmitButton
        busy={isSubmitting}
        busyLabel={t("admin.synonyms.adding")}
        className="max-md:w-full md:mt-[calc(var(--lh-sm)+0.375rem)]"
      >
        {t("admin.synonyms.add")}
      </SubmitButton>
    </form>
  );
}
