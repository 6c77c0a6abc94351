// A process of its own with the upload's handler behind Node's HTTP server, as Next puts it there: its memory is measured.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { POST } from "@/app/api/v1/auth/provider/upload/route";

/** What the parent is told after every upload. */
export type UploadReport = {
  readonly port: number;
  readonly status: number;
  /** Bytes of the request that this process took off the connection. */
  readonly readBytes: number;
  readonly rssBytes: number;
  readonly unhandled: number;
};

let unhandled = 0;
process.on("unhandledRejection", () => (unhandled += 1));
process.on("uncaughtException", () => (unhandled += 1));

const server = createServer(async (incoming, outgoing) => {
  const { socket } = incoming;
  // Before the answer, too, when the sender goes away.
  const closed = new Promise<void>((resolve) => outgoing.once("close", () => resolve()));
  const before = socket.bytesRead;
  const request = new Request("http://localhost/api/v1/auth/provider/upload", {
    method: "POST",
    headers: Object.entries(incoming.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    ),
    body: incoming as unknown as ReadableStream,
    duplex: "half",
  } as RequestInit);
  const response = await POST(request, { params: Promise.resolve({}) });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) Readable.fromWeb(response.body as never).pipe(outgoing);
  else outgoing.end();
  await closed;
  tell(response.status, socket.bytesRead - before);
});

function tell(status: number, readBytes: number): void {
  globalThis.gc?.();
  const { port } = server.address() as AddressInfo;
  process.send?.({
    port,
    status,
    readBytes,
    rssBytes: process.memoryUsage.rss(),
    unhandled,
  } satisfies UploadReport);
}

server.listen(0, "127.0.0.1", () => tell(0, 0));
process.on("disconnect", () => process.exit());
