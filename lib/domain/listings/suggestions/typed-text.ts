import "server-only";

/** A text that is still being typed, taken apart: what is needed stands in it, and perhaps the beginning of a place. */
export type TypedText = {
  /** Before the need, as typed, with its space: a place that was said first ('pune me '). */
  readonly before: string;
  readonly need: string;
  /** The word between need and place, and what is typed of the place; null without such a word. */
  readonly place: { readonly link: string; readonly text: string } | null;
};

/** 'plumber in pu': the place comes last. */
const PLACE_LAST = /^(.*\S)\s+(in|near|at|around|nearby)(?:\s+(.*))?$/isu;
/** 'pune me plum', 'पुणे में प्लं': the place comes first. */
const PLACE_FIRST = /^(.*\s(?:me|mein|main|में|ke\s+paas|ke\s+pass|ke\s+pas|के\s+पास)\s+)(\S.*)$/isu;

export function takeApart(typed: string): TypedText {
  const first = PLACE_FIRST.exec(typed);
  if (first) return { before: first[1]!, need: first[2]!, place: null };
  const last = PLACE_LAST.exec(typed);
  if (last)
    return { before: "", need: last[1]!, place: { link: last[2]!.toLowerCase(), text: last[3] ?? "" } };
  return { before: "", need: typed, place: null };
}
