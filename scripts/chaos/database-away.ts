// The database gone, slow and silent.
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "@/scripts/chaos/row";
import { ask, type Asked, otherThan, slowest, untilWell } from "@/tests/support/reliability/asking";
import { type Kind, quantile, runLoad } from "@/tests/support/reliability/load";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost, type Figure } from "@/tests/support/reliability/verdict";

const GONE_MS = 60_000;
const REFUSED_MS = 3000;
const SILENT_MS = 7000;
const FIRST_SUCCESS_MS = 5000;
const RECOVERY_MS = 8000;
const SLOW_BY_MS = 3000;
const LOAD_MS = 20_000;
const PER_SECOND = 20;

const API = [
  "/api/v1/listings",
  "/api/v1/listings?q=supply",
  "/api/v1/categories",
  "/api/v1/suggestions?q=pump",
  "/api/v1/listings/0000000000000000",
  "/api/v1/ready",
];
/** Asked before the fault, so that the front server keeps them. */
const CACHED_PAGES = ["/", "/hi", "/about", "/blogs", "/categories", "/services?q=supply"];
const LIVE = "/api/v1/health";

const hasEnded = (site: Site): Promise<number> =>
  Promise.race([site.server().ended.then(() => 1), sleep(100).then(() => 0)]);

const message = { name: "Visitor", email: "visitor@example.com", consent: true, message: "Hello" };

/** Everything once: reads, who is signed in, a write. */
async function askApi(site: Site): Promise<Asked[]> {
  const cookie = { cookie: site.world.people.owner!.cookie };
  return Promise.all([
    ...API.map((path) => ask(site, path)),
    ask(site, "/api/v1/auth/me", { headers: cookie }),
    ask(site, "/api/v1/providers/me/listings", { headers: cookie }),
    ask(site, "/api/v1/enquiries", { method: "POST", json: { ...message, listingId: "0000000000000000" } }),
  ]);
}

export const databaseGone: Row = {
  name: "database-gone",
  id: "F3",
  what: "Postgres stopped for 60 s",
  run: async (site, say) => {
    await Promise.all(CACHED_PAGES.map((path) => ask(site, path)));
    const { pid } = site.server();
    await Promise.all([site.postgres.proxy.down(), site.postgres.stop()]);
    say("Postgres is gone");
    const [api, pages, live]: [Asked[], Asked[], Asked[]] = [[], [], []];
    const until = performance.now() + GONE_MS;
    while (performance.now() < until) {
      api.push(...(await askApi(site)));
      pages.push(...(await Promise.all(CACHED_PAGES.map((path) => ask(site, path)))));
      live.push(await ask(site, LIVE));
      await sleep(1000);
    }
    await site.postgres.start();
    await site.postgres.proxy.up();
    const { ms, before } = await untilWell(site, "/api/v1/listings");
    const ended = await hasEnded(site);
    return [
      atLeast("answers of the API meanwhile", 100, api.length),
      atMost("of them no 503 (/ready is one of them)", 0, otherThan([503], api)),
      atMost("slowest of them", REFUSED_MS, slowest(api), "ms"),
      atMost(`of ${pages.length} kept pages no 200`, 0, otherThan([200], pages)),
      atMost(`of ${live.length} asked of /health no 200`, 0, otherThan([200], live)),
      atMost("first success after its return", FIRST_SUCCESS_MS, Math.round(ms), "ms"),
      atMost("answers before it that were no 503", 0, otherThan([503], before)),
      atMost("restarts of the server", 0, ended + (site.server().pid === pid ? 0 : 1)),
    ];
  },
};

/** Under a steady load the fault begins, lasts, and ends. */
async function underLoad(site: Site, begin: () => void, end: () => void): Promise<Figure[]> {
  const kinds: Kind[] = [...API.filter((path) => !path.endsWith("0000")), "/services?q=asked+by+nobody"].map(
    (path) => ({ name: path, weight: 1, ask: async () => (await ask(site, path)).status }),
  );
  begin();
  const { answers, mostInFlight } = await runLoad(kinds, { perSecond: PER_SECOND, until: sleep(LOAD_MS) });
  end();
  const { ms } = await untilWell(site, "/api/v1/listings");
  const after = await askApi(site);
  const times = answers.map((answer) => answer.ms);
  return [
    atLeast("answers meanwhile", (PER_SECOND * LOAD_MS) / 2000, answers.length),
    atMost("neither 200 nor 503", 0, answers.filter(({ status }) => ![200, 503].includes(status)).length),
    atMost(
      `slowest answer (median ${Math.round(quantile(times, 0.5))} ms)`,
      SILENT_MS,
      Math.round(Math.max(...times)),
      "ms",
    ),
    atMost("most in flight, of a rate times that bound", (PER_SECOND * SILENT_MS) / 1000, mostInFlight),
    atMost("recovery", RECOVERY_MS, Math.round(ms), "ms"),
    atMost("503 or 500 after it", 0, after.filter(({ status }) => status >= 500).length),
    atMost("restarts of the server", 0, await hasEnded(site)),
  ];
}

export const databaseSlow: Row = {
  name: "database-slow",
  id: "F4",
  what: "every answer of Postgres 3 s later, at 20 requests a second",
  run: (site) => {
    const { proxy } = site.postgres;
    return underLoad(
      site,
      () => proxy.delay(SLOW_BY_MS),
      () => proxy.delay(0),
    );
  },
};

export const databaseSilent: Row = {
  name: "database-silent",
  id: "F4",
  what: "Postgres answers nothing and closes nothing, at 20 requests a second",
  run: (site) => underLoad(site, site.postgres.proxy.silence, site.postgres.proxy.speak),
};
