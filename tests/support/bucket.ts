import crypto from "node:crypto";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
// @ts-expect-error it has no types
import S3rver from "@20minutes/s3rver";

/** How the service misbehaves: as a real one might. */
export type Mood =
  "well" | "error 503" | "hang" | "hang after storing" | "garbage" | "endless" | "redirect" | "cut off";

const BUCKET = "vendorsetu";
/** The one account that s3rver knows. */
const KEY = "S3RVER";

// s3rver seals the token of a next page with DES, which OpenSSL 3 has no more; three times the same key is the same cipher.
const { createCipheriv } = crypto;
crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
  name === "des"
    ? createCipheriv("des-ede3-cbc", Buffer.concat([key, key, key]), iv)
    : createCipheriv(name, key, iv)) as typeof createCipheriv;

const listen = (server: Server, host: string): Promise<number> =>
  new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)));

/**
 * A bucket on this machine: s3rver, which checks signatures, their headers and expiry, behind a proxy that can be ill. What
 * s3rver does not check is whether a body is what its signed hash says.
 */
export async function startBucket() {
  const folder = mkdtempSync(path.join(tmpdir(), "bucket-"));
  const service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  }) as { run(): Promise<AddressInfo>; close(): Promise<void> };
  const { port: servicePort } = await service.run();
  const calls: string[] = [];
  const open = new Set<ServerResponse>();
  let mood: Mood = "well";

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url, headers } = request;
    const further = ask({ host: "127.0.0.1", port: servicePort, method, path: url, headers }, (answer) => {
      if (mood === "hang after storing" && method === "PUT") return void answer.resume();
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    further.on("error", () => response.destroy());
    request.pipe(further);
  };
  const proxy = createServer((request, response) => {
    calls.push(`${request.method} ${new URL(request.url!, "http://x").pathname}`);
    open.add(response);
    if (mood === "well" || mood === "hang after storing") return pass(request, response);
    if (mood === "hang") return;
    if (mood === "error 503") return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    if (mood === "redirect") return void response.writeHead(307, { location: "/elsewhere" }).end();
    if (mood === "garbage") return void response.writeHead(200).end("<html>not what you asked for");
    if (mood === "cut off") return void request.once("data", () => response.destroy());
    response.writeHead(200);
    const chunk = Buffer.alloc(1_000_000, " ");
    const more = (): void => void (response.destroyed || response.write(chunk, () => setImmediate(more)));
    more();
  });
  const port = await listen(proxy, "127.0.0.1");

  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    calls,
    is: (next: Mood): void => {
      mood = next;
      calls.length = 0;
    },
    stop: async (): Promise<void> => {
      for (const response of open) response.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
