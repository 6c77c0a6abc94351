import { randomFrom } from "@/lib/shared/random-from";

/** The five tones of drawn covers; app/tokens.css gives each its field (a, b) and its ink (i), light and dark. */
export const TONES = ["olive", "sand", "clay", "slate", "teal"] as const;

export type Tone = (typeof TONES)[number];

/** The one of the options that belongs to a seed, always the same. */
export function pickBySeed<T>(options: readonly [T, ...T[]], seed: string): T {
  return options[Math.floor(randomFrom(seed)() * options.length)] ?? options[0];
}
