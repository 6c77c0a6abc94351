/** Without accents: place names are shown in plain English letters; letters of other scripts are dropped. */
export const asciiText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’`]/g, "'")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/[\s,]+$/, "");

const LINKS = new Set(["and", "of", "the"]);
const VOWELS = /[AEIOUY]/;

/**
 * 'KUMURAM BHEEM' and 'kumuram bheem' → 'Kumuram Bheem'. Initials stay: 'M.G. Road', 'HSR Layout' (all capitals, and
 * so short or without vowels that they cannot be a word). A text that is all capitals is taken for shouting throughout.
 */
export function tidyCase(text: string): string {
  const shouted = text.length > 5 && text === text.toUpperCase();
  return text
    .split(/(?<=[\s(\-/])/)
    .map((word, index) => {
      const letters = word.replace(/[^A-Za-z]/g, "");
      if (index > 0 && LINKS.has(letters.toLowerCase())) return word.toLowerCase();
      if (/[A-Z]\./.test(word)) return word;
      const capitals = letters === letters.toUpperCase();
      if (capitals && (!VOWELS.test(letters) || (!shouted && letters.length <= 3))) return word;
      if (!capitals && word !== word.toLowerCase()) return word;
      return word.toLowerCase().replace(/[a-z]/, (letter) => letter.toUpperCase());
    })
    .join("");
}

/**
 * What people call the place of a post office: 'Bhusari Colony S.O' → 'Bhusari Colony', 'Airport S.O (Pune)' →
 * 'Airport', 'Sec62 Noida' → 'Sector 62 Noida'. Null when nothing worth showing is left.
 */
export function officePlace(office: string): string | null {
  const name = asciiText(office)
    .replace(/[([{@].*$/, "")
    .replace(/(?:\s|(?<=[a-z.]))[BSHPE]\s?\.?\s?[O0]\b\.?.*$/, "")
    .replace(/\s+(?:bo|so|ho|b\.o\.?|s\.o\.?|h\.o\.?)$/i, "")
    .replace(/\s+(?:NDS?\.?O?|NDC|NDTSO|NDSO|DSO|TSO|EDSO|EB\.O|ED|MDG|LSG)[.\s]*$/, "")
    .replace(/\s*\b[A-Z]{0,4}\d{3,}\b\s*$/, "")
    .replace(/\bSec(?:t|tor)?\.?\s*-?\s*(\d+)/gi, "Sector $1")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,'-]+|[\s,'-]+$/g, "");
  if (name.length < 3 || !/[A-Za-z]{2}/.test(name)) return null;
  return tidyCase(name);
}
