/**
 * Each way to choose some of the things, in their order: of `[a, b, c]` two are `[a, b]`, `[a, c]` and `[b, c]`.
 * @param count how many, from 0 on; of more than there are, there is no way
 */
export const choices = <T>(things: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : things.flatMap((thing, i) => choices(things.slice(i + 1), count - 1).map((rest) => [thing, ...rest]));
