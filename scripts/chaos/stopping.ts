// A server that is asked to stop while it works, alone and as one of two behind nginx.
import { connect } from "node:net";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "@/scripts/chaos/row";
import { freePort } from "@/tests/support/demo";
import { createWorld } from "@/tests/support/api-world";
import { picture } from "@/tests/support/multipart";
import { runLoad } from "@/tests/support/reliability/load";
import { type BalancerName, startBalancer } from "@/tests/support/reliability/balancer";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";
import { isWell, visitors } from "@/tests/support/reliability/visitors";

/** No more than the server takes pictures of at a time: beyond it says 503, stopping or not. */
const UPLOADS = 30;
const READS = 170;
const EXIT_MS = 30_000;
const TRICKLE = 10;
const TRICKLE_MS = 200;
const PER_SECOND = 50;
const RESTARTS = 4;
const BETWEEN_MS = 15_000;

/** Uploads a picture in drops; `begun` when the first of them are on their way. */
async function trickle({ world }: Site, image: Buffer, begun: () => void): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(world.listingForm())) form.append(name, value);
  form.append("images", new File([new Uint8Array(image)], "pump.png", { type: "image/png" }));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    "content-type": encoded.headers.get("content-type")!,
    "content-length": body.length,
    origin: world.origin,
    cookie: world.people.owner!.cookie,
  };
  return new Promise((resolve) => {
    const sent = request(
      `${world.origin}/api/v1/listings`,
      { method: "POST", headers, agent: false },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", () => resolve(0));
      },
    );
    sent.on("error", () => resolve(0));
    const piece = Math.ceil(body.length / TRICKLE);
    const pour = async (): Promise<void> => {
      for (let n = 0; n < TRICKLE; n += 1) {
        sent.write(body.subarray(n * piece, (n + 1) * piece));
        if (n === 1) begun();
        await sleep(TRICKLE_MS);
      }
      sent.end();
    };
    void pour();
  });
}

/** A search over a connection of its own; `begun` when the request is written. */
const search = (site: Site, number: number, begun: () => void): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      `${site.world.origin}/api/v1/listings?q=supply&page=${number + 1}`,
      { agent: false },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", () => resolve(0));
      },
    );
    sent.on("error", () => resolve(0));
    sent.on("socket", (socket) => socket.on("connect", () => setImmediate(begun)));
    sent.end();
  });

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });

export const stoppedInFlight: Row = {
  name: "stopped-in-flight",
  id: "F8",
  what: `SIGTERM with ${UPLOADS} uploads and ${READS} searches in flight`,
  run: async (site, say) => {
    const image = await picture("png", 400, 300);
    let begun = 0;
    const uploads = Array.from({ length: UPLOADS }, () => trickle(site, image, () => (begun += 1)));
    while (begun < UPLOADS) await sleep(20);
    let asked = 0;
    const reads = Array.from({ length: READS }, (_, n) => search(site, n, () => (asked += 1)));
    while (asked < READS) await sleep(1);
    const stoppedAt = performance.now();
    const stopped = site.server().stop();
    const [uploaded, read] = [await Promise.all(uploads), await Promise.all(reads)];
    await stopped;
    const exitMs = performance.now() - stoppedAt;
    const refused = await isRefused(Number(new URL(site.world.origin).port));
    const code = await site.server().ended;
    say(`uploads: ${[...new Set(uploaded)].join(", ")}; searches: ${[...new Set(read)].join(", ")}`);
    await site.serve();
    return [
      atMost(`of ${UPLOADS} uploads no 201`, 0, uploaded.filter((status) => status !== 201).length),
      atMost(`of ${READS} searches no 200`, 0, read.filter((status) => status !== 200).length),
      atMost("from SIGTERM to the end", EXIT_MS, Math.round(exitMs), "ms"),
      atMost("exit code", 0, code === 0 ? 0 : 1),
      atMost("new connections taken afterwards", 0, refused ? 0 : 1),
    ];
  },
};

const rollingRestartBehind = (balancer: BalancerName, name: string): Row => ({
  name,
  id: "F9",
  what: `two servers behind ${balancer} restarted in turn, ${RESTARTS} times, at ${PER_SECOND} requests a second`,
  run: async (site, say) => {
    const [port, secondPort] = [await freePort(), await freePort()];
    const settings = (own: string) => ({
      PORT: own,
      TRUST_PROXY_HOPS: "1",
      APP_ORIGIN: `http://127.0.0.1:${port}`,
    });
    const firstPort = new URL(site.world.origin).port;
    await site.server().stop();
    await site.serve(settings(firstPort));
    let second = await site.serveBeside(settings(String(secondPort)));
    const front = await startBalancer(balancer, {
      port,
      first: Number(firstPort),
      second: secondPort,
    });
    try {
      const { makeAdmin } = await import("@/tests/support/server-world");
      const behind = { ...site, world: await createWorld(front.origin, makeAdmin) };
      const roll = async (): Promise<void> => {
        for (let n = 0; n < RESTARTS; n += 1) {
          await sleep(BETWEEN_MS);
          if (n % 2 === 0) {
            await site.server().stop();
            await site.serve(settings(firstPort));
          } else {
            await second.stop();
            second = await site.serveBeside(settings(String(secondPort)));
          }
          say(`restart ${n + 1} of ${RESTARTS}`);
        }
        await sleep(BETWEEN_MS);
      };
      const { answers } = await runLoad(await visitors(behind), { perSecond: PER_SECOND, until: roll() });
      const failed = answers.filter((answer) => !isWell(answer));
      const kinds = [...new Set(failed.map(({ kind, status }) => `${kind} ${status}`))].join(", ");
      if (failed.length > 0) say(`failed: ${kinds}\n${front.errors().slice(0, 1500)}`);
      return [
        atLeast("answers", PER_SECOND * 20, answers.length),
        atMost(`failed requests${kinds && ` (${kinds})`}`, 0, failed.length),
      ];
    } finally {
      await front.stop();
      await second.stop();
    }
  },
});

export const rollingRestart = rollingRestartBehind("nginx", "rolling-restart");
export const rollingRestartHaproxy = rollingRestartBehind("haproxy", "rolling-restart-haproxy");
