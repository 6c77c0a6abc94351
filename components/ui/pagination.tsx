import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

type Props = {
  /** From 1. */
  page: number;
  /** Rows a page may have. */
  limit: number;
  /** Rows this page has. */
  count: number;
  total: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  texts: {
    pages: string;
    rows: string;
    previous: string;
    next: string;
    range: (from: number, to: number, total: number) => string;
  };
};

/**
 * The foot of a table: how many rows a page has, which are shown, and the way to the others. There is no next page when
 * this one is not full, or when it ends where the total ends (docs/product/texts-and-limits.md#numbers). A table
 * without rows has no foot.
 */
export function Pagination({ page, limit, count, total, sizes, onPage, onLimit, texts }: Props) {
  if (total === 0) return null;
  const from = count === 0 ? 0 : (page - 1) * limit + 1;
  const to = count === 0 ? 0 : from + count - 1;
  const isLast = count < limit || page * limit >= total;
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2"
    >
      <label className="flex items-center gap-2 text-sm text-ink-2">
        {texts.rows}
        <Select value={limit} onChange={(event) => onLimit(Number(event.target.value))} className="w-20">
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </label>
      <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
        {texts.range(from, to, total)}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button variant="line" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {texts.previous}
        </Button>
        <Button variant="line" disabled={isLast} onClick={() => onPage(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </nav>
  );
}
