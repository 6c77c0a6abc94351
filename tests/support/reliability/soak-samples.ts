import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { SERVED } from "@/tests/support/reliability/throwaway-postgres";
import { usingClient } from "@/tests/support/test-database";

/** A line of the probe in the server (probe.mjs). */
type Probed = {
  readonly at: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly lag: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly resources: number;
};

/** What was seen of the server at one time; memory in MB, the event loop's lag since the sample before in ms. */
export type Sample = {
  /** Since the load began. */
  readonly minute: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
  readonly lagP50Ms: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  /** Files, sockets and all else the process has open. */
  readonly handles: number;
  /** Of those, all but sockets, which come and go with visitors. */
  readonly handlesBesideSockets: number;
  /** What keeps the event loop alive, as Node counts it. */
  readonly resources: number;
  readonly databaseConnections: number;
};

const MB = 1_048_576;
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

function handlesOf(pid: number): { all: number; besideSockets: number } {
  const folder = `/proc/${pid}/fd`;
  const isSocket = (name: string): boolean => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith("socket:");
    } catch {
      return true; // closed meanwhile: it came and went
    }
  };
  const names = readdirSync(folder);
  return { all: names.length, besideSockets: names.filter((name) => !isSocket(name)).length };
}

/** How many connections the server that is tried holds. */
const connectionsTo = (url: string): Promise<number> =>
  usingClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = $1",
      [SERVED],
    );
    return rows[0]!.count;
  });

const lastLine = (file: string): Probed | null => {
  const line = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n").at(-1) : "";
  return line ? (JSON.parse(line) as Probed) : null;
};

/** @returns null where the probe has not told anything yet */
export async function takeSample({
  pid,
  probeFile,
  databaseUrl,
  begunAt,
}: {
  pid: number;
  probeFile: string;
  databaseUrl: string;
  /** Milliseconds, as `Date.now` tells them. */
  begunAt: number;
}): Promise<Sample | null> {
  const told = lastLine(probeFile);
  if (told === null) return null;
  const handles = handlesOf(pid);
  return {
    minute: rounded((told.at - begunAt) / 60_000, 3),
    rssMb: rounded(told.rss / MB),
    heapMb: rounded(told.heapUsed / MB),
    externalMb: rounded(told.external / MB),
    lagP50Ms: rounded(told.lag.p50),
    lagP99Ms: rounded(told.lag.p99),
    lagMaxMs: rounded(told.lag.max),
    handles: handles.all,
    handlesBesideSockets: handles.besideSockets,
    resources: told.resources,
    databaseConnections: await connectionsTo(databaseUrl),
  };
}

/** The slope of the straight line nearest to the points (least squares), a unit of y for each of x. */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
