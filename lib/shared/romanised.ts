/** Each letter of Devanagari as it is written in Latin letters by people who type Hindi on an English keyboard. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ऑ: "o",
  ओ: "o",
  औ: "au",
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "ॅ": "e",
  "े": "e",
  "ै": "ai",
  "ॉ": "o",
  "ो": "o",
  "ौ": "au",
};
const NASALS = "ँं";
const [NUKTA, VIRAMA] = ["\u093c", "\u094d"];

/**
 * A word of Devanagari in Latin letters, by sound: 'ट्रैक्टर' is 'traiktar'. A consonant that carries no vowel has the short
 * 'a' that is not written, but for the last one, where it is not said either. Null for a word with any other letter.
 */
export function romanised(word: string): string | null {
  const letters = [...word.normalize("NFD")].filter((letter) => letter !== NUKTA && letter !== "\u200d");
  let result = "";
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      const carries =
        next === undefined || next === VIRAMA || (VOWELS[next] !== undefined && !/\p{L}/u.test(next));
      result += consonant + (carries ? "" : "a");
    } else if (NASALS.includes(letter)) result += "n";
    else if (letter !== VIRAMA) {
      const vowel = VOWELS[letter];
      if (vowel === undefined) return null;
      result += vowel;
    }
  }
  return result;
}
