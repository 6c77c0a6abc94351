import { TABLE_PAGE_SIZES } from "@/components/admin/table/table-query";
import type { useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { Pagination } from "@/components/ui/pagination";

/** The foot of a table: its pages, and how many rows each has. */
export function TablePages<Item>({ table }: { table: ReturnType<typeof useTable<Item>> }) {
  const t = useTranslator();
  return (
    <Pagination
      page={table.page}
      limit={table.limit}
      count={table.items.length}
      total={table.total}
      sizes={TABLE_PAGE_SIZES}
      onPage={(page) => table.change({ page })}
      onLimit={(limit) => table.change({ limit })}
      texts={{
        pages: t("admin.table.pages"),
        rows: t("admin.table.rows"),
        previous: t("admin.table.previous"),
        next: t("admin.table.next"),
        range: (from, to, total) => t("admin.table.range", { from, to, total }),
      }}
    />
  );
}
