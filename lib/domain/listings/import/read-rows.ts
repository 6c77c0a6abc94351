import "server-only";
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import { CommandRefused } from "@/lib/shared/errors";

/** Longest record, in bytes: an unclosed quote is noticed here and does not swallow the rest of the file. */
const MAX_RECORD_BYTES = 1_000_000;

/** The fields of one record and the physical line it begins on; the header is on line 1. */
export type CsvRow = { readonly line: number; readonly fields: readonly string[] };

const refuse = (message: string) => new CommandRefused(message);

type FileKind = { readonly isGzip: boolean; readonly bytes: number };

/** What files of Excel begin with: an archive (.xlsx), and the older .xls. */
const WORKBOOKS: readonly string[] = ["504b0304", "d0cf11e0"];

/**
 * Looks at a file before it is read.
 *
 * @throws CommandRefused when it is not there, not a file, empty, or, by its first bytes, a workbook or UTF-16.
 */
export async function inspectFile(file: string): Promise<FileKind> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw refuse(
      error.code === "ENOENT"
        ? `${file}: no such file`
        : `${file}: cannot be read (${error.code ?? error.message})`,
    );
  });
  if (!found.isFile()) throw refuse(`${file}: not a file`);
  if (found.size === 0) throw refuse(`${file}: the file is empty`);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw refuse(`${file}: cannot be read (${error.code ?? error.message})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const start = buffer.toString("hex", 0, 2);
    if (WORKBOOKS.includes(buffer.toString("hex")))
      throw refuse(`${file}: an Excel workbook or an archive, no CSV: save it as 'CSV UTF-8'`);
    if (start === "fffe" || start === "feff") throw refuse(`${file}: UTF-16 text; save it as UTF-8`);
    return { isGzip: start === "1f8b", bytes: found.size };
  } finally {
    await handle.close();
  }
}

const LINE_END = 0x0a;

/** How many of these bytes, at the end, are the beginning of a character that goes on in the next piece: 0 to 3. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** The first of these lines, from 0, that is not UTF-8. */
function firstBadLine(bytes: Buffer): number {
  let start = 0;
  for (let line = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_END, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

/** Lets bytes through until they are not UTF-8: the parser would put U+FFFD in their place and say nothing. */
async function* onlyUtf8(file: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const check = (bytes: Buffer, lineBefore: number): void => {
    if (isUtf8(bytes)) return;
    const line = lineBefore + firstBadLine(bytes);
    throw refuse(`${file}: line ${line}: the file is not UTF-8: save it as UTF-8`);
  };
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const whole = bytes.subarray(0, bytes.length - unfinishedBytes(bytes));
    check(whole, line);
    line += countLineEnds(whole);
    rest = bytes.subarray(whole.length);
    yield piece;
  }
  check(rest, line);
}

/** Physical lines a record takes: quoted fields may hold line ends, CRLF being one. */
function lineCount(fields: readonly string[]): number {
  let count = 1;
  for (const field of fields) {
    for (let at = field.indexOf("\n"); at >= 0; at = field.indexOf("\n", at + 1)) count += 1;
  }
  return count;
}

function describe(file: string, error: unknown, line: number): unknown {
  if (error instanceof CsvError) {
    const reason =
      error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
        ? `a quote is opened and not closed, or the record is longer than ${MAX_RECORD_BYTES.toLocaleString("en-US")} bytes`
        : error.message;
    return refuse(`${file}: line ${line}: ${reason}`);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith("Z_")) return refuse(`${file}: damaged or cut short (gzip, after line ${line - 1})`);
  return error;
}

/**
 * The records of a CSV file in order, blank lines left out; UTF-8 with or without a byte order mark, LF or CRLF, plain
 * or gzip (told by its first bytes). A quote inside an unquoted field is text. Rows may have any number of fields.
 *
 * @param onBytes called with the bytes read of the file as it is on disk
 * @throws CommandRefused with the line, for an unclosed quote, bytes that are not UTF-8 or a damaged archive
 */
export async function* readRows(
  file: string,
  { isGzip }: FileKind,
  onBytes: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const parser = parse({
    bom: true,
    record_delimiter: ["\r\n", "\n"],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  let failure: unknown;
  const utf8 = (pieces: AsyncIterable<Buffer>) => onlyUtf8(file, pieces);
  const flow = (
    isGzip ? pipeline(source, createGunzip(), utf8, parser) : pipeline(source, utf8, parser)
  ).catch((error: unknown) => {
    failure = error;
  });
  // Own count: the parser's counts a CRLF inside quotes twice, and says where a record ends, not where it begins.
  let line = 1;
  try {
    for await (const record of parser) {
      const fields = record as string[];
      if (fields.length > 1 || fields[0] !== "") yield { line, fields };
      line += lineCount(fields);
      onBytes(source.bytesRead);
    }
    await flow;
  } catch (error) {
    await flow;
    throw describe(file, failure ?? error, line);
  } finally {
    source.destroy();
  }
}
