/** Spellings of a unit or word that judgements take for one, by the spelling they are read as. */
const SPELLINGS: Readonly<Record<string, string>> = {
  w: "watt watts wp",
  l: "litre litres liter liters ltr ltrs lt",
  ft: "feet foot",
  inch: "inches",
  kg: "kgs kilogram",
  ton: "tons tonne tonnes tr mt",
  micron: "microns",
  a: "amp",
  v: "volt volts",
  m: "metre metres meter meters",
  "sq mm": "sqmm",
  hp: "horsepower",
  aluminium: "aluminum",
  fertiliser: "fertilizer",
};
const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) => others.split(" ").map((other) => [other, word])),
);

/** Endings of plurals, the first that fits. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=..)ies$/, "y"],
  [/(?<=x|ch|sh|ss)es$/, ""],
  [/(?<=[^sui])s$/, ""],
];

function singular(word: string): string {
  if (word.length <= 3 || /^\d/.test(word)) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

/** The words of a text as attributes are compared: numbers apart from letters, units in one spelling, singular. */
export function attributeWords(text: string): string[] {
  const spelled = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{2,3}\b)/g, "")
    .replaceAll(/(?<=\d)\s*["”″]/g, " inch ")
    .replaceAll(/(?<=\d)\s*×\s*(?=\d)/g, " x ");
  return (spelled.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*/gu) ?? []).flatMap((word) =>
    singular(READ_AS.get(word) ?? word).split(" "),
  );
}

/** The words as one phrase that begins and ends with a space, so that it can be looked for in another. */
export const attributePhrase = (text: string): string => ` ${attributeWords(text).join(" ")} `;
