import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { afterAnswer } from "@/lib/server/after-answer";
import { withResponse } from "@/lib/server/current-response";

test("of a call that the front server answers, it waits until the response is closed", () => {
  const response = new EventEmitter() as ServerResponse;
  let done = 0;
  withResponse(response, () => afterAnswer(async () => void (done += 1)));
  expect(done).toBe(0);
  response.emit("close");
  expect(done).toBe(1);
});

test("outside of every request it is done at once", () => {
  let done = 0;
  afterAnswer(async () => void (done += 1));
  expect(done).toBe(1);
});
