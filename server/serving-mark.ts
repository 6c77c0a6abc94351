import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A server that says it serves the build in `.next`. It may have died without taking that back. */
export type ServingMark = { pid: number; port: number };

// Of the checkout, whatever DATA_DIR is: there is one build in it.
const folder = (root: string): string => join(root, ".data", "serving");
const fileOf = (root: string, { pid, port }: ServingMark): string => join(folder(root), `${pid}-${port}`);

/**
 * Says that this process serves the build of this checkout, so that nobody replaces it meanwhile.
 * @returns takes it back; a folder that cannot be written (a read-only machine) has nobody who would build in it
 */
export function markServing(root: string, port: number): () => void {
  const mark = { pid: process.pid, port };
  try {
    mkdirSync(folder(root), { recursive: true });
    writeFileSync(fileOf(root, mark), "");
  } catch {
    return () => undefined;
  }
  return () => removeMark(root, mark);
}

export function removeMark(root: string, mark: ServingMark): void {
  rmSync(fileOf(root, mark), { force: true });
}

/** All marks, those of the dead too. */
export function servingMarks(root: string): ServingMark[] {
  let names: string[];
  try {
    names = readdirSync(folder(root));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const [, pid, port] = /^(\d+)-(\d+)$/.exec(name) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), port: Number(port) }];
  });
}
