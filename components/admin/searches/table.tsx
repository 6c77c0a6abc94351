"use client";

import Link from "next/link";
import { type FormEvent, useCallback, useId, useState } from "react";
import { SearchField } from "@/components/admin/table/search-field";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { listSearches } from "@/lib/api/searches";
import { addSynonym } from "@/lib/api/synonyms";
import type { MessageKey } from "@/lib/content/messages";
import { SEARCH_ORDERS, type SoughtWords } from "@/lib/schemas/search-event";
import { type Locale, localePath } from "@/lib/shared/locale";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

const load = (query: TableQuery) => call(listSearches, { query });

type Props = { locale: Locale; first: { query: TableQuery; page: Page<SoughtWords> } };

/** What was searched for: most often, or in vain. Each row teaches the search its words. */
export function SearchesTable({ locale, first }: Props) {
  const t = useTranslator();
  const id = useId();
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.searches.failed"))),
    [t],
  );
  const table = useTable({ schema: listSearches.query, first, load, onFailure });
  const { change } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  const columns: Column<SoughtWords>[] = [
    {
      key: "words",
      frozen: true,
      head: t("admin.searches.words"),
      className: "lg:max-w-80",
      cell: ({ words }) => (
        <Link
          href={localePath(locale, `/services?${new URLSearchParams({ q: words })}`)}
          target="_blank"
          prefetch={false}
          aria-label={t("admin.searches.see", { words })}
          className="inline-flex min-h-touch items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {words}
        </Link>
      ),
    },
    { key: "searches", head: t("admin.searches.searches"), end: true, cell: ({ searches }) => searches },
    {
      key: "unanswered",
      head: t("admin.searches.unanswered"),
      end: true,
      cell: ({ unanswered }) => unanswered,
    },
    { key: "results", head: t("admin.searches.results"), end: true, cell: ({ results }) => results },
    {
      key: "places",
      head: t("admin.searches.places"),
      cell: ({ placeKinds }) =>
        placeKinds
          .map((kind) => {
            const key = `admin.searches.kinds.${kind}` as MessageKey;
            return t.has(key) ? t(key) : kind;
          })
          .join(", ") || "–",
    },
    {
      key: "teach",
      head: t("admin.searches.meaning"),
      className: "lg:min-w-96",
      cell: (row) => <Teach row={row} />,
    },
  ];

  return (
    <TablePanel
      table={table}
      tools={
        <div className="flex flex-wrap items-end gap-4">
          <Field id={`${id}-show`} label={t("admin.searches.show")} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.show ?? "sought"}
                onChange={({ target }) => change({ show: target.value === "sought" ? null : target.value })}
                className="w-full"
              >
                {SEARCH_ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {t(`admin.searches.${order}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SearchField
            label={t("admin.searches.search")}
            hint={t("admin.searches.searchHint")}
            value={table.query.q ?? ""}
            onSearch={onSearch}
            className="w-full max-w-md"
          />
        </div>
      }
      empty={t("admin.searches.empty")}
      failed={t("admin.searches.failed")}
    >
      <DataTable
        caption={t("admin.searches.caption")}
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
function Teach({ row: { words, suggestion } }: { row: SoughtWords }) {
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
