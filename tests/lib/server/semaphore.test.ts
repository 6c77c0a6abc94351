import { afterEach, expect, test, vi } from "vitest";
import { Semaphore } from "@/lib/server/semaphore";

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
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
  const semaphore = new Semaphore({ atOnce: 1, waiting: 5, patienceMs: 600 });
  const release = (await semaphore.acquire())!;
  const late = semaphore.acquire();
  await vi.advanceTimersByTimeAsync(400);
  const patient = semaphore.acquire();
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toBeNull();
  release();
  expect(await patient).not.toBeNull();
});
