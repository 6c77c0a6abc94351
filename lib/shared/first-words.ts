/** The first words of a text, with '…' when some are missing. @param count most words of the result */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(" ");
  return `${words
    .slice(0, count)
    .join(" ")
    .replace(/[.,;:?!।–-]+$/, "")}…`;
}
