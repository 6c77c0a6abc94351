import type { Tone } from "@/components/art/tone";

/** The light colours of app/tokens.css: a picture cannot read a style sheet. A test compares them. */
export const PALETTE = {
  bg: "#fbf9f5",
  line: "#e4dfd4",
  ink: "#1b1f1e",
  "ink-2": "#454b49",
  action: "#0b5f5a",
  "on-action": "#ffffff",
  accent: "#e9a21b",
} as const;

/** The fields (a, b) and the ink (i) of each tone of drawn covers. */
export const COVERS: Readonly<Record<Tone, { readonly a: string; readonly b: string; readonly i: string }>> =
  {
    teal: { a: "#dcebe8", b: "#c2dcd7", i: "#0b5f5a" },
    sand: { a: "#f1e9da", b: "#e2d5bc", i: "#67502a" },
    slate: { a: "#e3e8ec", b: "#cbd4dc", i: "#33506a" },
    clay: { a: "#f0e2da", b: "#e0cabd", i: "#7a4028" },
    olive: { a: "#e8ecdc", b: "#d3dabd", i: "#4b5a20" },
  };
