const MAX_LENGTH = 120;

/**
 * Control and format characters (bidi overrides among them), unassigned ones, halves of pairs, line and paragraph
 * separators; but not the two joiners that Indian scripts and emoji are written with.
 */
const UNSHOWABLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name as it may be shown: base name, composed (NFC), no control or bidi characters, at most 120 characters,
 * `file` when nothing remains (docs/security.md#uploads-and-files). Never a path: files are stored under names of ours.
 */
export function cleanFileName(name: string): string {
  const base = name.normalize("NFC").replace(UNSHOWABLE, "").split(/[/\\]/).at(-1)!;
  // Cut between characters as Postgres and JavaScript both count them: no half of a pair at the end.
  const cut = base
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
  return /[^.\s]/.test(cut) ? cut : "file";
}
