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

/** What the post office shortens, and the word people know; what stands at the end only is in `AT_THE_END`. */
const WRITTEN_OUT: readonly (readonly [short: RegExp, word: string])[] = [
  [/\bExtn\b\.?/gi, "Extension"],
  [/\bExt\b\.?/gi, "Extension"],
  [/(?<=[a-z] )Rd\b\.?/gi, "Road"],
  [/\bJn\b\.?/gi, "Junction"],
  [/\bRly\b\.?/gi, "Railway"],
  [/(?<=[a-z.] )Stn\b\.?/gi, "Station"],
  [/\bEngg\b\.?\s?/gi, "Engineering "],
  [/\bIndl\b\.?\s?/gi, "Industrial "],
  [/\bInd\b\.?\s?(?=Area|Est)/gi, "Industrial "],
  [/(?<=Industrial )Est\b\.?/gi, "Estate"],
  [/\bMkt\b\.?/gi, "Market"],
  [/\bBzr\b\.?/gi, "Bazar"],
  [/\bBldg\b\.?/gi, "Building"],
  [/\b(?:Uty|Univeristy|Univesity)\b\.?/gi, "University"],
  [/\bGovt\b\.?/gi, "Government"],
];

/** What ends the name of an office: its kind, which is no name of a place, or a word of the place in few letters. */
const AT_THE_END: readonly (readonly [ending: RegExp, word: string])[] = [
  [/\s+(?:[GH]\.?P\.?O|MDO|NDT?|G\.|T\.S\.?|E\.D\.?|Kty)[.\s]*$/i, ""],
  [/\s+R\.?\s?S[.\s]*$/i, " Railway Station"],
  [/\s+(?:IE|I\.E)[.\s]*$/, " Industrial Estate"],
  [/\s+KH[.\s]*$/i, " Khurd"],
  [/(?<=[a-z]{2})[.\s]+$/i, ""],
];

/** Titled names of offices that people write in capitals. */
const INITIALS =
  /\b(?:Aiims|Apmc|Apsp|Bhel|Bsf|Cidco|Crpf|Gidc|Gsvm|Hmt|Huda|Iim|Iit|Ins|Midc|Nhpc|Nsg|Ntpc|Ongc|Rbi|Riico|Sidco|Srpf|Tps)\b/g;

/** Roman numbers as names of places have them, from 1. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const PART = new RegExp(`\\b(${ROMAN.join("|")}) (Bk|Blk|Block|Phase|Stage)\\b`, "gi");
const ordinal = (roman: string): string => {
  const number = ROMAN.indexOf(roman.toUpperCase()) + 1;
  return `${number}${["th", "st", "nd", "rd"][number] ?? "th"}`;
};

/**
 * 'Bhosari I.E.' → 'Bhosari Industrial Estate', 'Adgaon Bk' → 'Adgaon Budruk', 'Koramangala VI Bk' → 'Koramangala 6th
 * Block', 'Nagpur GPO' → 'Nagpur'.
 */
function writtenOut(name: string, stateCode: string): string {
  let text = name
    .replace(/\bPT\s+(?=[IVX]+\b)/i, "Part ")
    .replace(/\bPh\s?(?=[IVX]+\b)/, "Phase ")
    .replace(PART, (_all, roman: string, part: string) => {
      const isBlock = /^bl?o?c?k$/i.test(part);
      return isBlock || stateCode === "KA"
        ? `${ordinal(roman)} ${isBlock ? "Block" : part}`
        : `${roman.toUpperCase()} ${part}`;
    });
  if (stateCode === "MH")
    text = text.replace(/\s+B\.?K[.\s]*$/i, " Budruk").replace(/\s+KD[.\s]*$/i, " Khurd");
  for (const [short, word] of [...WRITTEN_OUT, ...AT_THE_END]) text = text.replace(short, word);
  return text;
}

/**
 * What people call the place of a post office: 'Bhusari Colony S.O' → 'Bhusari Colony', 'Airport S.O (Pune)' →
 * 'Airport', 'Sec62 Noida' → 'Sector 62 Noida', 'Jeypore Rd' → 'Jeypore Road'. Null when nothing worth showing is left,
 * and for a centre of delivery ('NDC Agra'), which is no place.
 *
 * @param stateCode of the office: 'Bk' is Budruk in Maharashtra.
 */
export function officePlace(office: string, stateCode: string): string | null {
  const name = asciiText(office)
    .replace(/[([{@].*$/, "")
    .replace(/(?:\s|(?<=[a-z.]))[BSHPE]\s?\.?\s?[O0]\b\.?.*$/, "")
    .replace(/\s+(?:bo|so|ho|b\.o\.?|s\.o\.?|h\.o\.?)$/i, "")
    .replace(/\s+(?:NDS?\.?O?|NDC|NDTSO|NDSO|DSO|TSO|EDSO|EB\.O|ED|MDG|LSG)[.\s]*$/, "")
    .replace(/\s*\b[A-Z]{0,4}\d{3,}\b\s*$/, "")
    .replace(/\bSec(?:t|tor)?\.?\s*-?\s*(\d+)/gi, "Sector $1")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,'-]+|[\s,'-]+$/g, "");
  const place = writtenOut(name, stateCode);
  if (place.length < 3 || !/[A-Za-z]{2}/.test(place) || /^NDC\b/.test(place)) return null;
  return tidyCase(place)
    .replace(INITIALS, (initials) => initials.toUpperCase())
    .replace(/\b(\d+)(St|Nd|Rd|Th)\b/g, (_all, number: string, end: string) => number + end.toLowerCase())
    .replace(/\b(?:I{2,3}|I?V|VI{1,3}|IX)$/i, (roman) => roman.toUpperCase());
}
