// B11: no address that a caller gives is ever a place to be sent to.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { test } from "vitest";
import foreign from "@/tests/security/corpora/redirects.json" with { type: "json" };
import { conclude, isLong } from "@/tests/security/measured";
import { cookiesOf, type Sent, type World } from "@/tests/support/api-world";

const current = attackedServer();
const KEYS = ["callbackUrl", "next", "redirect", "returnTo"] as const;
const PAGES = ["/signin", "/signup", "/provider/signup", "/provider", "/account"];
const NEXT_AUTH = ["/api/auth/signin", "/api/auth/signout", "/api/auth/error"];

/** Where an answer sends its reader, when that is not our own site; null when it is, or nowhere. */
function foreignTarget(world: World, { headers, text }: Sent): string | null {
  const location = headers.get("location");
  if (location !== null && new URL(location, world.origin).origin !== world.origin) return location;
  // next-auth tells its own script where to go.
  const told = /^\{"url":"([^"]*)"/.exec(text)?.[1];
  return told !== undefined && new URL(told, world.origin).origin !== world.origin ? told : null;
}

test("B11: pages and next-auth's doors lead to no other site", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  const look = async (url: string, cookie?: string): Promise<void> => {
    const sent = await world.send("GET", url, { headers: cookie === undefined ? {} : { cookie } });
    const to = foreignTarget(world, sent);
    tried += 1;
    if (to !== null || sent.status >= 500) wrong.push(`${url} ${sent.status} -> ${to}`);
  };
  for (const [index, target] of foreign.entries()) {
    for (const key of isLong ? KEYS : [KEYS[index % KEYS.length]!]) {
      const query = `${key}=${encodeURIComponent(target)}`;
      for (const page of PAGES)
        await look(`${page}?${query}`, index % 2 === 0 ? world.people.customer!.cookie : undefined);
      for (const door of NEXT_AUTH) await look(`${door}?${query}`);
    }
  }
  conclude(context, { row: "B11", what: "requests", tried, wrong });
});

test("B11: signing out by next-auth's form leads to no other site", async (context) => {
  const { world } = current();
  const csrf = await world.send("GET", "/api/auth/csrf");
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const wrong: string[] = [];
  for (const target of foreign) {
    for (const json of ["true", "false"]) {
      const response = await fetch(`${world.origin}/api/auth/signout`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: world.origin, cookie: cookiesOf(csrf.headers) },
        body: new URLSearchParams({ csrfToken, callbackUrl: target, json }),
      });
      const sent = { status: response.status, headers: response.headers, text: await response.text() };
      const to = foreignTarget(world, sent);
      if (to !== null || sent.status >= 500) wrong.push(`${target} ${sent.status} -> ${to}`);
    }
  }
  conclude(context, { row: "B11", what: "requests", tried: foreign.length * 2, wrong });
});
