import { createServer, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { mapHosts } from "@/lib/shared/map-hosts";
import { contentSecurityPolicy, SANDBOX_POLICY } from "@/lib/shared/security-policy";
import { mapOpener } from "@/server/map-policy";

const style = "https://tiles.example.com/styles/bright.json";

test.each([
  [{}, []],
  [{ MAP_HOSTS: "https://fonts.example.com" }, []],
  [{ MAP_STYLE_URL: style }, ["https://tiles.example.com"]],
  [
    {
      MAP_STYLE_URL: style,
      MAP_HOSTS: "https://*.example.net, http://127.0.0.1:8080,https://tiles.example.com",
    },
    ["https://tiles.example.com", "https://*.example.net", "http://127.0.0.1:8080"],
  ],
  [{ MAP_STYLE_URL: style, MAP_HOSTS: "*, 'unsafe-eval'; script-src *" }, ["https://tiles.example.com"]],
  [{ MAP_STYLE_URL: "javascript:alert(1)" }, []],
])("the hosts of %j", (variables, hosts) => {
  expect(mapHosts(variables)).toEqual(hosts);
});

/** The policy a browser gets of a response that is given one. */
async function policyOf(given: string, hosts: readonly string[]): Promise<string | null> {
  const server = createServer((_request, response: ServerResponse) => {
    mapOpener(hosts)(response);
    response.setHeader("Content-Security-Policy", given);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return answer.headers.get("content-security-policy");
  } finally {
    server.close();
  }
}

test("pages may load pictures and data from the map's hosts, and from nowhere else; other policies stay", async () => {
  const hosts = ["https://tiles.example.com", "https://fonts.example.com"];
  const built = contentSecurityPolicy();
  expect(await policyOf(built, [])).toBe(built);
  const opened = (await policyOf(built, hosts))!;
  const changed = opened.split("; ").filter((rule) => !built.split("; ").includes(rule));
  expect(changed).toEqual([
    `img-src 'self' data: blob: ${hosts.join(" ")}`,
    `connect-src 'self' ${hosts.join(" ")}`,
  ]);
  // A build that knew another map.
  const earlier = contentSecurityPolicy({ mapHosts: ["https://old.example.com"] });
  expect(await policyOf(earlier, hosts)).toBe(opened);
  expect(await policyOf(earlier, [])).toBe(built);
  expect(await policyOf(SANDBOX_POLICY, hosts)).toBe(SANDBOX_POLICY);
  const nonce = contentSecurityPolicy({ nonce: "x" });
  expect(await policyOf(nonce, hosts)).toBe(nonce);
});
