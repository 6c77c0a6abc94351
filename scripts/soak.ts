// npm run test:soak [-- --minutes N --rate N --out FOLDER]: the production server under a mixed load for as long, its memory, handles,
// connections and event loop sampled; writes soak.json and soak.svg, prints figures and a verdict, and exits 1 when one is missed.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeJson } from "@/scripts/docs/write-json";
import { readOptions } from "@/scripts/process/read-options";
import { tellFailure } from "@/scripts/process/tell-failure";
import { projectRoot } from "@/scripts/process/environment-file";
import { freePort } from "@/tests/support/demo";
import { type Answer, quantile, runLoad } from "@/tests/support/reliability/load";
import { plot } from "@/tests/support/reliability/plot";
import { startSite } from "@/tests/support/reliability/site";
import { type Sample, slope, takeSample } from "@/tests/support/reliability/soak-samples";
import { atMost, type Figure, toldFigures } from "@/tests/support/reliability/verdict";
import { isWell, visitors } from "@/tests/support/reliability/visitors";

const SAMPLE_MS = 5000;
/** Of the whole time: caches fill and code is compiled meanwhile. */
const WARM_UP = 1 / 6;
const POOL = 10;
/** Beside the pool: who listens for changes of pages. */
const LISTENERS = 1;

const { values } = readOptions("npm run test:soak -- [--minutes N] [--rate N] [--out FOLDER]", {
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "50" },
    out: { type: "string", default: path.join(projectRoot, "docs", "reliability") },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);

const say = (line: string): void => console.log(`[${new Date().toISOString().slice(11, 19)}] ${line}`);

/** Samples until told to stop, and says each minute how it goes. */
async function sampleWhile(
  running: () => boolean,
  source: { pid: number; probeFile: string; databaseUrl: string; begunAt: number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (running()) {
    await sleep(SAMPLE_MS);
    const sample = await takeSample(source);
    if (sample === null || sample.minute === samples.at(-1)?.minute) continue;
    samples.push(sample);
    if (samples.length % 12 === 0)
      say(
        `minute ${sample.minute.toFixed(1)}: RSS ${sample.rssMb} MB, ${sample.handles} handles, ` +
          `${sample.databaseConnections} connections, event loop p99 ${sample.lagP99Ms} ms late`,
      );
  }
  return samples;
}

const p95 = (answers: readonly Answer[]): number =>
  quantile(
    answers.map(({ ms }) => ms),
    0.95,
  );

function judge(samples: readonly Sample[], answers: readonly Answer[], begunAt: number): Figure[] {
  const warm = samples.filter(({ minute }) => minute >= minutes * WARM_UP);
  const mean = (part: readonly Sample[], of: keyof Sample): number =>
    part.reduce((sum, one) => sum + one[of], 0) / part.length;
  const third = Math.ceil(warm.length / 3);
  const [first, last] = [warm.slice(0, third), warm.slice(-third)];
  const growth = (of: keyof Sample) => mean(last, of) - mean(first, of);
  const rssFirst = mean(first, "rssMb");
  const whenMs = (part: number) => begunAt + part * minutes * 60_000;
  const early = answers.filter(({ at }) => at >= whenMs(WARM_UP) && at < whenMs(0.5));
  const late = answers.filter(({ at }) => at >= whenMs(0.5));
  const rssSlope = slope(warm.map(({ minute, rssMb }) => ({ x: minute, y: rssMb })));
  return [
    atMost("answers that were no success", 0, answers.filter((answer) => !isWell(answer)).length),
    atMost("RSS slope after the warm-up", 1, rssSlope, "MB a minute"),
    atMost("RSS growth, first third to last", 40, growth("rssMb"), "MB"),
    atMost("the same in parts of the first", 10, (100 * growth("rssMb")) / rssFirst, "%"),
    atMost("growth of handles, first third to last", 5, growth("handles")),
    atMost("growth of handles beside sockets", 1, growth("handlesBesideSockets")),
    atMost(
      "connections to the database",
      POOL + LISTENERS,
      Math.max(...warm.map((s) => s.databaseConnections)),
    ),
    atMost("change of p95, first half to second", 20, 100 * (p95(late) / p95(early) - 1), "%"),
  ];
}

const byKind = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ kind }) => kind))].sort().map((name) => {
      const of = answers.filter(({ kind }) => kind === name);
      const times = of.map(({ ms }) => ms);
      const statuses = new Map<number, number>();
      for (const { status } of of) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return [
        name,
        {
          answers: of.length,
          p50Ms: Math.round(quantile(times, 0.5)),
          p95Ms: Math.round(quantile(times, 0.95)),
          statuses: Object.fromEntries(statuses),
        },
      ];
    }),
  );

const line = (name: string, samples: readonly Sample[], of: keyof Sample) => ({
  name,
  values: samples.map((sample) => sample[of]),
});

function draw(samples: readonly Sample[]): string {
  const charts = [
    {
      title: "Memory",
      unit: "MB",
      lines: [line("RSS", samples, "rssMb"), line("heap in use", samples, "heapMb")],
    },
    {
      title: "Open",
      unit: "count",
      lines: [
        line("handles", samples, "handles"),
        line("connections to the database", samples, "databaseConnections"),
      ],
    },
    {
      title: "Event loop late",
      unit: "ms",
      lines: [line("p99", samples, "lagP99Ms"), line("p50", samples, "lagP50Ms")],
    },
  ];
  return plot(
    charts,
    samples.map(({ minute }) => minute),
  );
}

async function main(): Promise<void> {
  if (!(minutes >= 0.5 && minutes <= 1440) || !(rate >= 1 && rate <= 1000))
    throw new RangeError("--minutes is 0.5 to 1440, --rate 1 to 1000");
  const probeFile = path.join(tmpdir(), `soak-probe-${process.pid}.jsonl`);
  const probe = path.join(projectRoot, "tests", "support", "reliability", "probe.mjs");
  const settings = {
    NODE_OPTIONS: `--import=${probe}`,
    PROBE_FILE: probeFile,
    PROBE_EVERY_MS: String(SAMPLE_MS),
  };
  say("starting a database and the production server");
  const site = await startSite(await freePort(), { listings: 5000, settings });
  let isRunning = true;
  try {
    const begunAt = Date.now();
    const server = site.server();
    say(`${rate} requests a second for ${minutes} minutes`);
    const until = Promise.race([sleep(minutes * 60_000), server.ended]);
    const source = { pid: server.pid, probeFile, databaseUrl: site.postgres.url, begunAt };
    const sampling = sampleWhile(() => isRunning, source);
    const { answers, mostInFlight } = await runLoad(await visitors(site), { perSecond: rate, until });
    isRunning = false;
    const samples = await sampling;
    const figures = judge(samples, answers, begunAt);
    mkdirSync(values.out, { recursive: true });
    const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
    const report = { date: new Date(begunAt).toISOString(), machine, minutes, rate, mostInFlight };
    const file = (name: string) => path.join(values.out, name);
    const told = { ...report, figures, kinds: byKind(answers), samples };
    await writeJson(file("soak.json"), told);
    writeFileSync(file("soak.svg"), draw(samples));
    for (const [name, { answers: count, p50Ms, p95Ms }] of Object.entries(byKind(answers)))
      say(`${name}: ${count} answers, p50 ${p50Ms} ms, p95 ${p95Ms} ms`);
    for (const told of toldFigures(figures)) console.log(told);
    if (figures.some(({ isKept }) => !isKept)) process.exitCode = 1;
  } finally {
    isRunning = false;
    await site.stop();
  }
}

main().catch(tellFailure);
