import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CATALOGUE = "lib/content/messages/hi.json";
const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => `${folder}/${name}`);
const MAILS = [...filesIn("lib/domain/system/mails"), "lib/domain/enquiries/enquiry-mails.ts"];
const PROSE = ["lib/content/about.ts", ...filesIn("lib/content/articles"), ...filesIn("lib/content/legal")];

const textOf = (file: string): string => readFileSync(file, "utf8").normalize("NFC");

/** What the interface and mails call a thing, and what else it could be called. */
const ONE_WORD: Readonly<Record<string, RegExp>> = {
  नामंज़ूर: /अस्वीकार|अस्वीकृत/,
  निर्णय: /फ़ैसल/,
  पुष्टि: /सत्यापि/,
  कारोबार: /व्यवसाय/,
  पेज: /पन्न[ाे]/,
  प्रतीक्षा: /लंबित/,
};

/** Of what articles say of this site, too; a buyer's own decision may have another word. */
const TOLD_IN_PROSE = ["नामंज़ूर"];

test.each(Object.entries(ONE_WORD))("one thing is called one thing: %s", (word, others) => {
  const where = [CATALOGUE, ...MAILS, ...(TOLD_IN_PROSE.includes(word) ? PROSE : [])];
  const said = where.flatMap((file) =>
    textOf(file)
      .split("\n")
      .filter((line) => others.test(line)),
  );
  expect(said).toEqual([]);
});

/** Two words, or shown as two spellings of one. */
const TWO_WORDS = ["खाने", "नलसाज"];

test("a word is written one way, with its nukta or without it, its nasal as a letter or a point", () => {
  const words = [CATALOGUE, ...MAILS, ...PROSE].flatMap(
    (file) => textOf(file).match(/[\u0900-\u0963\u0971-\u097f]+/g) ?? [],
  );
  const plain = (word: string) =>
    word
      .normalize("NFD")
      .replaceAll("\u093c", "")
      .replace(/[ङञणनम]्(?=[क-भ])/g, "ं");
  const spellings = new Map<string, Set<string>>();
  for (const word of words) {
    const key = plain(word);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(word.normalize("NFD")));
  }
  const several = [...spellings].filter(([key, written]) => written.size > 1 && !TWO_WORDS.includes(key));
  expect(several.map(([, written]) => [...written])).toEqual([]);
});
