import "server-only";

/** Called with one short line per step that takes time. */
export type OnProgress = (line: string) => void;
