"use client";

import { useCallback, useId } from "react";
import { searchColumns } from "@/components/admin/searches/columns";
import { SearchField } from "@/components/admin/table/search-field";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { call } from "@/lib/client/client";
import { listSearches } from "@/lib/api/searches";
import { SEARCH_ORDERS, type SoughtWords } from "@/lib/schemas/search-event";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listSearches, { query });

type Props = { locale: Locale; first: { query: TableQuery; page: Page<SoughtWords> } };

/** What was searched for: most often, or in vain. Each row teaches the search its words. */
export function SearchesTable({ locale, first }: Props) {
  const t = useTranslator();
  const id = useId();
  const table = useTable({ schema: listSearches.query, first, load, failed: t("admin.searches.failed") });
  const { change } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

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
    >
      <DataTable
        caption={t("admin.searches.caption")}
        columns={searchColumns(t, locale)}
        rows={table.items}
        rowKey={({ words }) => words}
        busy={table.busy}
        minWidth="60"
      />
    </TablePanel>
  );
}
