/**
 * The beginning of a text in one line, cut at a word where that loses little, with '…' when something is missing.
 * @param length most characters of the result; 70 on listing cards
 */
export function preview(text: string, length: number): string {
  const line = [...text.replace(/\s+/g, " ").trim()];
  if (line.length <= length) return line.join("");
  const cut = line.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > length * 0.6 ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, "")}…`;
}
