"use client";

import { useCallback, useId } from "react";
import { AddSynonym } from "@/components/admin/synonyms/add-synonym";
import { synonymColumns } from "@/components/admin/synonyms/columns";
import { SynonymDialog, useSynonymActions } from "@/components/admin/synonyms/row-actions";
import { SearchField } from "@/components/admin/table/search-field";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { Card } from "@/components/ui/card";
import { DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { call } from "@/lib/client/client";
import { listSynonyms } from "@/lib/api/synonyms";
import type { ListedSynonym } from "@/lib/schemas/synonym";

const load = (query: TableQuery) => call(listSynonyms, { query });

type Props = {
  first: { query: TableQuery; page: Page<ListedSynonym> };
};

/** The words search knows: looked up, added, deleted after a question. */
export function SynonymsTable({ first }: Props) {
  const t = useTranslator();
  const id = useId();
  const table = useTable({ schema: listSynonyms.query, first, load, failed: t("admin.synonyms.failed") });
  const { change, reload } = table;
  const actions = useSynonymActions(reload);
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card className="p-4 sm:p-5">
        <h2 className="text-lg font-semibold">{t("admin.synonyms.addTitle")}</h2>
        <p className="mt-1 mb-4 max-w-prose text-sm text-ink-2">{t("admin.synonyms.addText")}</p>
        <AddSynonym onAdded={reload} />
      </Card>
      <TablePanel
        table={table}
        tools={
          <div className="flex flex-wrap items-start gap-4">
            <SearchField
              label={t("admin.synonyms.search")}
              hint={t("admin.synonyms.searchHint")}
              value={table.query.q ?? ""}
              onSearch={onSearch}
              className="w-full max-w-md"
            />
            <Field
              id={`${id}-show`}
              label={t("admin.synonyms.show")}
              hint={t("admin.synonyms.conflictText")}
              className="w-full max-w-md"
            >
              {(control) => (
                <Select
                  {...control}
                  value={table.query.show ?? "all"}
                  onChange={({ target }) => change({ show: target.value === "all" ? null : target.value })}
                  className="w-full"
                >
                  <option value="all">{t("admin.synonyms.all")}</option>
                  <option value="conflicts">{t("admin.synonyms.onlyConflicts")}</option>
                </Select>
              )}
            </Field>
          </div>
        }
        empty={t("admin.synonyms.empty")}
      >
        <DataTable
          caption={t("admin.synonyms.caption")}
          columns={synonymColumns({ t, ask: actions.ask })}
          rows={table.items}
          rowKey={({ id }) => id}
          busy={table.busy}
          minWidth="40"
        />
      </TablePanel>
      <SynonymDialog actions={actions} />
    </div>
  );
}
