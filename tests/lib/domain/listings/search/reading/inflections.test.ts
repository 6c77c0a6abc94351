import { describe, expect, test } from "vitest";
import { basesOf } from "@/lib/domain/listings/search/reading/inflections";

describe("what an inflected word of Hindi may be a form of", () => {
  test.each([
    ["gadiyon", "gadi"],
    ["kursiyan", "kursi"],
    ["mithaiyon", "mithai"],
    ["juton", "juta"],
    ["hotelon", "hotel"],
    ["auraten", "aurat"],
    ["darwaze", "darwaza"],
    ["purani", "purana"],
    ["करवानी", "करवाना"],
    ["गाड़ियों", "गाड़ी"],
    ["कुर्सियाँ", "कुर्सी"],
    ["दवाइयाँ", "दवाई"],
    ["लड्डुओं", "लड्डू"],
    ["महिलाओं", "महिला"],
    ["महिलाएँ", "महिला"],
    ["जूतों", "जूता"],
    ["मकानों", "मकान"],
    ["दीवारें", "दीवार"],
    ["कमरे", "कमरा"],
    ["किराए", "किराया"],
    ["किराये", "किराया"],
    ["तकिए", "तकिया"],
    ["चिड़ियों", "चिड़िया"],
  ])("%s: %s", (word, base) => {
    expect(basesOf(word.normalize("NFC"))).toContain(base.normalize("NFC"));
  });

  test("a word that ends in none of the ways, and a short one, are of no other", () => {
    for (const word of ["plumber", "makan", "ke", "de", "log", "pump", "", "chakli", "moto", "bati", "pane"])
      expect(basesOf(word)).toEqual([]);
  });

  test("the likeliest goes first: with nothing added", () => {
    expect(basesOf("hotelon")).toEqual(["hotel", "hotela"]);
  });
});
