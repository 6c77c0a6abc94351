// H4, H7: the headers of every answer, and the door to an image optimiser that is not there.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { test } from "vitest";
import { securityHeaders } from "@/lib/shared/security-policy";
import { conclude } from "@/tests/security/measured";
import { PAGES_OF_ONE_THING, PLAIN_ROUTES } from "@/tests/security/plain-routes";
import { PAGES } from "@/tests/security/rights-matrix";
import type { Sent } from "@/tests/support/api-world";

const current = attackedServer();
const URLS = [
  ...Object.keys(PAGES),
  ...[...Object.values(PAGES_OF_ONE_THING), ...Object.values(PLAIN_ROUTES)].map(({ url }) => url),
  "/api/v1/listings",
  "/api/v1/auth/me",
  "/robots.txt",
  "/favicon.ico",
  // Next redirects these before its own headers count.
  "/listing",
  "/en/services",
  "/services/",
];

function missing({ headers }: Sent): string[] {
  const wrong = securityHeaders([]).flatMap(({ key, value }) => {
    const got = headers.get(key);
    // A page that is not kept has a nonce where the others let inline scripts run.
    const plain = got?.replace(/'nonce-[\w+/=-]+' 'strict-dynamic'/, "'self' 'unsafe-inline'");
    const isPolicy = key === "Content-Security-Policy";
    const isSandboxed = isPolicy && /^default-src 'none'/.test(got ?? "");
    return plain === value || isSandboxed ? [] : [`${key}: ${got}`];
  });
  const told = ["x-powered-by", "server", "access-control-allow-origin"].filter((name) => headers.has(name));
  return [...wrong, ...told.map((name) => `tells ${name}`)];
}

test("H4: every answer has every header, to visitors and to an admin", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  for (const url of URLS) {
    for (const as of [null, world.people.admin]) {
      const sent = await world.send("GET", url, { as });
      wrong.push(...missing(sent).map((what) => `${url} ${sent.status}: ${what}`));
      if (url.startsWith("/api/v1/auth/") && sent.headers.get("cache-control") !== "no-store")
        wrong.push(`${url}: may be kept`);
    }
  }
  conclude(context, { row: "H4", what: "answers", tried: URLS.length * 2, wrong });
});

const IMAGES = [
  "http://127.0.0.1:5432/",
  "http://169.254.169.254/latest/meta-data/",
  "https://evil.example/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "http://localhost@evil.example/a.png",
  "file:///etc/passwd",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "/icon.svg",
  "/api/v1/documents/0000000000000000",
  "/favicon.ico",
  "/../.env",
];

test("H7: nothing is fetched or resized for anybody", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  for (const image of IMAGES) {
    for (const size of ["w=64&q=75", "w=8000&q=100", "w=-1&q=1"]) {
      const sent = await world.send("GET", `/_next/image?url=${encodeURIComponent(image)}&${size}`, {
        headers: { accept: "image/avif,image/webp,*/*" },
      });
      tried += 1;
      if (sent.status !== 400 && sent.status !== 404) wrong.push(`${image} ${size}: ${sent.status}`);
    }
  }
  conclude(context, { row: "H7", what: "requests", tried, wrong });
});
