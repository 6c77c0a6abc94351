import { useEffect, useRef } from "react";
import { TABLE_PAGE_SIZES } from "@/components/admin/table/table-query";
import type { useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { Pagination } from "@/components/ui/pagination";

/** Of a page that scrolls under the bar, px. */
const UNDER_THE_BAR = 72;

/** The foot of a table: its pages, and how many rows each has. Another page begins with its first row in sight. */
export function TablePages<Item>({ table }: { table: ReturnType<typeof useTable<Item>> }) {
  const t = useTranslator();
  const foot = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  const { busy } = table;
  useEffect(() => {
    const panel = foot.current?.parentElement;
    if (!isTurned.current || busy || !panel) return;
    isTurned.current = false;
    for (const part of panel.querySelectorAll("*")) if (part.scrollTop > 0) part.scrollTop = 0;
    const { top } = panel.getBoundingClientRect();
    if (top < UNDER_THE_BAR) window.scrollBy({ top: top - UNDER_THE_BAR });
  }, [busy]);
  return (
    <div ref={foot}>
      <Pagination
        page={table.page}
        limit={table.limit}
        count={table.items.length}
        total={table.total}
        sizes={TABLE_PAGE_SIZES}
        onPage={(page) => {
          isTurned.current = true;
          table.change({ page });
        }}
        onLimit={(limit) => table.change({ limit })}
        texts={{
          pages: t("admin.table.pages"),
          rows: t("admin.table.rows"),
          previous: t("admin.table.previous"),
          next: t("admin.table.next"),
          range: (from, to, total) => t("admin.table.range", { from, to, total }),
        }}
      />
    </div>
  );
}
