import "server-only";
import { CommandRefused } from "@/lib/shared/errors";
import { stateCodesAt } from "@/lib/domain/places/nearest-place";
import type { CategoryMap, ImportMapping, ImportRefusal, ImportReport } from "@/lib/schemas/import";
import { db } from "@/lib/server/db";
import { readCategoryNames } from "@/lib/domain/listings/import/category-names";
import {
  checkRow,
  type ImportedListing,
  type Omission,
  type RowContext,
} from "@/lib/domain/listings/import/check-row";
import { bindMapping } from "@/lib/domain/listings/import/column-mapping";
import { ensureImportProvider } from "@/lib/domain/listings/import/import-provider";
import { InFlight } from "@/lib/domain/listings/import/in-flight";
import { type CsvRow, inspectFile, readRows } from "@/lib/domain/listings/import/read-rows";
import { RepeatedIds } from "@/lib/domain/listings/import/repeated-ids";
import { compareBatch, refreshStatistics, writeBatch } from "@/lib/domain/listings/import/write-batch";

/** Rows of one transaction: large enough that a round trip does not count, small enough to be done in half a second. */
const BATCH_ROWS = 1000;
/** From this many written rows on, the planner's statistics are refreshed at the end. */
const STATISTICS_FROM_ROWS = 10_000;
/** How often, in rows, progress is told. */
const PROGRESS_ROWS = 5000;

/** The file is read twice: once checked as a whole before anything is written, once written. Bytes are as on disk. */
export type ImportProgress = {
  readonly phase: "checking" | "writing";
  readonly rows: number;
  readonly bytesRead: number;
  readonly bytesTotal: number;
};

export type ImportOptions = {
  /** Path of a CSV file, plain or gzip, with a header. */
  readonly file: string;
  readonly mapping: ImportMapping;
  /** Name of the source, 2–120 characters: with a row's id it says which listing a row is. */
  readonly source: string;
  readonly categoryMap?: CategoryMap;
  /** Slug of the category of rows whose category is missing or unknown; without it they are refused. */
  readonly defaultCategory?: string | undefined;
  /** The state code a text means, or null. */
  readonly stateCode: (text: string) => string | null;
  /** Finds out the same and writes nothing. */
  readonly dryRun?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** An optional value of a row that goes in, which could not be used. */
  readonly onOmission?: (omission: Omission & { readonly line: number }) => void;
  /** The database as the role that owns the tables, for their statistics; default: DATABASE_URL. */
  readonly migrationUrl?: string;
  /** One line about something that did not happen although the import is done, and the remedy. */
  readonly onWarning?: (line: string) => void;
  /** When it fires, the batches under way are finished and the run ends; running it again completes it. */
  readonly signal?: AbortSignal;
};

/** Rows without a state get that of the nearest place, when there is one. */
async function withStates(listings: readonly ImportedListing[]): Promise<readonly ImportedListing[]> {
  const without = listings.filter(({ stateCode }) => stateCode === null);
  if (without.length === 0) return listings;
  const codes = await stateCodesAt(without);
  const codeOf = new Map(without.map((listing, index) => [listing, codes[index] ?? null]));
  return listings.map((listing) => ({
    ...listing,
    stateCode: listing.stateCode ?? codeOf.get(listing) ?? null,
  }));
}

async function knownStateCode(
  stateCode: ImportOptions["stateCode"],
): Promise<(text: string) => string | null> {
  const codes = new Set((await db.state.findMany({ select: { code: true } })).map(({ code }) => code));
  const found = new Map<string, string | null>();
  return (text) => {
    let code = found.get(text);
    if (code === undefined) {
      code = stateCode(text);
      if (code !== null && !codes.has(code)) code = null;
      if (found.size < 10_000) found.set(text, code);
    }
    return code;
  };
}

/** Reads a file to its end without writing anything: whether that is possible, and which ids come again. */
async function survey(
  rows: AsyncGenerator<CsvRow>,
  contextOf: (header: readonly string[]) => RowContext,
  afterRow: (rows: number) => void,
): Promise<{ context: RowContext; repeated: RepeatedIds } | null> {
  const repeated = new RepeatedIds();
  let context: RowContext | undefined;
  let count = 0;
  for await (const row of rows) {
    if (context === undefined) {
      context = contextOf(row.fields);
      continue;
    }
    const checked = checkRow(row, context);
    if ("listing" in checked) repeated.add(checked.listing.externalId, row.line);
    afterRow((count += 1));
  }
  return context === undefined ? null : { context, repeated };
}

/**
 * Brings the listings of a source in step with a file. A row is known again by source and id: running the same file
 * twice writes nothing the second time, and a run that was killed is finished by running it again. New listings are
 * approved, belong to the source's own provider, and are findable as soon as their batch is written. Of a listing that
 * exists, the file decides name, category, description, price, phone, address, place and tags (what it does not say
 * becomes empty); its status, its provider and its publication stay. Listings that the file no longer has stay.
 *
 * Rows that cannot go in are reported with line, field and reason (see checkRow). Of several acceptable rows with one
 * id the last goes in, and each earlier one is reported at field `id`.
 *
 * @throws CommandRefused when it cannot run: file, header, mapping, source, category map or default; found
 *   before anything is written.
 */
export async function importListings(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { file, mapping, dryRun = false, onProgress, onOmission, onWarning, signal } = options;
  const source = options.source.trim();
  if (source.length < 2 || source.length > 120) throw new CommandRefused("source: 2 to 120 characters");

  const kind = await inspectFile(file);
  let bytesRead = 0;
  const open = () => readRows(file, kind, (bytes) => void (bytesRead = bytes));
  const tell = (phase: ImportProgress["phase"], rows: number) =>
    onProgress?.({ phase, rows, bytesRead, bytesTotal: kind.bytes });
  const afterRow = (phase: ImportProgress["phase"], rows: number): void => {
    if (rows % PROGRESS_ROWS === 0) tell(phase, rows);
    signal?.throwIfAborted();
  };

  const names = await readCategoryNames(options.categoryMap ?? {}, options.defaultCategory);
  const stateCode = await knownStateCode(options.stateCode);
  const contextOf = (header: readonly string[]): RowContext => ({
    columns: header.length,
    mapping: bindMapping(mapping, header),
    ...names,
    stateCode,
  });

  const surveyed = await survey(open(), contextOf, (rows) => afterRow("checking", rows));
  if (surveyed === null) throw new CommandRefused(`${file}: the file is empty`);
  const { context, repeated } = surveyed;

  const errors: ImportRefusal[] = [];
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0 };
  const inFlight = new InFlight(Number(process.env["DATABASE_POOL_MAX"] ?? 2) > 1 ? 2 : 1);
  let providerUserId: string | undefined;
  let batch: ImportedListing[] = [];

  const flush = async (): Promise<void> => {
    const listings = batch;
    batch = [];
    if (listings.length === 0) return;
    if (!dryRun) providerUserId ??= await ensureImportProvider(source);
    const owner = providerUserId;
    await inFlight.add(async () => {
      const complete = await withStates(listings);
      const done =
        owner === undefined
          ? await compareBatch(source, complete)
          : await writeBatch(source, owner, complete);
      counts.created += done.created;
      counts.updated += done.updated;
      counts.unchanged += done.unchanged;
    });
  };

  let isHeader = true;
  try {
    for await (const row of open()) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      counts.read += 1;
      const checked = checkRow(row, context);
      if ("refusal" in checked) {
        errors.push(checked.refusal);
      } else {
        const later = repeated.laterLine(checked.listing.externalId, row.line);
        if (later !== null) {
          errors.push({
            line: row.line,
            field: "id",
            reason: `comes again on line ${later}: the last row counts`,
          });
        } else {
          for (const omission of checked.omissions) onOmission?.({ line: row.line, ...omission });
          if (batch.push(checked.listing) >= BATCH_ROWS) await flush();
        }
      }
      afterRow("writing", counts.read);
    }
    await flush();
  } finally {
    await inFlight.finish();
  }
  if (!dryRun && counts.created + counts.updated >= STATISTICS_FROM_ROWS) {
    const warning = await refreshStatistics(options.migrationUrl ?? process.env["DATABASE_URL"] ?? "");
    if (warning !== null) onWarning?.(warning);
  }
  tell("writing", counts.read);

  const seconds = Math.round(performance.now() - started) / 1000;
  return { ...counts, rejected: errors.length, errors, seconds };
}
