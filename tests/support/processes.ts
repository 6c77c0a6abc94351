import { readFileSync } from "node:fs";

/** The processes a process has started; Linux tells them. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
