import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { z } from "zod";

/** What the bench measures, by the letter that `--only` takes. */
export const PARTS = {
  a: "search shapes, beside the quickest SQL that we can write for each, on one connection",
  b: "search shapes, beside the plain SQL of the same question",
  c: "calls of the API, beside an empty handler of the same Next",
  d: "pages, kept and rendered, beside a bare server and an empty page of the same Next",
  e: "suggestions and interpretation",
  f: "writes, alone and beside readers",
  g: "memory and disk",
  h: "what others would pick, over the same rows",
  i: "whole searches of judged queries, over copies of the demo's listings (by itself)",
} as const;
export type Part = keyof typeof PARTS;

const Unit = z.enum(["ms", "requests/s", "rows/s", "MB"]);
type Unit = z.infer<typeof Unit>;
/** Of these less is better. */
const LESS: ReadonlySet<Unit> = new Set(["ms", "MB"]);

const Row = z.object({
  part: z.string(),
  name: z.string(),
  unit: Unit,
  /** Null: it failed. */
  value: z.number().nullable(),
  /** Of what was done several times: 95 of 100 stay below. */
  p95: z.number().optional(),
  /** What it is held against, measured in turn with it. */
  beside: z.object({ name: z.string(), value: z.number() }).optional(),
  /** What else is to know: why it failed, how many were refused. */
  note: z.string().optional(),
});
export type Row = z.infer<typeof Row>;

const Report = z.object({
  machine: z.string(),
  date: z.string(),
  rows: z.number(),
  results: z.array(Row),
});
export type Report = z.infer<typeof Report>;

/** A run over so many listings, on this machine, now. */
export const reportOf = (rows: number, results: readonly Row[]): Report => ({
  machine: `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  date: new Date().toISOString(),
  rows,
  results: [...results],
});

/** @throws Error when the file is none that `--json` wrote */
export const readReport = (file: string): Report => Report.parse(JSON.parse(readFileSync(file, "utf8")));

const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en-IN") : value.toFixed(value >= 10 ? 1 : 2);

/** One line of the table. */
export function lineOf({ name, unit, value, p95, beside, note }: Row): string {
  const told = value === null ? "failed" : `${digits(value)} ${unit}`;
  const ratio =
    beside === undefined || value === null
      ? ""
      : `${digits(beside.value)} ${beside.name}`.padEnd(34) + ` ${(value / beside.value).toFixed(2)}×`;
  const most = p95 === undefined ? "" : `  p95 ${digits(p95)}`;
  const aside = note === undefined ? "" : `  (${note})`;
  return `${name.padEnd(52)} ${told.padStart(18)}   ${ratio}${most}${aside}`.trimEnd();
}

/** Slower than this beside the earlier run is told; below it runs differ by themselves. */
const TOLERANCE = 1.25;

/**
 * What became slower since another run: its ratio where there is something beside it, which leaves the machine out, else
 * the value itself; and what failed that did not.
 */
export function slowerThan(before: Report, now: Report): string[] {
  const measure = ({ value, beside }: Row): number | null =>
    value === null ? null : beside === undefined ? value : value / beside.value;
  const earlier = new Map(before.results.map((row) => [`${row.part} ${row.name}`, row]));
  return now.results.flatMap((row) => {
    const was = earlier.get(`${row.part} ${row.name}`);
    const [old, present] = [was && measure(was), measure(row)];
    if (was === undefined || old === undefined || old === null) return [];
    if (present === null) return [`${row.part}  ${row.name}: failed (${row.note ?? "?"})`];
    const times = LESS.has(row.unit) ? present / old : old / present;
    if (times <= TOLERANCE) return [];
    const what = row.beside === undefined ? row.unit : `of ${row.beside.name}`;
    return [
      `${row.part}  ${row.name}: ${digits(old)} → ${digits(present)} ${what}, ${times.toFixed(2)} × slower`,
    ];
  });
}
