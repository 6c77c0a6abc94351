import type { Pace } from "@/scripts/bench/http-load";
import type { Row } from "@/scripts/bench/row";
import type { Server } from "@/tests/support/production-server";

/** What every part is given. */
export type Bench = {
  /** Listings that were generated. */
  readonly rows: number;
  /** How often what takes milliseconds is done. */
  readonly runs: number;
  readonly pace: Pace;
  /** Requests before memory is read. */
  readonly requests: number;
  /** The production server over the generated listings, started when it is first asked for. */
  readonly server: () => Promise<Server>;
  /** An empty app of the same Next. */
  readonly emptyOrigin: () => Promise<string>;
  /** Writes a row down. */
  readonly tell: (row: Omit<Row, "part">) => void;
  /** Does a piece of work whose failure is a row, after which the run goes on. */
  readonly attempt: (name: string, unit: Row["unit"], work: () => Promise<void>) => Promise<void>;
};

export type MeasurePart = (bench: Bench) => Promise<void>;

/** How long work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
