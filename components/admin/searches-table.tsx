"use client";

import Link from "next/link";
import { type FormEvent, useCallback, useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureText, fieldFailure, sentenceIn } from "@/components/admin/api-failure";
import { SearchField } from "@/components/admin/search-field";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { type Page, useTable } from "@/components/admin/use-table";
import { fillText } from "@/components/listings/fill-text";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { listSearches } from "@/lib/api/searches";
import { addSynonym } from "@/lib/api/synonyms";
import { SEARCH_ORDERS, type SoughtWords } from "@/lib/schemas/search-event";
import { type Locale, localePath } from "@/lib/shared/locale";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

const load = (query: TableQuery) => call(listSearches, { query });

type Texts = Pick<AdminTexts, "searches" | "synonyms" | "table" | "sentences">;
type Props = { locale: Locale; first: { query: TableQuery; page: Page<SoughtWords> }; texts: Texts };

/** What was searched for: most often, or in vain. Each row teaches the search its words. */
export function SearchesTable({ locale, first, texts }: Props) {
  const id = useId();
  const t = texts.searches;
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t.failed, texts.sentences],
  );
  const table = useTable({ schema: listSearches.query, first, load, onFailure });
  const { change } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  const columns: Column<SoughtWords>[] = [
    {
      key: "words",
      frozen: true,
      head: t.words,
      className: "lg:max-w-80",
      cell: ({ words }) => (
        <Link
          href={localePath(locale, `/services?${new URLSearchParams({ q: words })}`)}
          target="_blank"
          prefetch={false}
          aria-label={fillText(t.see, { words })}
          className="inline-flex min-h-touch items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {words}
        </Link>
      ),
    },
    { key: "searches", head: t.searches, end: true, cell: ({ searches }) => searches },
    { key: "unanswered", head: t.unanswered, end: true, cell: ({ unanswered }) => unanswered },
    { key: "results", head: t.results, end: true, cell: ({ results }) => results },
    {
      key: "places",
      head: t.places,
      cell: ({ placeKinds }) =>
        placeKinds.map((kind) => t.kinds[kind as keyof typeof t.kinds] ?? kind).join(", ") || "–",
    },
    {
      key: "teach",
      head: t.meaning,
      className: "lg:min-w-96",
      cell: (row) => <Teach row={row} texts={texts} />,
    },
  ];

  return (
    <TablePanel
      table={table}
      tools={
        <div className="flex flex-wrap items-end gap-4">
          <Field id={`${id}-show`} label={t.show} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.show ?? "sought"}
                onChange={({ target }) => change({ show: target.value === "sought" ? null : target.value })}
                className="w-full"
              >
                {SEARCH_ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {t[order]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SearchField
            label={t.search}
            hint={t.searchHint}
            value={table.query.q ?? ""}
            onSearch={onSearch}
            className="w-full max-w-md"
          />
        </div>
      }
      empty={t.empty}
      failed={t.failed}
      texts={texts}
    >
      <DataTable
        caption={t.caption}
        columns={columns}
        rows={table.items}
        rowKey={({ words }) => words}
        busy={table.busy}
        minWidth="60"
      />
    </TablePanel>
  );
}

/** What the words of a row mean, as far as can be told; one press teaches it to the search. */
function Teach({ row: { words, suggestion }, texts }: { row: SoughtWords; texts: Texts }) {
  const id = useId();
  const t = texts.searches;
  const [meaning, setMeaning] = useState(suggestion ?? "");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (meaning.trim() === "") return setError(texts.synonyms.required);
    setBusy(true);
    try {
      const { synonym } = await call(addSynonym, { body: { term: words, meaning: meaning.trim() } });
      toast.ok(fillText(texts.synonyms.added, synonym));
    } catch (failure) {
      const said = fieldFailure(failure, "meaning") ?? fieldFailure(failure, "term");
      if (said === null) toast.bad(texts.synonyms.failedToAdd);
      else setError(sentenceIn(texts.sentences, said));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Input
          id={id}
          aria-label={fillText(t.meaningOf, { words })}
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
        busyLabel={texts.synonyms.adding}
        aria-label={fillText(t.teachName, { words, meaning: meaning || "…" })}
        className="whitespace-nowrap"
      >
        {texts.synonyms.add}
      </SubmitButton>
    </form>
  );
}
