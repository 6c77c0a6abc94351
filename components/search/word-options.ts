import type { Suggestions } from "@/components/form/use-suggestions";
import type { Suggestion } from "@/lib/schemas/suggestion";

/** What the field of words offers: what was searched for here before, what the server suggests, and to forget the former. */
export type WordOption = { kind: "recent"; text: string } | { kind: "forget" } | Suggestion;

/** Of what was searched for before: with nothing typed, and beside what the server suggests. */
const MOST_RECENT = { alone: 5, beside: 2 } as const;

/**
 * Earlier searches that begin like the text, at once, and then what the server suggests that is none of them.
 * @param places false where a place is given beside the words: theirs would not count
 */
export function wordOptions(
  suggested: Suggestions<Suggestion>,
  text: string,
  { recent, places }: { recent: readonly string[]; places: boolean },
): Suggestions<WordOption> {
  const typed = text.trim().toLowerCase();
  const alike = recent.filter((one) => {
    const said = one.toLowerCase();
    return said.startsWith(typed) && said !== typed;
  });
  const shown = alike.slice(0, typed === "" ? MOST_RECENT.alone : MOST_RECENT.beside);
  const known = new Set(shown.map((one) => one.toLowerCase()));
  const items = suggested.state === "ready" ? suggested.items : [];
  return {
    state: "ready",
    items: [
      ...shown.map((one) => ({ kind: "recent" as const, text: one })),
      ...items.filter((one) => !known.has(one.text.toLowerCase()) && (places || one.kind !== "place")),
      ...(typed === "" && shown.length > 0 ? [{ kind: "forget" as const }] : []),
    ],
  };
}
