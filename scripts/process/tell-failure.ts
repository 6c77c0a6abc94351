/** Ends a command that failed: with 2 and one sentence for a value that it does not take (RangeError), else with 1. */
export function tellFailure(error: unknown): void {
  const isValue = error instanceof RangeError;
  console.error(isValue ? error.message : error);
  process.exitCode = isValue ? 2 : 1;
}
