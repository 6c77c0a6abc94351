import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { withHeaders } from "@/server/with-headers";

test("an answer has the headers, whatever made it, and keeps its own", async () => {
  const handle = withHeaders(
    { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "ours" },
    (request, response) => {
      if (request.url === "/page") response.setHeader("content-security-policy", "its own");
      response.writeHead(request.url === "/page" ? 200 : 308, { Location: "/page" }).end();
      return Promise.resolve();
    },
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const told = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    return [headers.get("x-content-type-options"), headers.get("content-security-policy")];
  };
  try {
    expect(await told("/redirect")).toEqual(["nosniff", "ours"]);
    expect(await told("/page")).toEqual(["nosniff", "its own"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
