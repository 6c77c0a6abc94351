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
  /** On a phone the cell shares a line with the next one that says so: a picture and the name at its right. */
  beside?: boolean;
  /** The column stays at the right edge while the table scrolls sideways: what can be done with a row. */
  pinned?: boolean;
  /** On a phone the cell stands without its label, across the row. */
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
  "40": "md:min-w-[40rem]",
  "48": "md:min-w-[48rem]",
  "60": "md:min-w-[60rem]",
  "88": "md:min-w-[88rem]",
} as const;

/**
 * A dense table: its head stays in sight while its own region scrolls; on a phone each row is a small block of labelled
 * lines. Roles are spelt out because a cell that is no longer laid out as one loses its own.
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
        "relative overflow-auto transition-opacity md:scroll-pt-12 focus-visible:outline-offset-[-3px] md:max-h-[max(28rem,calc(100dvh-16rem))]",
        // What is reached by keyboard does not stop under the head or the pinned column.
        columns.some((column) => column.pinned) && "md:scroll-pr-60",
        busy && "opacity-60",
        className,
      )}
    >
      <table role="table" className={cn("w-full border-collapse text-sm max-md:block", MIN_WIDTH[minWidth])}>
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="sticky top-0 z-10 bg-sunken shadow-[0_1px_0_var(--c-line)] max-md:sr-only"
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
                  column.pinned && "md:sticky md:right-0 md:bg-sunken",
                )}
              >
                {column.headHidden ? <span className="sr-only">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <tr
              role="row"
              key={rowKey(row)}
              className="group border-t border-line first:border-t-0 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:px-4 max-md:py-3 md:hover:bg-sunken"
            >
              {columns.map((column) => (
                <td
                  role="cell"
                  key={column.key}
                  className={cn(
                    "min-w-0 align-middle md:h-14 md:px-3 md:py-1.5 md:first:pl-4 md:last:pr-4",
                    column.end && "md:text-right",
                    column.pinned &&
                      "md:sticky md:right-0 md:bg-surface md:shadow-[-1px_0_0_var(--c-line)] md:group-hover:bg-sunken",
                    !column.beside && "max-md:col-span-2",
                    column.unlabelled
                      ? "max-md:py-0.5"
                      : "max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-2 max-md:py-0.5",
                    column.className,
                  )}
                >
                  {column.unlabelled ? null : (
                    <span aria-hidden className="text-xs text-ink-3 md:hidden">
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
