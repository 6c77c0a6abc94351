import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { ofProcess } from "@/lib/server/of-process";

/**
 * What work on a request knows of its response. Emptied when the response is done: a timer or a connection that was begun
 * meanwhile holds this for as long as it lives, and would hold the whole page with it.
 */
type Current = { response?: ServerResponse | undefined };

const responses = ofProcess("current-response", () => new AsyncLocalStorage<Current>());

function untilDone(response: ServerResponse): Current {
  const current: Current = { response };
  response.once("close", () => {
    current.response = undefined;
  });
  return current;
}

/**
 * From now on every request of this process knows its response. Node announces a request on this channel just before
 * it hands it to the server, in the same turn: what is entered here holds for all work on that request. Call it once.
 */
export function trackResponses(): void {
  subscribe("http.server.request.start", (message) => {
    responses.enterWith(untilDone((message as { response: ServerResponse }).response));
  });
}

/** Works on a request that came over no connection, so that it too knows its response. */
export const withResponse = <T>(response: ServerResponse, work: () => T): T =>
  responses.run(untilDone(response), work);

/** The response of the request being worked on; undefined where no Node server took it (a test, another runtime). */
export const currentResponse = (): ServerResponse | undefined => responses.getStore()?.response;
