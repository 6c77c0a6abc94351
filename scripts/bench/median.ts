/** The middle one of some numbers, of an even count the upper one; NaN of none. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number below which this part of some numbers lies, 0 to 1, the upper one of two; NaN of none. */
const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? NaN;

/** How long something took several times: the middle, and what 95 of 100 stay below. */
export const middleAndP95 = (times: readonly number[]): { value: number; p95: number } => ({
  value: median(times),
  p95: quantile(times, 0.95),
});
