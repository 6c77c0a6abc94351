import { describe, expect, test } from "vitest";
import { romanised } from "@/lib/shared/romanised";
import {
  corrected,
  correctionOf,
  type Corrections,
  slips,
  spokenWordOf,
} from "@/lib/domain/listings/search/reading/spelling";

type Near = Corrections["near"][number];

const near = (word: string, more: Partial<Near> = {}): Near => ({
  word,
  kind: "word",
  listings: 40,
  spoken: word,
  sounds: false,
  bare: false,
  found: 40,
  meant: null,
  beside: false,
  ...more,
});

const found = (typed: string, more: Partial<Corrections> = {}): Corrections => ({
  typed,
  spoken: typed,
  near: [],
  parts: [],
  begins: false,
  ...more,
});

describe("slips between two words", () => {
  test.each([
    ["plumber", "plumber", 0],
    ["plumber", "plumbr", 1],
    ["plumber", "pulmber", 1],
    ["transfarmer", "transformer", 1],
    ["elektrishan", "electrician", 3],
    ["", "abc", 3],
    ["plumber", "plumbber", 1],
    ["नल", "नली", 1],
  ])("%s, %s: %i", (a, b, count) => {
    expect(slips(a, b, 4)).toBe(count);
    expect(slips(b, a, 4)).toBe(count);
    expect(slips(b, a, 4)).toBe(count);
  });
});

describe("what was meant by a word that listings hardly have", () => {
  test("the nearest one that is common", () => {
    const word = found("corugated", { near: [near("corrugated"), near("congregated", { found: 400 })] });
    expect(correctionOf(word, 0)).toEqual({ from: "corugated", to: "corrugated", isSame: false });
  });

  test("of short words one with s for z, which are heard alike", () => {
    const others = [near("later"), near("laser")];
    expect(correctionOf(found("lazer", { near: others }), 0)?.to).toBe("laser");
    expect(correctionOf(found("lader", { near: others }), 0)).toBeNull();
  });

  test("not the plural of what a listing says", () => {
    const coconut = found("coconut", { near: [near("coconuts", { kind: "synonym", found: 1 })] });
    expect(correctionOf(coconut, 1)).toBeNull();
    expect(correctionOf(coconut, 0)?.to).toBe("coconuts");
  });

  test("the part of a term that is the name of a village as well is both", () => {
    const both = [
      near("titanium", { kind: "place", found: 0 }),
      near("titanium", { kind: "synonym", found: 0, beside: true }),
    ];
    const word = { from: "titenium", to: "titanium", isSame: false };
    expect(correctionOf(found("titenium", { near: both }), 0)).toEqual({
      ...word,
      isPart: true,
      isPlace: true,
    });
    expect(correctionOf(found("titenium", { near: [...both, near("titanium")] }), 0)).toEqual(word);
  });

  test("only in twenty times as many listings as the word itself", () => {
    const word = found("sarree", { near: [near("saree", { found: 39 })] });
    expect(correctionOf(word, 2)).toBeNull();
    expect(correctionOf({ ...word, near: [near("saree", { found: 40 })] }, 2)?.to).toBe("saree");
  });

  test("nothing for three letters, for numbers, for another first letter of a short word", () => {
    expect(correctionOf(found("tlr", { near: [near("tmr")] }), 0)).toBeNull();
    expect(correctionOf(found("fe550", { near: [near("fe500")] }), 0)).toBeNull();
    expect(correctionOf(found("cable", { near: [near("table")] }), 0)).toBeNull();
  });

  test("of a long word that begins with a vowel another one may have been heard", () => {
    const ultrasound = found("altrasound", { near: [near("ultrasound")] });
    expect(correctionOf(ultrasound, 0)?.to).toBe("ultrasound");
    expect(correctionOf(found("plectrical", { near: [near("electrical")] }), 0)).toBeNull();
  });

  test("a short word with another consonant is another word; swapped letters are a slip", () => {
    expect(correctionOf(found("score", { near: [near("store")] }), 0)).toBeNull();
    expect(correctionOf(found("tlies", { near: [near("tiles")] }), 0)?.to).toBe("tiles");
  });

  test("a word that sounds the same, however it is spelt", () => {
    const word = found("fotografer", {
      near: [near("photographer", { spoken: "fotografer", sounds: true }), near("fotograf", { found: 4 })],
    });
    expect(correctionOf(word, 0)?.to).toBe("photographer");
  });

  test("of a word of five letters all but one are right, and its first one too", () => {
    const saint = found("saint", { spoken: "sant", near: [near("sent", { sounds: true })] });
    expect(correctionOf(saint, 0)).toBeNull();
    expect(correctionOf(found("eating", { near: [near("seating")] }), 0)).toBeNull();
    expect(correctionOf(found("lectrician", { near: [near("electrician")] }), 0)?.to).toBe("electrician");
  });

  test("a word that is only part of a term, where none is one by itself", () => {
    const chartered = near("chartered", { kind: "synonym", listings: 1, found: 0, beside: true });
    const alone = found("chartared", { near: [chartered] });
    expect(correctionOf(alone, 0)).toMatchObject({ to: "chartered", isPart: true });
    const both = found("chartared", { near: [chartered, near("charted")] });
    expect(correctionOf(both, 0)).toEqual({ from: "chartared", to: "charted", isSame: false });
  });

  test("of words that sound alike the one that is written alike", () => {
    const alike = { spoken: "siling", sounds: true };
    const word = found("ceilling", {
      spoken: "siling",
      near: [near("sealing", { ...alike, found: 50 }), near("ceiling", { ...alike, found: 20 })],
    });
    expect(correctionOf(word, 0)?.to).toBe("ceiling");
  });

  test("a word of terms that listings say as well is one by itself", () => {
    const curtain = near("curtain", { kind: "synonym", found: 22, sounds: true, beside: true });
    const word = found("curtan", { near: [curtain, near("carton", { found: 100, sounds: true })] });
    expect(correctionOf(word, 0)).toEqual({ from: "curtan", to: "curtain", isSame: false });
  });

  test("the signs of Devanagari make no long word of a short one", () => {
    const pizza = "पिज़्ज़ा".normalize("NFC");
    const part = near("पुर्ज़ा".normalize("NFC"), { found: 60, spoken: "purja" });
    expect(correctionOf(found(pizza, { spoken: "pija", near: [part] }), 0)).toBeNull();
    // One sign of a short word may be wrong all the same.
    const coin = near("सिक्का", { found: 60 });
    expect(correctionOf(found("सिक्के", { near: [coin] }), 0)?.to).toBe("सिक्का");
  });

  test("a short word that stands in terms is none, but where it sounds as the right one does", () => {
    const itself = (word: string) => near(word, { kind: "synonym", found: 0, beside: true, sounds: true });
    const pits = near("pits", { sounds: true });
    expect(correctionOf(found("pots", { near: [pits] }), 0)?.to).toBe("pits");
    expect(correctionOf(found("pots", { near: [itself("pots"), pits] }), 0)).toBeNull();
    const pump = near("pump", { sounds: true, spoken: "pamp" });
    expect(correctionOf(found("pamp", { near: [itself("pamp"), pump] }), 0)?.to).toBe("pump");
  });

  test("a stem that is no word is not shown", () => {
    expect(correctionOf(found("machne", { near: [near("machin", { bare: true })] }), 0)).toBeNull();
  });

  test("two words that listings write one after the other are the same in one", () => {
    const parts = [{ head: "packers", tail: "movers", listings: 12, together: true }];
    expect(correctionOf(found("packersmovers", { parts }), 0)).toEqual({
      from: "packersmovers",
      to: "packers movers",
      isSame: true,
    });
  });

  test("three such words too, and words of few listings where they stand together", () => {
    const part = { listings: 1, together: true };
    const three = found("videodoorphone", { parts: [{ ...part, head: "video", tail: "door phone" }] });
    expect(correctionOf(three, 0)).toEqual({ from: "videodoorphone", to: "video door phone", isSame: true });
    const apart = { head: "crepe", tail: "bandage", listings: 1, together: false };
    expect(correctionOf(found("crepebandage", { parts: [apart] }), 0)).toBeNull();
  });

  test("the rest of the text stays as it was typed", () => {
    expect(corrected("Plumbar, near me!", [{ from: "plumbar", to: "plumber", isSame: false }])).toBe(
      "plumber, near me!",
    );
  });
});

describe("an English word in Devanagari", () => {
  test.each([
    ["ट्रैक्टर", "traiktar"],
    ["डबल", "dabal"],
    ["इन्वर्टर", "invartar"],
    ["कंप्यूटर", "kanpyutar"],
    ["फ़ोटो", "foto"],
    ["ऑफिस", "ofis"],
  ])("%s in Latin letters is %s", (word, latin) => {
    expect(romanised(word)).toBe(latin);
  });

  test.each(["pump", "१२ वोल्ट", "५", "मोटर2"])("%s has other signs", (word) => {
    expect(romanised(word)).toBeNull();
  });

  test("is the word that sounds so, the nearest in letters first", () => {
    const kar = [
      near("care", { spoken: "kar", sounds: true, found: 90 }),
      near("car", { spoken: "kar", sounds: true }),
    ];
    expect(spokenWordOf(found("kar", { near: kar }))?.word).toBe("car");
    const motor = [
      near("motor", { sounds: true }),
      near("mutter", { spoken: "mutar", sounds: true, found: 500 }),
    ];
    expect(spokenWordOf(found("motar", { near: motor }))?.word).toBe("motor");
  });

  test("is none of two consonants with other vowels, no place, and nothing that listings hardly have", () => {
    expect(spokenWordOf(found("kirae", { near: [near("car", { spoken: "kar", sounds: true })] }))).toBeNull();
    expect(spokenWordOf(found("bili", { near: [near("bill", { spoken: "bil", sounds: true })] }))).toBeNull();
    const dabhel = [near("dabhel", { spoken: "dabel", sounds: true })];
    const place = near("dabhel", { kind: "place", spoken: "dabel", sounds: true });
    expect(spokenWordOf(found("dabal", { near: dabhel }))?.word).toBe("dabhel");
    expect(spokenWordOf(found("dabal", { near: [...dabhel, place] }))).toBeNull();
    expect(spokenWordOf(found("dabal", { near: [near("dabble", { sounds: true, found: 2 })] }))).toBeNull();
  });
});
