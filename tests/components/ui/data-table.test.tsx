import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Pagination } from "@/components/ui/pagination";

type Row = { id: string; name: string };

describe("a table", () => {
  const columns: Column<Row>[] = [
    { key: "name", head: "Name", cell: (row) => row.name },
    { key: "act", head: "Actions", headHidden: true, cell: () => <button type="button">View</button> },
  ];
  const html = renderToStaticMarkup(
    <DataTable
      caption="Providers"
      columns={columns}
      rows={[
        { id: "1", name: "Kasba" },
        { id: "2", name: "<b>" },
      ]}
      rowKey={(row) => row.id}
    />,
  );

  test("scrolls in a region of its own that has a name and takes the focus", () => {
    expect(html).toMatch(/<div role="region" aria-label="Providers"[^>]* tabindex="0"/);
    expect(html).toContain("<caption");
  });

  test("keeps its roles where a cell is laid out as a block", () => {
    expect(html.match(/role="(table|rowgroup|row|columnheader|cell)"/g)).toHaveLength(1 + 2 + 3 + 2 + 4);
  });

  test("every column has a head, for readers at least; values are text", () => {
    expect(html).toContain('<span class="sr-only">Actions</span>');
    expect(html).toContain("&lt;b&gt;");
  });
});

describe("pages", () => {
  const texts = {
    pages: "Pages",
    rows: "Rows",
    previous: "Previous",
    next: "Next",
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  };
  const draw = (page: number, limit: number, count: number, total: number) =>
    renderToStaticMarkup(
      <Pagination
        {...{ page, limit, count, total, texts }}
        sizes={[10, 20, 50, 100]}
        onPage={() => undefined}
        onLimit={() => undefined}
      />,
    );
  const isOff = (html: string, label: string) =>
    new RegExp(`<button[^>]* disabled=""[^>]*>${label}<`).test(html);

  test("the first of several", () => {
    const html = draw(1, 20, 20, 45);
    expect(html).toContain("1–20 of 45");
    expect([isOff(html, "Previous"), isOff(html, "Next")]).toEqual([true, false]);
  });

  test("a page with fewer rows than asked for is the last", () => {
    const html = draw(3, 20, 5, 45);
    expect(html).toContain("41–45 of 45");
    expect([isOff(html, "Previous"), isOff(html, "Next")]).toEqual([false, true]);
  });

  test("so is a full one that ends where the total ends", () => {
    expect(isOff(draw(2, 20, 20, 40), "Next")).toBe(true);
  });

  test("a table without rows has none", () => {
    expect(draw(1, 20, 0, 0)).toBe("");
  });

  test("offers the page sizes, the present one chosen", () => {
    const html = draw(1, 50, 50, 60);
    expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, size]) => size)).toEqual([
      "10",
      "20",
      "50",
      "100",
    ]);
    expect(html).toMatch(/<option value="50" selected/);
  });
});
