import type { EventEmitter } from "node:events";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

const QUIET_TURNS = 6;
const QUIET_TURN_MS = 25;
const QUIET_LIMIT_MS = 3_000;
/** A turn of the event loop so short that hardly anything can have arrived in it. */
const SHORT_TURN_MS = 1;
const MOST_TURNS = 500;

/**
 * Waits until no connection arrives for some turns of the event loop: closing the listener resets the connections that the
 * kernel has taken and a busy process has not. Where they never cease to arrive, it ends behind a short turn in which none
 * did: of those that wait, Node takes one in each turn.
 * @param server tells of each connection it takes: `connection`
 */
export async function untilQuiet(server: EventEmitter): Promise<void> {
  let arrived = false;
  const note = (): void => {
    arrived = true;
  };
  server.on("connection", note);
  const deadline = Date.now() + QUIET_LIMIT_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && Date.now() < deadline; quiet = arrived ? 0 : quiet + 1) {
    arrived = false;
    await sleep(QUIET_TURN_MS);
  }
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const begunAt = performance.now();
    arrived = false;
    await nextTurn();
    if (!arrived && performance.now() - begunAt < SHORT_TURN_MS) break;
  }
  server.off("connection", note);
}
