import { type FormEvent, useId, useState } from "react";
import { fieldErrorsOf } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { addSynonym } from "@/lib/api/synonyms";
import { call } from "@/lib/client/client";
import type { SoughtWords } from "@/lib/schemas/search-event";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

/** What the words of a row mean, as far as can be told; one press teaches it to the search. */
export function Teach({ row: { words, suggestion } }: { row: SoughtWords }) {
  const t = useTranslator();
  const id = useId();
  const [meaning, setMeaning] = useState(suggestion ?? "");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (meaning.trim() === "") return setError(t("admin.synonyms.required"));
    setBusy(true);
    try {
      const { synonym } = await call(addSynonym, { body: { term: words, meaning: meaning.trim() } });
      toast.ok(t("admin.synonyms.added", synonym));
    } catch (failure) {
      const { meaning: atMeaning, term: atTerm } = fieldErrorsOf(failure, t);
      const said = atMeaning ?? atTerm;
      if (said === undefined) toast.bad(t("admin.synonyms.failedToAdd"));
      else setError(said);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Input
          id={id}
          aria-label={t("admin.searches.meaningOf", { words })}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          autoComplete="off"
          maxLength={MAX_SYNONYM_LENGTH}
          value={meaning}
          onChange={(event) => {
            setMeaning(event.target.value);
            setError(null);
          }}
        />
        {error === null ? null : (
          <p id={`${id}-error`} role="alert" className="mt-1 text-xs font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      <SubmitButton
        variant="line"
        busy={busy}
        busyLabel={t("admin.synonyms.adding")}
        aria-label={t("admin.searches.teachName", { words, meaning: meaning || "…" })}
        className="whitespace-nowrap"
      >
        {t("admin.synonyms.add")}
      </SubmitButton>
    </form>
  );
}
