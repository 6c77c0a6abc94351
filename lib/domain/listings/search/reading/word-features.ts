import "server-only";

/** What nobody in the directory offers, as a class of its own. */
export const OFFERED_BY_NOBODY = "";

/** The lengths of the parts of words, in UTF-16 code units. */
const [SHORTEST, LONGEST] = [3, 5];

/** FNV-1a, 32 bits: of the tens of thousands of features that are known, hardly two share one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * The features of words: each word, and its parts of 3 to 5 letters, with '<' and '>' where it begins and ends.
 * @returns what they are known by, 0 to 2^32 - 1, once for each time a feature occurs
 */
export const featuresOf = (words: readonly string[]): number[] =>
  words.flatMap((word) => {
    const marked = `<${word}>`;
    const features = [hashOf(`=${word}`)];
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let i = 0; i + length <= marked.length && length < marked.length; i++)
        features.push(hashOf(marked.slice(i, i + length)));
    return features;
  });
