import type { Site } from "@/tests/support/reliability/site";
import type { Figure } from "@/tests/support/reliability/verdict";

/** Says one line of progress. */
export type Say = (line: string) => void;

/** One fault: it is caused, and what follows is measured beside what was promised. */
export type Row = {
  /** What `--only` calls it. */
  readonly name: string;
  /** Its number in docs/reliability.md or docs/security.md. */
  readonly id: string;
  readonly what: string;
  /** Leaves the site serving and well. */
  readonly run: (site: Site, say: Say) => Promise<readonly Figure[]>;
};
