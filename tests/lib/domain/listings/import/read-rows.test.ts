import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { inspectFile, readRows } from "@/lib/domain/listings/import/read-rows";

const folder = mkdtempSync(join(tmpdir(), "read-rows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer): Promise<[number, ...string[]][]> {
  const file = join(folder, "file.csv");
  writeFileSync(file, content);
  const rows: [number, ...string[]][] = [];
  for await (const { line, fields } of readRows(file, await inspectFile(file))) rows.push([line, ...fields]);
  return rows;
}

const EXPECTED = [
  [1, "id", "name"],
  [2, "1", "दूध"],
  [4, "2", "two\nlines"],
  [6, "3", 'a "quoted" word'],
  [7, "4", '5" pipe'],
  [8, "5"],
  [9, "6", "last"],
];
const TEXT = 'id,name\n1,दूध\n\n2,"two\nlines"\n3,"a ""quoted"" word"\n4,5" pipe\n5\n6,last';

test("physical lines, blank lines, line ends and quotes inside values", async () => {
  expect(await read(TEXT)).toEqual(EXPECTED);
  expect(await read(`${TEXT}\n`)).toEqual(EXPECTED);
});

test("a byte order mark, CRLF, gzip", async () => {
  const crlf = EXPECTED.map((row) =>
    row.map((value) => (typeof value === "string" ? value.replace("\n", "\r\n") : value)),
  );
  expect(await read(`\ufeff${TEXT.replaceAll("\n", "\r\n")}`)).toEqual(crlf);
  expect(await read(gzipSync(`\ufeff${TEXT}`))).toEqual(EXPECTED);
});

test("lines that end differently in one file", async () => {
  expect(await read("a,b\r\n1,2\n3,4\r\n5,6")).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [3, "3", "4"],
    [4, "5", "6"],
  ]);
});

test("characters of every length lie across the reads of a file", async () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const name = `${"x".repeat(shift)}${"éद𝐀\ufffd".repeat(60_000)}`;
    expect(await read(`id,name\n1,${name}`)).toEqual([
      [1, "id", "name"],
      [2, "1", name],
    ]);
  }
});

test("a file of many reads keeps its lines", async () => {
  const body = Array.from({ length: 50_000 }, (_, n) => (n % 7 === 0 ? `${n},"a\r\nb"` : `${n},name`)).join(
    "\n",
  );
  const rows = await read(gzipSync(`id,name\n${body}`));
  expect(rows).toHaveLength(50_001);
  expect(rows.at(-1)?.[0]).toBe(50_001 + Math.ceil(49_999 / 7));
});

test.each([
  ["an unclosed quote", 'a,b\n1,2\n3,"4\n5,6\n', /line 3: a quote is opened and not closed/],
  [
    "an unclosed quote before much text",
    `a,b\n1,"${"x,\n".repeat(500_000)}`,
    /line 2: a quote is opened and not closed/,
  ],
  ["a cut archive", gzipSync(TEXT.repeat(1000)).subarray(0, 60), /damaged or cut short/],
  [
    "a damaged archive",
    Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from("nonsense")]),
    /damaged or cut short/,
  ],
  [
    "a record without end",
    `a,b\n1,2\n3,${"x".repeat(1_100_000)}\n`,
    /line 3: a quote is opened and not closed, or the record is longer than 1,000,000 bytes/,
  ],
  ["a workbook", Buffer.from("PK\u0003\u0004 and more"), /an Excel workbook or an archive, no CSV/],
  ["UTF-16", Buffer.from(`\ufeff${TEXT}`, "utf16le"), /UTF-16/],
  ["nothing", "", /empty/],
  [
    "Latin-1",
    Buffer.from("id,name\n1,Dairy\n2,Café\n3,Mill", "latin1"),
    /line 3: the file is not UTF-8: save it as UTF-8$/,
  ],
  [
    "Latin-1 in an archive",
    gzipSync(Buffer.from(`id,name\n2,Café`, "latin1")),
    /line 2: the file is not UTF-8/,
  ],
  [
    "a character cut at the end",
    Buffer.from("id,name\n1,दूध").subarray(0, -1),
    /line 2: the file is not UTF-8/,
  ],
  [
    "Latin-1 far into a file",
    Buffer.concat([
      Buffer.from("id,name\n" + "1,दूध की डेयरी\n".repeat(100_000)),
      Buffer.from("2,Café\n3,Café\n4,दूध\n", "latin1"),
    ]),
    /line 100002: the file is not UTF-8/,
  ],
])("refuses %s", async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test("refuses what is no file", async () => {
  await expect(inspectFile(join(folder, "none.csv"))).rejects.toThrow(/none.csv: no such file/);
  await expect(inspectFile(folder)).rejects.toThrow(/not a file/);
});
