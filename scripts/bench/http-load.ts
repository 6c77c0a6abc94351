import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isInstalled } from "@/scripts/bench/installed";
import { median } from "@/scripts/bench/median";

const run = promisify(execFile);

/** Asks each path of a file in turn, and tells what came of it in one line of JSON. */
const SCRIPT = `
local paths, at = {}, 0
for line in io.lines(os.getenv("BENCH_PATHS")) do paths[#paths + 1] = line end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nBENCH {"perSecond":%f,"p50":%f,"p95":%f,"requests":%d,"refused":%d,"broken":%d}\\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(95) / 1000,
    summary.requests, e.status, e.connect + e.read + e.write + e.timeout))
end
`;

const HOW_TO_GET_WRK =
  "parts c, d, f and g ask with wrk, which is not here: apt-get install wrk, or brew install wrk";

/** What came of asking for a while; times in milliseconds. `refused` had a status of 400 or more. */
export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly requests: number;
  readonly refused: number;
  readonly broken: number;
};

/** Whom is asked, and what: paths that come in turn, and again when all have been asked. */
export type Target = {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Asks over so many connections for so many seconds.
 * @throws Error when wrk is missing, or nothing was answered
 */
export async function load(target: Target, connections: number, seconds: number): Promise<Load> {
  if (!isInstalled("wrk")) throw new Error(HOW_TO_GET_WRK);
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  try {
    const [script, paths] = [join(folder, "ask.lua"), join(folder, "paths")];
    writeFileSync(script, SCRIPT);
    writeFileSync(paths, `${target.paths.join("\n")}\n`);
    const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => [
      "-H",
      `${name}: ${value}`,
    ]);
    const { stdout } = await run(
      "wrk",
      [
        "-t1",
        `-c${connections}`,
        `-d${seconds}s`,
        "--timeout",
        "10s",
        ...headers,
        "-s",
        script,
        target.origin,
      ],
      { env: { ...process.env, BENCH_PATHS: paths } },
    );
    const told = /^BENCH (.*)$/m.exec(stdout)?.[1];
    if (told === undefined) throw new Error(`wrk said: ${stdout.trim()}`);
    const found = JSON.parse(told) as Load;
    if (found.requests - found.refused <= 0)
      throw new Error(`of ${found.requests} requests none was answered`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Pace = { readonly rounds: number; readonly seconds: number };

/** Asks several in turn, round by round, so that what else the machine does meets them alike. Medians of each. */
export async function loadInTurn(
  targets: readonly Target[],
  connections: number,
  { rounds, seconds }: Pace,
): Promise<Load[]> {
  const found = targets.map((): Load[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, target] of targets.entries()) found[at]!.push(await load(target, connections, seconds));
  return found.map((loads) => {
    const middle = (key: keyof Load): number => median(loads.map((one) => one[key]));
    const sum = (key: keyof Load): number => loads.reduce((all, one) => all + one[key], 0);
    return {
      perSecond: middle("perSecond"),
      p50: middle("p50"),
      p95: middle("p95"),
      requests: sum("requests"),
      refused: sum("refused"),
      broken: sum("broken"),
    };
  });
}

/** What is to know beside a rate: how many were not answered. */
export const noteOf = ({ refused, broken, requests }: Load): { note?: string } =>
  refused + broken === 0 ? {} : { note: `${refused} refused and ${broken} broken of ${requests}` };
