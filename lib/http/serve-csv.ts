import "server-only";
import { type Input, stringify } from "csv-stringify";
import { pipeline, Readable } from "node:stream";

/**
 * Answers rows as a CSV file, written while they are read. It is made for spreadsheets: a byte order mark says that it is
 * UTF-8, and no cell is taken for a formula.
 * @param fileName plain ASCII
 */
export function serveCsv(
  fileName: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Response {
  const options = {
    header: true,
    columns: [...columns],
    bom: true,
    quoted_string: true,
    escape_formulas: true,
    record_delimiter: "\r\n",
  } as const;
  const file = stringify(options);
  // A failure on the way breaks the answer off: half a file must not look like a whole one.
  pipeline(Readable.from(rows as AsyncIterable<Input[number]>), file, () => undefined);
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
