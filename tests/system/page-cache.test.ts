// Kept pages over HTTP: two processes of the production build on one database, which can be taken away.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseMapping } from "@/lib/domain/listings/import/column-mapping";
import { importListings } from "@/lib/domain/listings/import/import-listings";
import { db } from "@/lib/server/db";
import { createWorld, type World } from "@/tests/support/api-world";
import { aListing, idOf, insertCompanies, insertListings } from "@/tests/support/directory";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { type Server, serveBuild, servePlainly } from "@/tests/support/production-server";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const BUILD_TIMEOUT_MS = 10 * 60_000;

describe.skipIf(skipOnPglite)("kept pages (needs real Postgres: two processes beside the test)", () => {
  useDatabase();
  let dataDir: string;
  let proxy: FaultProxy;
  let env: Record<string, string>;
  const servers: Server[] = [];
  let world: World;
  let companyId: string;

  const ask = async (server: Server, page: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.origin}${page}`, { redirect: "manual", headers });
    return {
      status: response.status,
      cache: response.headers.get("x-cache"),
      headers: response.headers,
      text: await response.text(),
    };
  };
  /** What each process answers: the status, and whether the text is on the page. */
  const onBoth = async (page: string, text: string) =>
    Promise.all(
      servers.map(async (server) => {
        const answer = await ask(server, page);
        return [answer.status, answer.text.includes(text)];
      }),
    );
  /** Asked once, so that both keep it: the next request is one after a change. */
  const keepOnBoth = async (...pages: string[]) => {
    for (const server of servers) for (const page of pages) await ask(server, page);
  };
  const pagesOf = ({ id, name }: { id: string; name: string }) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    return {
      listing: `/services/${slug}-${id}`,
      lists: [
        "/",
        "/hi",
        "/services/category/pumps",
        "/hi/services/category/pumps",
        "/services?sort=created_desc",
        `/company/${companySlug}-${companyId}`,
        CITY,
      ],
    };
  };
  const CITY = "/services/in/pune/pumps";
  let companySlug: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "page-cache-"));
    await insertPumps();
    await db.state.create({ data: { code: "MH", name: "Maharashtra" } });
    await db.place.create({
      data: {
        id: 1,
        kind: "city",
        name: "Pune",
        label: "Pune, Maharashtra",
        stateCode: "MH",
        lat: 18.52,
        lng: 73.85,
      },
    });
    await insertCompanies([{ id: idOf("v", 1), name: "Rao Pumps", type: null }]);
    // Enough for a page of the category in the city (lib/shared/limits.ts).
    await insertListings(
      [1, 2, 3].map((number) =>
        aListing({
          id: idOf("p", number),
          providerUserId: idOf("v", 1),
          categoryId: idOf("c", 1),
          city: "Pune",
          stateCode: "MH",
        }),
      ),
    );
    const { hostname, port } = new URL(databaseUrl);
    proxy = await startFaultProxy({ host: hostname, port: Number(port || 5432) });
    const through = new URL(databaseUrl);
    through.hostname = "127.0.0.1";
    through.port = String(proxy.port);
    env = { DATABASE_URL: through.href, DATA_DIR: dataDir, ...serverSettings() };
    servers.push(await serveBuild(env), await serveBuild(env));
    world = await createWorld(servers[0]!.origin, makeAdmin);
    const me = await world.send("GET", "/api/v1/auth/me", { as: world.people.owner });
    const { user } = JSON.parse(me.text) as {
      user: { id: string; providerProfile: { companyName: string } };
    };
    companyId = user.id;
    companySlug = user.providerProfile.companyName.toLowerCase().replaceAll(" ", "-");
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    for (const server of servers) await server.stop();
    await proxy?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("a page is kept by each process, in both languages, whatever campaign led to it", async () => {
    await keepOnBoth("/", "/hi");
    for (const server of servers) {
      for (const page of ["/", "/hi", "/?utm_source=x"]) {
        const kept = await ask(server, page);
        expect([kept.status, kept.cache]).toEqual([200, "HIT"]);
        expect(kept.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
        const since = { "if-none-match": kept.headers.get("etag")!, "cache-control": "max-age=0" };
        const again = await ask(server, page, since);
        expect(again.status).toBe(304);
      }
    }
    const filtered = "/services/category/pumps?priceMin=5";
    await keepOnBoth(filtered);
    expect((await ask(servers[0]!, filtered)).cache).toBe("HIT");
    // Next writes the query it is asked with into the page: the visitor after must not read it.
    await ask(servers[0]!, "/about?from=a-letter-to-me");
    expect((await ask(servers[0]!, "/about")).text).not.toContain("a-letter-to-me");
    const misspelt = await ask(servers[0]!, `/company/rao-${idOf("v", 1)}?utm_source=x`);
    expect([misspelt.status, misspelt.headers.get("location")]).toEqual([
      308,
      `/company/rao-pumps-${idOf("v", 1)}`,
    ]);
  });

  test("an approval, an edit and an archiving show on the next request to either process", async () => {
    const created = await world.createListing();
    const { listing, lists } = pagesOf(created);
    await keepOnBoth(listing, ...lists);
    expect(await onBoth(listing, created.name)).toEqual([
      [404, false],
      [404, false],
    ]);

    await world.decide("approve", created.id);
    for (const page of [listing, ...lists]) {
      expect([page, await onBoth(page, created.name)]).toEqual([
        page,
        [
          [200, true],
          [200, true],
        ],
      ]);
    }
    expect((await ask(servers[0]!, listing)).cache).toBe("HIT");

    await world.send("PATCH", `/api/v1/listings/${created.id}`, {
      as: world.people.owner,
      body: { form: { price: "98765" } },
    });
    expect(await onBoth(listing, "98,765")).toEqual([
      [200, true],
      [200, true],
    ]);

    await world.decide("archive", created.id);
    expect(await onBoth(listing, created.name)).toEqual([
      [404, false],
      [404, false],
    ]);
    for (const page of lists) {
      const found = await onBoth(page, created.name);
      expect([page, found.map(([, has]) => has)]).toEqual([page, [false, false]]);
      // A company without any listing may be gone; the other pages stand.
      if (!page.startsWith("/company/"))
        expect([page, found.map(([status]) => status)]).toEqual([page, [200, 200]]);
    }
  });

  test("a renamed category has its new name everywhere at once", async () => {
    await keepOnBoth("/", "/categories");
    const renamed = await world.send("PATCH", `/api/v1/categories/${world.categoryId}`, {
      as: world.people.admin,
      body: { json: { name: "Pumps of all kinds" } },
    });
    expect(renamed.status).toBe(200);
    for (const page of ["/", "/categories"])
      expect(await onBoth(page, "Pumps of all kinds")).toEqual([
        [200, true],
        [200, true],
      ]);
    await world.send("PATCH", `/api/v1/categories/${world.categoryId}`, {
      as: world.people.admin,
      body: { json: { name: "Pumps" } },
    });
  });

  test("what a company says of itself shows on the next request after its approval, and not before", async () => {
    const created = await world.createListing();
    await world.decide("approve", created.id);
    const page = `/company/${companySlug}-${companyId}`;
    const say = async (about: string) => {
      const as = world.people.owner;
      const sent = await world.send("PATCH", "/api/v1/providers/me/page", { as, body: { form: { about } } });
      expect(sent.status).toBe(200);
    };
    const decide = async (what: "approve" | "reject") => {
      const at = `/api/v1/admin/pages/${companyId}/${what}`;
      expect((await world.send("POST", at, { as: world.people.admin })).status).toBe(200);
    };
    const shows = async (text: string) => (await onBoth(page, text)).map(([, has]) => has);
    await keepOnBoth(page);
    await say("Pumps since 1984");
    expect(await shows("Pumps since 1984")).toEqual([false, false]);
    await decide("approve");
    expect(await shows("Pumps since 1984")).toEqual([true, true]);
    expect((await ask(servers[0]!, page)).cache).toBe("HIT");
    await say("Fans since 2003");
    await decide("reject");
    expect(await shows("Fans since 2003")).toEqual([false, false]);
    await say("Valves since 1999");
    await decide("approve");
    expect(await shows("Valves since 1999")).toEqual([true, true]);
    expect(await shows("Pumps since 1984")).toEqual([false, false]);
  });

  test("a disabled company is gone on the next request, and back on the next after it is enabled", async () => {
    const company = idOf("v", 2);
    await insertCompanies([{ id: company, name: "Kale Pumps", type: null }]);
    const listing = aListing({
      id: idOf("p", 9),
      name: "Kale borewell pump",
      providerUserId: company,
      categoryId: idOf("c", 1),
      city: "Pune",
      stateCode: "MH",
    });
    await insertListings([listing]);
    const own = [`/services/kale-borewell-pump-${listing.id}`, `/company/kale-pumps-${company}`];
    const lists = ["/hi", "/services/category/pumps", "/services?sort=created_desc", CITY];
    const decide = async (what: "disable" | "enable") => {
      const at = `/api/v1/admin/users/${company}/${what}`;
      expect((await world.send("POST", at, { as: world.people.admin })).status).toBe(200);
    };
    const seen = async () => {
      const found: unknown[] = [];
      for (const page of [...own, ...lists]) found.push([page, await onBoth(page, "Kale borewell pump")]);
      return found;
    };
    const shown = [...own, ...lists].map((page) => [page, Array(2).fill([200, true])]);
    const hidden = [
      ...own.map((page) => [page, Array(2).fill([404, false])]),
      ...lists.map((page) => [page, Array(2).fill([200, false])]),
    ];
    await keepOnBoth(...own, ...lists);
    expect(await seen()).toEqual(shown);
    await decide("disable");
    expect(await seen()).toEqual(hidden);
    await decide("enable");
    expect(await seen()).toEqual(shown);
  });

  test("while an import runs, an edit shows on the next request, and its own rows when it is done", async () => {
    const ROWS = 6_000;
    const file = path.join(dataDir, "pumps.csv");
    const rows = Array.from({ length: ROWS }, (_, n) => `${n},Imported pump ${n},18.52,73.85`);
    writeFileSync(file, ["id,name,lat,lng", ...rows].join("\n"));
    const created = await world.createListing();
    await world.decide("approve", created.id);
    const { listing } = pagesOf(created);
    const results = ["/services?q=imported", "/services/category/pumps?q=imported"];
    await keepOnBoth(listing, ...results);
    let isOver = false;
    const importing = importListings({
      file,
      mapping: parseMapping("id=id,name=name,lat=lat,lng=lng"),
      source: "pumps",
      defaultCategory: "pumps",
      stateCode: () => null,
    }).finally(() => {
      isOver = true;
    });
    const lagging: string[] = [];
    let edits = 0;
    try {
      // At least once, however quick the import is.
      do {
        edits += 1;
        const price = 70_000 + edits;
        const sent = await world.send("PATCH", `/api/v1/listings/${created.id}`, {
          as: world.people.owner,
          body: { form: { price: String(price) } },
        });
        expect(sent.status).toBe(200);
        const seen = await onBoth(listing, price.toLocaleString("en-IN"));
        if (!seen.every(([status, has]) => status === 200 && has)) lagging.push(`${price}: ${String(seen)}`);
      } while (!isOver);
    } finally {
      await importing.catch(() => undefined);
    }
    expect((await importing).created).toBe(ROWS);
    expect(lagging).toEqual([]);
    for (const page of results)
      expect([page, await onBoth(page, "6,000")]).toEqual([page, Array(2).fill([200, true])]);
  });

  test("while others keep asking for it, a page never lags behind an approval", async () => {
    const page = "/services/category/pumps";
    const lagging: string[] = [];
    let isOver = false;
    const crowd = Array.from({ length: 6 }, async (_, index) => {
      while (!isOver) await ask(servers[index % 2]!, page);
    });
    try {
      for (let round = 0; round < 4; round += 1) {
        // The first makes the crowd's requests render; the second is approved while they do.
        const [first, created] = [await world.createListing(), await world.createListing()];
        await world.decide("approve", first.id);
        await world.decide("approve", created.id);
        const seen = await onBoth(page, created.name);
        if (!seen.every(([, has]) => has)) lagging.push(`${created.name}: ${JSON.stringify(seen)}`);
      }
    } finally {
      isOver = true;
      await Promise.all(crowd);
    }
    expect(lagging).toEqual([]);
  });

  test.each(["/icon.svg", "/icons/icon-192.png", "/locations", "/robots.txt"])(
    "readers of %s who go away before it comes hold up nobody",
    async (address) => {
      const { port } = new URL(servers[0]!.origin);
      for (let reader = 0; reader < 100; reader += 1) {
        const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
        await once(socket, "connect");
        socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        // Some at once, some when the request has been read.
        if (reader % 2) await new Promise((turn) => setImmediate(turn));
        socket.resetAndDestroy();
      }
      expect((await ask(servers[0]!, address)).status).toBe(200);
    },
    20_000,
  );

  test("without the front server every page is right as well, and nothing is kept", async () => {
    const plain = await servePlainly(env);
    try {
      const created = await world.createListing();
      const { listing, lists } = pagesOf(created);
      for (const page of lists) expect([page, (await ask(plain, page)).status]).toEqual([page, 200]);
      expect((await ask(plain, listing)).status).toBe(404);
      await world.decide("approve", created.id);
      for (const page of [listing, ...lists]) {
        const { status, text, headers } = await ask(plain, page);
        expect([page, status, text.includes(created.name)]).toEqual([page, 200, true]);
        expect(headers.get("cache-control")).toContain("no-store");
      }
    } finally {
      await plain.stop();
    }
  });

  test("a restart brings nothing old back; without the database kept pages stay, and no failure is kept", async () => {
    const created = await world.createListing();
    const { listing } = pagesOf(created);
    await keepOnBoth(listing);
    await servers[1]!.stop();
    await world.decide("approve", created.id);
    servers[1] = await serveBuild(env);
    expect(await onBoth(listing, created.name)).toEqual([
      [200, true],
      [200, true],
    ]);

    await proxy.down();
    expect(await onBoth(listing, created.name)).toEqual([
      [200, true],
      [200, true],
    ]);
    const missing = await ask(servers[0]!, `/company/unknown-${idOf("z", 1)}`);
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(missing.text).toContain("</html>");
    await proxy.up();
    expect((await ask(servers[0]!, `/company/unknown-${idOf("z", 1)}`)).status).toBe(404);
  });
});
