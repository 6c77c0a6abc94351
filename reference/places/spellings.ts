// How people write the name of a place besides as it is shown.
import { ROMAN } from "@/reference/places/tidy-names";

/** 'R K Puram' and 'M.G. Road' are also asked for as 'rk puram' and 'mg road'. */
const joinedInitials = (name: string): string =>
  name.replace(/\b[A-Z](?:[ .]+[A-Z]\b)+\.?/g, (initials) => initials.replace(/[ .]/g, "")).trim();

/** Last words of names, and what people shorten them to. */
const SHORTER: readonly (readonly [word: RegExp, short: string])[] = [
  [/\bNagar\b/, "Ngr"],
  [/\bRoad\b/, "Rd"],
  [/\bExtension\b/, "Extn"],
  [/\bExtension\b/, "Ext"],
  [/\bColony\b/, "Col"],
  [/\bSector\b/, "Sec"],
  [/\bPhase\b/, "Ph"],
  [/\bIndustrial Area\b/, "Ind Area"],
  [/ Industrial Estate$/, " IE"],
  [/ Railway Station$/, " RS"],
  [/ Railway Station$/, " Station"],
  [/\bJunction\b/, "Jn"],
  [/ Budruk$/, " Bk"],
  [/ Khurd$/, " Kh"],
  [/ East$/, " E"],
  [/ West$/, " W"],
  [/ North$/, " N"],
  [/ South$/, " S"],
];

/** Endings that are written apart or joined: 'Shivaji Nagar', 'Shivajinagar'. */
const ENDINGS =
  "nagar|vihar|bagh|ganj|puram|pura|pally|palli|palya|wadi|garh|gunj|bazar|puri|kunj|chowk|layout";
const APART = new RegExp(`^(.{4,}) (${ENDINGS})$`, "i");
const JOINED = new RegExp(`^(\\S{4,}?)(${ENDINGS})$`, "i");

/** A roman number at the end is also written in digits ('Phase II', 'Phase 2'), an ordinal behind its word. */
const ROMAN_AT_THE_END = new RegExp(` (${ROMAN.join("|")})$`);

/** The name, and what is left of its initials when they are joined. */
export function plainSpellings(name: string): string[] {
  return [...new Set([name, joinedInitials(name)])];
}

/**
 * The spellings of a name that many people write: joined ('Navimumbai'), short ('Andheri W', 'Sec 62'), endings apart
 * or joined, roman numbers in digits. The name itself is the first.
 */
export function spellingsOf(name: string): string[] {
  const spellings = new Set(plainSpellings(name));
  const digits = name.replace(ROMAN_AT_THE_END, (_all, roman: string) => ` ${ROMAN.indexOf(roman) + 1}`);
  spellings.add(digits);
  spellings.add(name.replace(/ (\d+)(?:st|nd|rd|th) (Block|Phase|Stage)$/, " $2 $1"));
  for (const [word, short] of SHORTER) spellings.add(name.replace(word, short));
  const words = name.split(/[ -]/);
  if (words.length > 1 && words.length <= 3 && !/\d/.test(name)) spellings.add(words.join(""));
  spellings.add(name.replace(APART, "$1$2"));
  spellings.add(name.replace(JOINED, "$1 $2"));
  return [...spellings];
}

/** 'Andheri West' → 'Andheri'; null for a name without a direction at its end. */
export const withoutDirection = (name: string): string | null =>
  /^(.{3,}?)[ -]+\(?(?:East|West|North|South)\)?$/i.exec(name)?.[1] ?? null;

/** 'Sector 62 Noida' and 'Faridabad Sector 7' → the sector and the town that the name says; null for other names. */
export function sectorOf(name: string): { readonly sector: string; readonly town: string } | null {
  const before = /^(Sector \d+[A-D]?)[ -]+([A-Z][a-z].*)$/i.exec(name);
  if (before?.[1] && before[2]) return { sector: before[1], town: before[2] };
  const after = /^([A-Z][a-z][A-Za-z ]*?)[ -]+(Sector \d+[A-D]?)$/i.exec(name);
  return after?.[1] && after[2] ? { sector: after[2], town: after[1] } : null;
}
