import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResponse } from "@/lib/server/current-response";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { timeRequest, timedSql } from "@/lib/server/request-timing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answersAfter = (ms: number): Promise<string> =>
  new Promise((resolve) => setTimeout(() => resolve("well"), ms));

/** What a request that asks one question after the other came to, and after how long. */
async function ask(timesMs: readonly number[], { isTimed = true, queuedMs = 0 } = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  if (isTimed) timeRequest(response, queuedMs);
  const begunAt = performance.now();
  const work = withResponse(response, async () => {
    let answered = 0;
    try {
      for (const ms of timesMs) {
        await timedSql(() => answersAfter(ms));
        answered += 1;
      }
    } catch (error) {
      return { answered, isUnavailable: isDatabaseUnavailable(error), ms: performance.now() - begunAt };
    }
    return { answered, isUnavailable: false, ms: performance.now() - begunAt };
  });
  await vi.runAllTimersAsync();
  return work;
}

test("a request whose answers come in time has them all", async () => {
  expect(await ask([1000, 2000, 2900])).toEqual({ answered: 3, isUnavailable: false, ms: 5900 });
});

test("slow ones one after the other: it is unavailable after six seconds, not after twelve", async () => {
  expect(await ask([3000, 2000, 4000, 3000])).toEqual({ answered: 2, isUnavailable: true, ms: 6000 });
});

test("what it waited for its turn is of the same time", async () => {
  expect(await ask([1000, 2000], { queuedMs: 4500 })).toEqual({ answered: 1, isUnavailable: true, ms: 1500 });
  expect(await ask([1000], { queuedMs: 7000 })).toEqual({ answered: 0, isUnavailable: true, ms: 0 });
});

test("nothing more is asked once its time is over", async () => {
  const asked: number[] = [];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  timeRequest(response, 0);
  const question = (ms: number) =>
    timedSql(() => {
      asked.push(ms);
      return answersAfter(ms);
    }).catch(isDatabaseUnavailable);
  const work = withResponse(response, async () => [await question(7000), await question(1)]);
  await vi.runAllTimersAsync();
  expect([await work, asked]).toEqual([[true, true], [7000]]);
});

test("what takes its time, as an import does, is not measured and waits", async () => {
  expect(await ask([5000, 5000], { isTimed: false })).toEqual({
    answered: 2,
    isUnavailable: false,
    ms: 10_000,
  });
});
