import { AsyncResource } from "node:async_hooks";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { currentResponse, withResponse } from "@/lib/server/current-response";

test("work on a request knows its response until it is done; what was begun then holds it no longer", () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const begunMeanwhile = withResponse(response, () => AsyncResource.bind(() => currentResponse()));
  expect(currentResponse()).toBeUndefined();
  expect(begunMeanwhile()).toBe(response);
  response.emit("close");
  expect(begunMeanwhile()).toBeUndefined();
});
