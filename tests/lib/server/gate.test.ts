import { afterEach, expect, test, vi } from "vitest";
import { Gate } from "@/lib/server/gate";

afterEach(() => vi.useRealTimers());

test("so much at once, so much waiting, in the order they came", async () => {
  const gate = new Gate({ atOnce: 2, waiting: 2 });
  const [first, second] = [await gate.enter(), await gate.enter()];
  const order: string[] = [];
  const third = gate.enter().then((leave) => (order.push("third"), leave));
  const fourth = gate.enter().then((leave) => (order.push("fourth"), leave));
  expect(await gate.enter()).toBeNull();
  second!();
  (await third)!();
  (await fourth)!();
  expect(order).toEqual(["third", "fourth"]);
  first!();
  expect(await gate.enter()).not.toBeNull();
});

test("a turn that is ended twice gives one place back", async () => {
  const gate = new Gate({ atOnce: 1, waiting: 0 });
  const leave = (await gate.enter())!;
  leave();
  leave();
  const again = await gate.enter();
  expect(again).not.toBeNull();
  leave();
  expect(await gate.enter()).toBeNull();
});

test("who has waited long enough is turned away, and takes nobody's turn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
  const gate = new Gate({ atOnce: 1, waiting: 5, patienceMs: 600 });
  const leave = (await gate.enter())!;
  const late = gate.enter();
  await vi.advanceTimersByTimeAsync(400);
  const patient = gate.enter();
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toBeNull();
  leave();
  expect(await patient).not.toBeNull();
});
