// The server's clock is set forward and back while people are signed in.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Row, Say } from "@/scripts/chaos/row";
import type { Credentials } from "@/tests/support/api-world";
import { ask, type Asked, otherThan } from "@/tests/support/reliability/asking";
import type { Site } from "@/tests/support/reliability/site";
import { enquiryTo, listingToAskAbout } from "@/tests/support/reliability/writers";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";

const LIBRARIES = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
const HOUR_MS = 3_600_000;
/** Forward, back to before the start, and right again. */
const JUMPS = [1, -1, 0] as const;
/** Node writes the Date of its answers anew once a second. */
const NEAR_MS = 5000;
const PATIENCE_MS = 30_000;
const ROUNDS = 10;

const PAGES = ["/", "/services?q=supply", "/api/v1/listings?q=supply", "/api/v1/ready"];

/** @returns how far the server's clock stands from ours, ms */
async function clockOf({ world }: Site): Promise<number> {
  const { headers } = await world.send("GET", "/api/v1/health");
  return Date.parse(headers.get("date")!) - Date.now();
}

async function untilClockIs(site: Site, offsetMs: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Math.abs((await clockOf(site)) - offsetMs) > NEAR_MS) {
    if (Date.now() > deadline) throw new Error(`the server's clock does not move by ${offsetMs} ms`);
    await sleep(200);
  }
}

/** What somebody does whose tokens come from before the jump: they are renewed when they are refused, as our client does. */
async function goOn(
  { world }: Site,
  before: Credentials,
): Promise<{ credentials: Credentials; statuses: number[] }> {
  const first = await world.send("GET", "/api/v1/auth/me", { as: before });
  const renewed = await world.send("POST", "/api/v1/auth/token/refresh", {
    headers: { cookie: before.cookie },
    body: { json: { refreshToken: before.refreshToken } },
  });
  if (renewed.status !== 200) return { credentials: before, statuses: [first.status, renewed.status] };
  const { tokens } = JSON.parse(renewed.text) as {
    tokens: Pick<Credentials, "accessToken" | "refreshToken">;
  };
  const credentials = { ...before, ...tokens };
  const again = await world.send("GET", "/api/v1/auth/me", { as: credentials });
  return { credentials, statuses: [first.status, renewed.status, again.status] };
}

async function jump(site: Site, say: Say) {
  const home = mkdtempSync(path.join(tmpdir(), "clock-"));
  const library = LIBRARIES.find(existsSync);
  if (!library) throw new Error("libfaketime is missing: apt-get install faketime");
  const file = path.join(home, "offset");
  const set = (hours: number): void => writeFileSync(file, `${hours < 0 ? "-" : "+"}${Math.abs(hours)}h\n`);
  set(0);
  await site.server().stop();
  const server = await site.serve({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    // Timers go on as they do on a machine whose clock is set.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  let ended = 0;
  void server.ended.then(() => (ended += 1));
  const answers: Asked[] = [];
  const written: Asked[] = [];
  const renewals: string[] = [];
  const listingId = await listingToAskAbout(site);
  let credentials: Credentials = await site.world.signUpCustomer();
  try {
    for (const hours of JUMPS) {
      set(hours);
      await untilClockIs(site, hours * HOUR_MS);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const page of PAGES) answers.push(await ask(site, page));
      written.push(await ask(site, "/api/v1/enquiries", { method: "POST", json: enquiryTo(listingId) }));
      const went = await goOn(site, credentials);
      ({ credentials } = went);
      say(`clock ${hours} h: account, renewal, account: ${went.statuses.join(", ")}`);
      // An access token lives ten minutes by the server's clock; the session itself lives by that of the database.
      const expected = hours === -1 ? "200,200,200" : "401,200,200";
      if (went.statuses.join() !== expected) renewals.push(`${hours} h: ${went.statuses.join()}`);
    }
    return { answers, written, renewals, ended };
  } finally {
    await site.server().stop();
    await site.serve();
    rmSync(home, { recursive: true, force: true });
  }
}

export const clockJumps: Row = {
  name: "clock-jumps",
  id: "F12",
  what: "the server's clock goes an hour forward, two back, and right again",
  run: async (site, say) => {
    const { answers, written, renewals, ended } = await jump(site, say);
    return [
      atLeast("answers in three jumps", JUMPS.length * ROUNDS * PAGES.length, answers.length),
      atMost("other than 200", 0, otherThan([200], answers)),
      atMost("enquiries other than 201, one after each jump", 0, otherThan([201], written)),
      atMost("jumps after which a signed-in person could not go on as promised", 0, renewals.length),
      atMost("servers that ended", 0, ended),
    ];
  },
};
