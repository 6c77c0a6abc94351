"use client";

import { useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | null;
  accept: string;
};

/** One file that is chosen and stays where it is: the browser's own field would speak the browser's language. */
export function FileField({ id, name, label, hint, error, accept }: Props) {
  const t = useTranslator();
  const [chosen, setChosen] = useState("");
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex min-h-touch items-center gap-3 rounded-md border border-line-strong bg-surface p-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-[input[aria-invalid]]:border-bad">
          <label htmlFor={id} aria-hidden className={buttonClass({ variant: "soft", size: "card" })}>
            <Icon name="paperclip" />
            {t("promoter.form.file.choose")}
          </label>
          <span aria-hidden className="min-w-0 flex-1 truncate text-sm text-ink-2">
            {chosen || t("promoter.form.file.none")}
          </span>
          <input
            {...control}
            name={name}
            type="file"
            accept={accept}
            onChange={(event) => setChosen(event.target.files?.[0]?.name ?? "")}
            className="sr-only"
          />
        </div>
      )}
    </Field>
  );
}
