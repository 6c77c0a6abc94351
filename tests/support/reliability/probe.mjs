// Preloaded into the server that is tried (`node --import`): every PROBE_EVERY_MS it adds a line to PROBE_FILE that says
// how late its event loop was, what memory it holds and what keeps it alive.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const file = process.env.PROBE_FILE;
const everyMs = Number(process.env.PROBE_EVERY_MS || 5000);

if (file) {
  const resolutionMs = 10; // a timer's own time: what is noted is how much later than that it came
  const lag = monitorEventLoopDelay({ resolution: resolutionMs });
  lag.enable();
  const note = () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const [p50, p99, max] = [lag.percentile(50), lag.percentile(99), lag.max].map((ns) =>
      Math.max(0, ns / 1e6 - resolutionMs),
    );
    lag.reset();
    const resources = process.getActiveResourcesInfo().length;
    const line = {
      pid: process.pid,
      at: Date.now(),
      rss,
      heapUsed,
      external,
      lag: { p50, p99, max },
      resources,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  setInterval(note, everyMs).unref();
}
