import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { holdShort, LEAST_COMPRESSED_BYTES } from "@/server/hold-short";

let server: Server | undefined;
afterEach(() => void server?.close());

/** What a client gets of an answer that is written so: headers, the pieces it came in, and when the first one did. */
async function answered(write: (response: ServerResponse) => void | Promise<void>, method = "GET") {
  server = createServer((_request, response) => {
    holdShort(response);
    void write(response);
  });
  await new Promise<void>((done) => server!.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request({ port, method }, done).once("error", fail).end(),
  );
  const pieces: string[] = [];
  for await (const piece of response) pieces.push(String(piece));
  return { headers: response.headers, body: pieces.join(""), pieces };
}

describe("a short answer", () => {
  test("in one piece has its length", async () => {
    const { headers, body } = await answered((response) => {
      response.flushHeaders();
      response.write("ok");
      response.end();
    });
    expect(body).toBe("ok");
    expect(headers).toMatchObject({ "content-length": "2" });
    expect(headers["transfer-encoding"]).toBeUndefined();
  });

  test("counts bytes, not letters", async () => {
    const { headers, body } = await answered((response) => {
      response.write("नल");
      response.end();
    });
    expect([headers["content-length"], body]).toEqual(["6", "नल"]);
  });

  test("without a body ends as it is", async () => {
    const { headers, body } = await answered((response) => void response.writeHead(204).end());
    expect([headers["content-length"], body]).toEqual([undefined, ""]);
  });
});

describe("whatever else", () => {
  test("is longer passes as it comes", async () => {
    const long = "x".repeat(LEAST_COMPRESSED_BYTES);
    const { headers, body } = await answered((response) => {
      response.write(long);
      response.end();
    });
    expect([headers["content-length"], body]).toEqual([undefined, long]);
  });

  test("comes in several pieces keeps their order", async () => {
    const { body } = await answered((response) => {
      response.write("one ");
      response.write("two ");
      response.end("three");
    });
    expect(body).toBe("one two three");
  });

  test("goes on later does not wait for its end", async () => {
    let isRead = (): void => undefined;
    const read = new Promise<void>((done) => (isRead = done));
    server = createServer((_request, response) => {
      holdShort(response);
      response.write("first");
      void read.then(() => response.end(" last"));
    });
    await new Promise<void>((done) => server!.listen(0, done));
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((done) => request({ port }, done).end());
    const pieces: string[] = [];
    for await (const piece of response) {
      pieces.push(String(piece));
      isRead();
    }
    expect(pieces).toEqual(["first", " last"]);
  });

  test("only flushes its headers sends them", async () => {
    const { headers, body } = await answered(async (response) => {
      response.setHeader("X-Early", "yes");
      response.flushHeaders();
      await sleep(5);
      response.end("done");
    });
    expect([headers["x-early"], body]).toEqual(["yes", "done"]);
  });
});
