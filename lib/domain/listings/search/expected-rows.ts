import "server-only";
import type { Understanding } from "@/lib/domain/listings/search/reading/interpret";
import type { Concept } from "@/lib/domain/listings/search/reading/meant-subcategories";
import { countsAnywhere, rowsOf } from "@/lib/domain/listings/search/question";

/**
 * About how many rows what a text asks for finds: those of the subcategories that it names, and those that have its words
 * elsewhere. An estimate, for the way to them. Infinity where nothing is known.
 * @param scopeRows how many rows there are
 */
export function expectedRows(meant: Understanding, scopeRows: number): number {
  const { needed, either, primary, secondary, best, sure, isRare, readings } = meant;
  if (needed.length === 0 || needed.some(({ isPrefix }) => isPrefix)) return Infinity;
  const isAnywhere = countsAnywhere(meant);
  const ids = new Set(
    either.length > 0
      ? either.map(({ subcategory }) => subcategory.id)
      : [
          ...(isRare ? [] : sure),
          ...(needed.length > 1 && !isRare ? best : []),
          ...(isAnywhere ? [] : [...primary, ...secondary]),
        ],
  );
  const within = rowsOf([...ids], readings);
  if (either.length > 0) return within;
  const beyond = (stem: string) =>
    readings.shares.reduce(
      (left, { word, id, n }) => left - (word === stem && ids.has(id) ? n : 0),
      readings.listings[stem] ?? 0,
    );
  const elsewhere = ({ alternatives, isBySynonym }: Concept) =>
    alternatives
      .filter((stems, i) => isAnywhere || stems.length > 1 || (i === 0 && isBySynonym !== true))
      .reduce((sum, stems) => sum + together(stems.map(beyond), scopeRows), 0);
  return within + together(needed.map(elsewhere), scopeRows);
}

/** In how many rows things stand together that have so many each, as chance has it. */
function together(counts: readonly number[], scopeRows: number): number {
  const [least = 0, ...others] = counts.toSorted((a, b) => a - b);
  return others.reduce((rows, count) => rows * Math.min(1, count / scopeRows), least);
}
