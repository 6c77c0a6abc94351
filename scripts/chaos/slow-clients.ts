// Clients that are slow on purpose, and more connections than anybody needs.
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "@/scripts/chaos/row";
import { ask, type Asked, otherThan } from "@/tests/support/reliability/asking";
import { quantile } from "@/tests/support/reliability/load";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";

const SLOW = 400;
const FLOOD = 5000;
const FOR_MS = 20_000;
const DROP_EVERY_MS = 1000;
const P95_MS = 200;

const portOf = (site: Site): number => Number(new URL(site.world.origin).port);

/** One of three kinds: headers in drops, a body in drops, an answer that is not read. */
function slowClient(port: number, kind: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => socket.destroy());
  const beginnings = [
    "GET / HTTP/1.1\r\nHost: localhost\r\n",
    `POST /api/v1/contact HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    "GET /services HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ];
  socket.write(beginnings[kind % 3]!);
  // Who is cut off hears of it only while reading.
  if (kind % 3 !== 2) socket.resume();
  const drops = setInterval(() => socket.write(kind % 3 === 0 ? "x-slow: 1\r\n" : " "), DROP_EVERY_MS);
  if (kind % 3 === 2) clearInterval(drops);
  socket.on("close", () => clearInterval(drops));
  return socket;
}

/** Asks for the home page until the time is over. */
async function askHome(site: Site, forMs: number): Promise<Asked[]> {
  const answers: Asked[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    answers.push(await ask(site, "/"));
    await sleep(50);
  }
  return answers;
}

const p95 = (answers: readonly Asked[]): number =>
  Math.round(
    quantile(
      answers.map(({ ms }) => ms),
      0.95,
    ),
  );

export const slowClients: Row = {
  name: "slow-clients",
  id: "F7",
  what: `${SLOW} connections that send and read as slowly as they can`,
  run: async (site) => {
    await ask(site, "/");
    const usual = await askHome(site, 5000);
    const sockets = Array.from({ length: SLOW }, (_, n) => slowClient(portOf(site), n));
    const opened = await askHome(site, FOR_MS);
    const cut = sockets.filter((socket, n) => n % 3 === 0 && socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return [
      atLeast("home pages meanwhile", 50, opened.length),
      atMost("of them no 200", 0, otherThan([200], opened)),
      atMost(`p95 of the home page (${p95(usual)} ms without them)`, P95_MS, p95(opened), "ms"),
      atLeast("cut off for slow headers", Math.ceil(SLOW / 3), cut),
    ];
  },
};

export const manyConnections: Row = {
  name: "many-connections",
  id: "F14",
  what: `${FLOOD} connections at once that say nothing`,
  run: async (site) => {
    let connected = 0;
    const sockets = Array.from({ length: FLOOD }, () =>
      connect(portOf(site), "127.0.0.1", () => (connected += 1)).on("error", () => undefined),
    );
    const during = await askHome(site, 10_000);
    for (const socket of sockets) socket.destroy();
    const after = await askHome(site, 1000);
    const ended = await Promise.race([site.server().ended.then(() => 1), sleep(100).then(() => 0)]);
    return [
      atLeast("connections taken", FLOOD * 0.9, connected),
      atMost(`of ${during.length} home pages meanwhile no 200`, 0, otherThan([200], during)),
      atMost("afterwards no 200", 0, otherThan([200], after)),
      atMost("ends of the server", 0, ended),
    ];
  },
};
