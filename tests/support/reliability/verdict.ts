/** One figure beside what was promised. */
export type Figure = {
  readonly what: string;
  readonly wanted: string;
  readonly got: string;
  readonly isKept: boolean;
};

/** A figure that has a highest value, which is still right. */
export const atMost = (what: string, most: number, got: number, unit = ""): Figure => ({
  what,
  wanted: most === 0 ? "0" : `≤ ${most}${unit && ` ${unit}`}`,
  got: `${Number.isInteger(got) ? got : got.toFixed(2)}${unit && ` ${unit}`}`,
  isKept: got <= most,
});

/** A figure that has to be at least this: how much was tried, so that nothing is passed by doing nothing. */
export const atLeast = (what: string, least: number, got: number, unit = ""): Figure => ({
  what,
  wanted: `≥ ${least}${unit && ` ${unit}`}`,
  got: `${Number.isInteger(got) ? got : got.toFixed(2)}${unit && ` ${unit}`}`,
  isKept: got >= least,
});

/** Figures as lines of a terminal, the verdict in front. */
export const toldFigures = (figures: readonly Figure[]): string[] =>
  figures.map(
    ({ what, wanted, got, isKept }) => `${isKept ? "kept  " : "MISSED"}  ${what}: ${got} (wanted ${wanted})`,
  );
