import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";

const API_KEY = "sk_test_0123456789";
const APP_ID = "testapp";

/** How the stand-in misbehaves: as the real service might. */
export type Mood =
  "well" | "error 500" | "hang" | "hang after storing" | "garbage" | "endless" | "redirect" | "cut off";

type Kept = { customId: string; type: string; acl: string | null; content: Buffer; uploadedAt: number };

/**
 * UploadThing on this machine, as far as its SDK talks to it: signed uploads, signed reads, delete and list by custom id.
 * It checks key and signature, so a call the real one would refuse is refused here.
 */
export async function startUploadThing() {
  const files = new Map<string, Kept>();
  const calls: string[] = [];
  let mood: Mood = "well";
  const open = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    calls.push(`${request.method} ${new URL(request.url!, "http://x").pathname}`);
    open.add(response);
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;

  /** The SDK signs the whole URL without its last parameter. */
  function isSigned(url: URL): boolean {
    const [signed, signature] = url.href.split("&signature=") as [string, string | undefined];
    const expected = createHmac("sha256", API_KEY).update(signed).digest("hex");
    const isFresh = Number(url.searchParams.get("expires")) > Date.now();
    return isFresh && decodeURIComponent(signature ?? "") === `hmac-sha256=${expected}`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (body: unknown, status = 200) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const url = new URL(request.url!, origin);
    if (mood === "hang") return;
    if (mood === "error 500") return json({ error: "internal" }, 500);
    if (mood === "redirect") return void response.writeHead(302, { location: `${origin}/elsewhere` }).end();
    if (mood === "garbage") return void response.writeHead(200).end("<html>not what you asked for");
    if (mood === "endless") {
      response.writeHead(200, { "content-type": "application/json" });
      const chunk = Buffer.alloc(1_000_000, " ");
      const more = () => void (response.destroyed || response.write(chunk, () => setImmediate(more)));
      return more();
    }
    if (request.method === "PUT") {
      const body = await buffer(request);
      if (mood === "cut off") return void response.destroy();
      if (!isSigned(url)) return json({ error: "signature" }, 403);
      const given = (name: string) => decodeURIComponent(url.searchParams.get(name) ?? "");
      const form = await new Response(new Uint8Array(body), {
        headers: { "content-type": request.headers["content-type"]! },
      }).formData();
      const content = Buffer.from(await (form.get("file") as File).arrayBuffer());
      if (content.length !== Number(given("x-ut-file-size"))) return json({ error: "size" }, 400);
      const customId = given("x-ut-custom-id");
      const acl = given("x-ut-acl") || null;
      files.set(customId, { customId, type: given("x-ut-file-type"), acl, content, uploadedAt: Date.now() });
      if (mood === "hang after storing") return;
      return json({ url: "", appUrl: "", ufsUrl: "", fileHash: "" });
    }
    if (request.method === "GET") {
      if (!isSigned(url)) return json({ error: "signature" }, 403);
      const file = files.get(url.pathname.split("/").at(-1)!);
      if (!file) return json({ error: "not found" }, 404);
      // As networks that deliver files do to whoever takes it.
      const isZipped = request.headers["accept-encoding"]?.includes("gzip");
      const content = isZipped ? gzipSync(file.content) : file.content;
      return void response
        .writeHead(200, {
          "content-type": file.type,
          "content-length": content.length,
          ...(isZipped && { "content-encoding": "gzip" }),
        })
        .end(content);
    }
    if (request.headers["x-uploadthing-api-key"] !== API_KEY) return json({ error: "key" }, 401);
    const body = JSON.parse((await buffer(request)).toString()) as {
      customIds?: string[];
      limit?: number;
      offset?: number;
    };
    if (url.pathname === "/v6/deleteFiles") {
      const deletedCount = (body.customIds ?? []).filter((id) => files.delete(id)).length;
      return json({ success: true, deletedCount });
    }
    if (url.pathname === "/v6/listFiles") {
      const all = [...files.values()];
      const { offset = 0, limit = 500 } = body;
      const page = all.slice(offset, offset + limit).map(({ customId, content, uploadedAt }) => ({
        id: customId,
        customId,
        key: `key-${customId}`,
        name: customId,
        size: content.length,
        status: "Uploaded",
        uploadedAt,
      }));
      return json({ hasMore: offset + limit < all.length, files: page });
    }
    return json({ error: "unknown" }, 404);
  }

  const token = Buffer.from(
    JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ["test1"], ingestHost: "ingest.invalid" }),
  ).toString("base64");
  return {
    files,
    calls,
    // The SDK speaks http to a host that has 'local' in its name only.
    settings: { token, apiUrl: origin, ingestUrl: origin, ufsHost: `localhost:${port}` },
    is(now: Mood) {
      mood = now;
      calls.length = 0;
    },
    async stop() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
