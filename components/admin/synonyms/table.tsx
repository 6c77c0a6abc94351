"use client";

import { Trash2, TriangleAlert } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { AddSynonym } from "@/components/admin/synonyms/add-synonym";
import { SearchField } from "@/components/admin/table/search-field";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureStatus, failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { deleteSynonym, listSynonyms } from "@/lib/api/synonyms";
import type { ListedSynonym } from "@/lib/schemas/synonym";

const load = (query: TableQuery) => call(listSynonyms, { query });

type Props = {
  first: { query: TableQuery; page: Page<ListedSynonym> };
};

/** The words search knows: looked up, added, deleted after a question. */
export function SynonymsTable({ first }: Props) {
  const t = useTranslator();
  const id = useId();
  const [asked, setAsked] = useState<ListedSynonym | null>(null);
  const [asking, setAsking] = useState(false);
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.synonyms.failed"))),
    [t],
  );
  const table = useTable({ schema: listSynonyms.query, first, load, onFailure });
  const { change, reload } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  const confirm = async () => {
    if (asked === null) return;
    try {
      await call(deleteSynonym, { params: { id: asked.id } });
    } catch (error) {
      // Somebody did it before: what was wanted is so.
      if (failureStatus(error) !== 404) return t("admin.synonyms.failedToDelete");
    }
    toast.ok(t("admin.synonyms.deleted", { term: asked.term, meaning: asked.meaning }));
    reload();
  };

  const columns: Column<ListedSynonym>[] = [
    {
      key: "term",
      frozen: true,
      head: t("admin.synonyms.term"),
      className: "lg:max-w-96",
      cell: ({ term }) => <span className="font-medium wrap-anywhere">{term}</span>,
    },
    {
      key: "meaning",
      head: t("admin.synonyms.meaning"),
      className: "lg:max-w-96",
      cell: ({ meaning, conflictsWith }) => (
        <span className="wrap-anywhere">
          {meaning}
          {conflictsWith.length === 0 ? null : (
            <span className="mt-0.5 flex items-center gap-1.5 text-xs text-warn">
              <TriangleAlert aria-hidden className="size-4 shrink-0" />
              {t("admin.synonyms.conflict", { meanings: conflictsWith.join(", ") })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "delete",
      head: t("admin.table.actionsHead"),
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (synonym) => (
        <Button
          variant="line"
          aria-label={t("admin.synonyms.deleteName", { term: synonym.term, meaning: synonym.meaning })}
          onClick={() => {
            setAsked(synonym);
            setAsking(true);
          }}
          className="max-lg:mt-2 max-lg:w-full"
        >
          <Trash2 aria-hidden className="size-4" />
          {t("admin.synonyms.delete")}
        </Button>
      ),
    },
  ];

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
          <div className="flex flex-wrap items-end gap-4">
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
        failed={t("admin.synonyms.failed")}
      >
        <DataTable
          caption={t("admin.synonyms.caption")}
          columns={columns}
          rows={table.items}
          rowKey={({ id }) => id}
          busy={table.busy}
          minWidth="40"
        />
      </TablePanel>
      {/* Kept while it closes, so that its words do not go before it does. */}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("admin.synonyms.deleteTitle", { term: asked?.term ?? "", meaning: asked?.meaning ?? "" })}
        description={t("admin.synonyms.deleteText")}
        texts={{
          confirm: t("admin.synonyms.delete"),
          busy: t("admin.synonyms.deleting"),
          cancel: t("admin.dialog.cancel"),
        }}
        tone="danger"
        onConfirm={confirm}
      />
    </div>
  );
}
