import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** In the process, not in the module: the front server, instrumentation and pages each have a copy of this file. */
const KEY = Symbol.for("vendorsetu.current-response");
const shared = globalThis as { [KEY]?: AsyncLocalStorage<ServerResponse> };
const responses = (shared[KEY] ??= new AsyncLocalStorage());

/**
 * From now on every request of this process knows its response. Node announces a request on this channel just before
 * it hands it to the server, in the same turn: what is entered here holds for all work on that request. Call it once.
 */
export function trackResponses(): void {
  subscribe("http.server.request.start", (message) => {
    responses.enterWith((message as { response: ServerResponse }).response);
  });
}

/** Works on a request that came over no connection, so that it too knows its response. */
export const withResponse = <T>(response: ServerResponse, work: () => T): T => responses.run(response, work);

/** The response of the request being worked on; undefined where no Node server took it (a test, another runtime). */
export const currentResponse = (): ServerResponse | undefined => responses.getStore();
