import "server-only";

/** The environment cannot be worked with: a line for each setting that is wrong, for a person. */
export class UnusableEnvironment extends Error {
  override readonly name = "UnusableEnvironment";
  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
}
