import { afterEach, expect, test, vi } from "vitest";
import { Semaphore } from "@/lib/server/semaphore";

const toFake = ["setTimeout", "clearTimeout", "setImmediate", "performance"] as const;
afterEach(() => vi.useRealTimers());

test("so much at once, so much waiting, in the order they came", async () => {
  const semaphore = new Semaphore({ atOnce: 2, waiting: 2 });
  const [first, second] = [await semaphore.acquire(), await semaphore.acquire()];
  const order: string[] = [];
  const third = semaphore.acquire().then((release) => (order.push("third"), release));
  const fourth = semaphore.acquire().then((release) => (order.push("fourth"), release));
  expect(await semaphore.acquire()).toBeNull();
  second!();
  (await third)!();
  (await fourth)!();
  expect(order).toEqual(["third", "fourth"]);
  first!();
  expect(await semaphore.acquire()).not.toBeNull();
});

test("a slot that is given back twice frees one", async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 0 });
  const release = (await semaphore.acquire())!;
  release();
  release();
  const again = await semaphore.acquire();
  expect(again).not.toBeNull();
  release();
  expect(await semaphore.acquire()).toBeNull();
});

test("who has waited long enough is turned away, and takes nobody's slot", async () => {
  vi.useFakeTimers({ toFake: [...toFake] });
  const semaphore = new Semaphore({ atOnce: 1, waiting: 5, patience: { mostMs: 600, stallMs: 600 } });
  const release = (await semaphore.acquire())!;
  const late = semaphore.acquire();
  await vi.advanceTimersByTimeAsync(400);
  const patient = semaphore.acquire();
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toBeNull();
  release();
  expect(await patient).not.toBeNull();
});

test("while slots come free it is waited longer, though not for ever", async () => {
  vi.useFakeTimers({ toFake: [...toFake] });
  const semaphore = new Semaphore({ atOnce: 2, waiting: 5, patience: { mostMs: 2000, stallMs: 500 } });
  await semaphore.acquire();
  let slot = await semaphore.acquire();
  const turnedAway: string[] = [];
  const wait = (name: string) =>
    void semaphore.acquire().then((got) => got === null && turnedAway.push(name));
  const behind: (() => void)[] = [];
  const queue = () => void semaphore.acquire().then((got) => got !== null && behind.push(got));
  for (let n = 0; n < 4; n += 1) queue();
  wait("patient");
  for (let n = 0; n < 4; n += 1) {
    await vi.advanceTimersByTimeAsync(400);
    slot!();
    await vi.advanceTimersByTimeAsync(1);
    slot = behind.at(-1)!;
  }
  expect(turnedAway).toEqual([]);
  await vi.advanceTimersByTimeAsync(390);
  expect(turnedAway).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(turnedAway).toEqual(["patient"]);
  wait("late");
  await vi.advanceTimersByTimeAsync(499);
  expect(turnedAway).toEqual(["patient"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(turnedAway).toEqual(["patient", "late"]);
});
