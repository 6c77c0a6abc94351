import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The head is for readers only: a picture or buttons speak for themselves. */
  headHidden?: boolean;
  /** Numbers and actions stand at the end of their column. */
  end?: boolean;
  /** Added to every cell of the column. */
  className?: string;
  /** The column stays at the left edge while the table scrolls sideways: whose row it is. */
  frozen?: boolean;
  /** Stacked, the cell shares a line with the next one that says so: a picture and the name at its right. */
  beside?: boolean;
  /** The column stays at the right edge while the table scrolls sideways: what can be done with a row. */
  pinned?: boolean;
  /** Stacked, the cell stands without its label, across the row. */
  unlabelled?: boolean;
};

type Props<Row> = {
  /** What the table holds, for readers, and the name of the region that scrolls. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Dims the rows while others are on their way. */
  busy?: boolean;
  /** The least width of the table in rem, under which its region scrolls sideways. */
  minWidth?: "40" | "48" | "60" | "88";
  className?: string;
};

const MIN_WIDTH = {
  "40": "lg:min-w-[40rem]",
  "48": "lg:min-w-[48rem]",
  "60": "lg:min-w-[60rem]",
  "88": "lg:min-w-[88rem]",
} as const;

/**
 * A dense table: its head stays in sight while its own region scrolls; below 1024 px each row is a small block
 * of labelled lines. Roles are spelt out because a cell that is no longer laid out as one loses its own.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busy = false,
  minWidth = "48",
  className,
}: Props<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      aria-busy={busy}
      tabIndex={0}
      className={cn(
        "relative overflow-auto transition-opacity lg:scroll-pt-12 focus-visible:outline-offset-[-3px] lg:max-h-[max(28rem,calc(100dvh-16rem))]",
        // What is reached by keyboard does not stop under the head, the frozen or the pinned column.
        columns.some((column) => column.frozen) && "lg:scroll-pl-80",
        columns.some((column) => column.pinned) && "lg:scroll-pr-60",
        busy && "opacity-60",
        className,
      )}
    >
      <table role="table" className={cn("w-full border-collapse text-sm max-lg:block", MIN_WIDTH[minWidth])}>
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="sticky top-0 z-10 bg-sunken shadow-[0_1px_0_var(--c-line)] max-lg:sr-only"
        >
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cn(
                  "px-3 py-2.5 text-2xs font-semibold whitespace-nowrap text-ink-3 first:pl-4 last:pr-4",
                  column.end ? "text-right" : "text-left",
                  column.frozen && "lg:sticky lg:left-0 lg:z-10 lg:bg-sunken",
                  column.pinned && "lg:sticky lg:right-0 lg:z-10 lg:bg-sunken",
                )}
              >
                {column.headHidden ? <span className="sr-only">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:block">
          {rows.map((row) => (
            <tr
              role="row"
              key={rowKey(row)}
              className="group border-t border-line first:border-t-0 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-3 max-lg:px-4 max-lg:py-3 lg:hover:bg-sunken"
            >
              {columns.map((column) => (
                <td
                  role="cell"
                  key={column.key}
                  className={cn(
                    "min-w-0 align-middle lg:h-14 lg:px-3 lg:py-1.5 lg:first:pl-4 lg:last:pr-4",
                    column.end && "lg:text-right",
                    column.frozen &&
                      "lg:sticky lg:left-0 lg:bg-surface lg:shadow-[1px_0_0_var(--c-line)] lg:group-hover:bg-sunken",
                    column.pinned &&
                      "lg:sticky lg:right-0 lg:bg-surface lg:shadow-[-1px_0_0_var(--c-line)] lg:group-hover:bg-sunken",
                    !column.beside && "max-lg:col-span-2",
                    column.unlabelled
                      ? "max-lg:py-0.5"
                      : "max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-2 max-lg:py-0.5",
                    column.className,
                  )}
                >
                  {column.unlabelled ? null : (
                    <span aria-hidden className="text-xs text-ink-3 lg:hidden">
                      {column.head}
                    </span>
                  )}
                  <div className="min-w-0">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
