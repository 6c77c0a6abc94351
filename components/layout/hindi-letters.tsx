"use client";

import { useEffect } from "react";
import { preload } from "react-dom";

/** ka, ra, sha and om: of different widths in any font that has them; where none has, they are all the same box. */
const LETTERS = [0x915, 0x930, 0x936, 0x950].map((code) => String.fromCodePoint(code));

function canWriteHindi(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return true;
  pen.font = "32px sans-serif"; // what the machine has by itself
  return new Set(LETTERS.map((letter) => pen.measureText(letter).width)).size > 1;
}

const FILE = new URL(
  "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
  import.meta.url,
).href;

/**
 * Asks for our Devanagari font with the page, so that most first visits are painted in it. Later it waits for the next
 * page, as swapped in it moves what somebody is reading; but a machine that has no such letters of its own needs it.
 */
export function HindiLetters() {
  preload(FILE, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  useEffect(() => {
    if (canWriteHindi()) return;
    // Not before it is there: what is painted in the same letters by now would lose them for a moment.
    void document.fonts.load("1em devanagari-late", LETTERS[0]).then(() => {
      document.documentElement.dataset.letters = "ours";
    });
  }, []);
  return null;
}
