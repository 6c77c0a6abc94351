import type { ReactNode } from "react";
import { TablePages } from "@/components/admin/table/table-pages";
import type { useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type Props<Item> = {
  table: ReturnType<typeof useTable<Item>>;
  /** Above the rows: the search and its filters. */
  tools?: ReactNode;
  /** What the panel says when nothing matches: 'No providers'. */
  empty: string;
  children: ReactNode;
};

/** The box of a table: its tools, its rows or what is in their place, its pages. */
export function TablePanel<Item>({ table, tools, empty, children }: Props<Item>) {
  const t = useTranslator();
  const filters = Object.keys(table.query).filter((key) => key !== "page" && key !== "limit");
  return (
    <Card className="overflow-hidden">
      {tools ? <div className="border-b border-line p-4">{tools}</div> : null}
      <p role="status" className="sr-only">
        {table.busy ? t("admin.table.loading") : ""}
      </p>
      {table.failure !== null ? (
        <div className="p-4">
          <Alert
            action={
              <Button variant="line" onClick={table.reload}>
                {t("admin.table.retry")}
              </Button>
            }
          >
            {table.failure}
          </Alert>
        </div>
      ) : table.items.length === 0 ? (
        <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
          <p className="text-base font-semibold">{empty}</p>
          {filters.length > 0 ? (
            <>
              <p className="text-sm text-ink-2">{t("admin.table.noMatch")}</p>
              <Button
                variant="line"
                onClick={() => table.change(Object.fromEntries(filters.map((key) => [key, null])))}
              >
                {t("admin.table.clear")}
              </Button>
            </>
          ) : null}
        </div>
      ) : (
        children
      )}
      <TablePages table={table} />
    </Card>
  );
}
