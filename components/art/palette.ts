import type { Tone } from "@/components/art/tone";

/** Colours of app/tokens.css for drawings that are files of their own and see no style sheet. A test compares them. */
export const PALETTE = {
  bg: "#fbf9f5",
  line: "#e4dfd4",
  ink: "#1b1f1e",
  "ink-2": "#454b49",
  action: "#0b5f5a",
  "on-action": "#ffffff",
  accent: "#e9a21b",
} as const;

/** The accent of the dark colours. */
export const DARK_ACCENT = "#f0b03a";

/** The fields (a, b) and the ink (i) of a tone of drawn covers. */
type CoverColours = { readonly a: string; readonly b: string; readonly i: string };

export const COVERS: Readonly<Record<Tone, CoverColours>> = {
  teal: { a: "#dcebe8", b: "#c2dcd7", i: "#0b5f5a" },
  sand: { a: "#f1e9da", b: "#e2d5bc", i: "#67502a" },
  slate: { a: "#e3e8ec", b: "#cbd4dc", i: "#33506a" },
  clay: { a: "#f0e2da", b: "#e0cabd", i: "#7a4028" },
  olive: { a: "#e8ecdc", b: "#d3dabd", i: "#4b5a20" },
};

export const DARK_COVERS: Readonly<Record<Tone, CoverColours>> = {
  teal: { a: "#14312e", b: "#1b403c", i: "#7accc1" },
  sand: { a: "#2e281c", b: "#3a3324", i: "#d9c08d" },
  slate: { a: "#1f272e", b: "#28333c", i: "#9fbdd6" },
  clay: { a: "#31231d", b: "#3e2d25", i: "#dfa98f" },
  olive: { a: "#272b1b", b: "#333924", i: "#bccb8c" },
};
