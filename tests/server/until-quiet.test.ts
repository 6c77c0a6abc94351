import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { untilQuiet } from "@/server/until-quiet";

test("ends soon where nothing arrives, and listens no longer", async () => {
  const server = new EventEmitter();
  await untilQuiet(server);
  expect(server.listenerCount("connection")).toBe(0);
});

test("where connections never cease to come, it ends behind a turn in which none was taken", async () => {
  const server = new EventEmitter();
  let isTaking = true;
  const quiet = untilQuiet(server).then(() => isTaking);
  // One in each turn, as Node takes those that wait, and a little longer than it waits for an end of it.
  const until = performance.now() + 3100;
  while (performance.now() < until) {
    server.emit("connection");
    const turn = performance.now() + 0.5;
    while (performance.now() < turn);
    await nextTurn();
  }
  isTaking = false;
  expect(await quiet).toBe(false);
});
