"use client";

import { useEffect } from "react";

/** ka, ra, sha and om: of different widths in any font that has them; where none has, they are all the same box. */
const LETTERS = [0x915, 0x930, 0x936, 0x950].map((code) => String.fromCodePoint(code));

function canWriteHindi(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return true;
  pen.font = "32px sans-serif"; // what the machine has by itself
  return new Set(LETTERS.map((letter) => pen.measureText(letter).width)).size > 1;
}

/**
 * Has our Devanagari font swapped in on a machine that has none of its own. Everywhere else it may come late and wait for
 * the next page: swapped in, it moves what somebody is reading.
 */
export function HindiLetters() {
  useEffect(() => {
    if (!canWriteHindi()) document.documentElement.dataset.letters = "ours";
  }, []);
  return null;
}
