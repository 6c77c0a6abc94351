import { type FormEvent, useId, useState } from "react";
import { fieldErrorsOf } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Input } from "@/components/ui/input";
import { PageLink } from "@/components/ui/page-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { addSynonym } from "@/lib/api/synonyms";
import { call } from "@/lib/client/client";
import type { SoughtWords } from "@/lib/schemas/search-event";
import { listOf } from "@/lib/shared/list-of";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { row: SoughtWords; locale: Locale };

/**
 * What the words of a row mean, as far as can be told; one press teaches it to the search. What was taught is shown, and
 * leads to where it is taken back.
 */
export function Teach({ row: { words, suggestion, ...row }, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const [meaning, setMeaning] = useState(suggestion ?? "");
  const [taught, setTaught] = useState(row.taught);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (meaning.trim() === "") return setError(t("admin.synonyms.required"));
    setBusy(true);
    try {
      const { synonym } = await call(addSynonym, { body: { term: words, meaning: meaning.trim() } });
      setTaught((before) => [...new Set([...before, synonym.meaning])]);
      setMeaning("");
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
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-x-2">
      {taught.length === 0 ? null : (
        <PageLink
          href={localePath(locale, `/dashboard/synonyms?${new URLSearchParams({ q: words })}`)}
          className="inline-flex min-h-touch w-full items-center text-sm font-medium text-action underline-offset-4 hover:underline"
        >
          {t("admin.searches.taught", {
            meanings: listOf(locale, taught),
          })}
        </PageLink>
      )}
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
