// What a visitor sends cannot come into an answer that is kept: the production server, asked in every crooked way.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCompanies, insertListings } from "@/tests/support/directory";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { insertPumps, serverSettings } from "@/tests/support/server-world";

const BUILD_TIMEOUT_MS = 10 * 60_000;
/** Stands in everything that is sent; no answer to anybody else may show it. */
const MARK = "canary-4711";

useDatabase();
let dataDir: string;
let server: Server;
const [company, pump] = [idOf("v", 1), idOf("p", 1)];
const PAGES = [
  "/",
  "/hi",
  "/about",
  "/hi/grievance",
  "/categories",
  "/locations",
  "/blogs",
  "/services",
  "/services?q=pump",
  "/services/location?location=Maharashtra",
  "/services/category/pumps",
  "/hi/services/category/pumps?page=2",
  `/company/rao-pumps-${company}`,
  `/services/solar-pump-${pump}`,
];

type Sent = { readonly method?: string; readonly path: string; readonly headers?: Record<string, string> };

const send = ({ method = "GET", path: address, headers = {} }: Sent) =>
  new Promise<{ status: number; text: string; headers: string }>((done, fail) => {
    const { hostname, port } = new URL(server.origin);
    const call = request({ hostname, port, path: address, method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
      response.on("end", () =>
        done({ status: response.statusCode!, text, headers: JSON.stringify(response.headers) }),
      );
    });
    call.on("error", fail);
    call.end();
  });

const more = (page: string, query: string): string => `${page}${page.includes("?") ? "&" : "?"}${query}`;

/** Fourteen crooked ways to ask for each page: 196 and the four at the end. */
const WAYS: readonly ((page: string) => Sent)[] = [
  (page) => ({ path: more(page, `_rsc=${MARK}`) }),
  (page) => ({ path: more(page, `_rsc=${MARK}`), headers: { RSC: "1" } }),
  (page) => ({
    path: more(page, `_rsc=${MARK}`),
    headers: {
      RSC: "1",
      "Next-Router-State-Tree": MARK,
      "Next-Router-Prefetch": "1",
      "Next-Url": `/${MARK}`,
    },
  }),
  (page) => ({ path: more(page, `utm_source=${MARK}`) }),
  (page) => ({ path: more(page, `x=1?page=2&q=${MARK}`) }),
  (page) => ({ path: more(page, `%70age=2&__nextLocale=${MARK}&nxtPslug=${MARK}`) }),
  (page) => ({ path: page, headers: { Host: `${MARK}.example`, "X-Forwarded-Host": `${MARK}.example` } }),
  (page) => ({
    path: page,
    headers: { Cookie: `vs_role=admin; theme=${MARK}`, Authorization: `Bearer ${MARK}` },
  }),
  (page) => ({
    path: page,
    headers: { "Accept-Language": "hi", "User-Agent": `<b>${MARK}</b>`, Referer: MARK },
  }),
  (page) => ({
    path: page,
    headers: { "x-invoke-path": `/${MARK}`, "x-matched-path": "/signin", "x-nextjs-data": "1" },
  }),
  (page) => ({
    path: page,
    headers: { "x-middleware-rewrite": "/signin", "x-nonce": MARK, "Next-Action": MARK },
  }),
  (page) => ({ path: page, headers: { "Accept-Encoding": `br;q=0, ${MARK}`, Range: "bytes=0-10" } }),
  (page) => ({
    path: page,
    method: "HEAD",
    headers: { "If-None-Match": `"${MARK}"`, "Cache-Control": "no-cache" },
  }),
  (page) => ({ path: page, method: "POST", headers: { "Next-Action": MARK, "Content-Type": "text/plain" } }),
];
const CASES: readonly Sent[] = [
  ...PAGES.flatMap((page) => WAYS.map((way) => way(page))),
  { path: "/about?%E0%A4%A" },
  { path: "//about", headers: { RSC: "1" } },
  { path: "/services/category/pumps/filtered?page=2" },
  { path: "/services?q=a&q=b&page=1&page=2" },
];

/**
 * What two renderings of a page have in common: the page to the byte, and of the data that React sends beside it the
 * characters. React numbers the rows of the data in the order in which they happened to become ready, and writes them in
 * that order; the tests also look for what was sent.
 */
function withoutLuck(html: string): string {
  const data: string[] = [];
  const page = html.replace(
    /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs,
    (_, text: string) => {
      data.push(JSON.parse(text) as string);
      return "";
    },
  );
  const unnumbered = data.join("").replace(/[\da-f]+:(?=["[{$THI:]|null|true|false)|\$[A-Z@]?[\da-f]+/g, "");
  return page + [...unnumbered].toSorted().join("");
}

/** So that every page has to be rendered anew. */
const makeCold = () =>
  db.$executeRaw`INSERT INTO page_changes (tag) VALUES ('everything') ON CONFLICT DO NOTHING`;

let baseline: Map<string, string>;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "hostile-cache-"));
  await insertPumps();
  await db.state.create({ data: { code: "MH", name: "Maharashtra" } });
  await insertCompanies([{ id: company, name: "Rao Pumps", type: null }]);
  await insertListings(
    Array.from({ length: 14 }, (_, index) =>
      aListing({
        id: idOf("p", index + 1),
        name: "Solar pump",
        providerUserId: company,
        categoryId: idOf("c", 1),
        city: "Pune",
        stateCode: "MH",
      }),
    ),
  );
  server = await serveBuild({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...serverSettings() });
  baseline = new Map();
  for (const page of PAGES) {
    const { status, text } = await send({ path: page });
    expect([page, status]).toEqual([page, 200]);
    baseline.set(page, withoutLuck(text));
  }
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The pages that differ from what they were before, when they are asked for as everybody does. */
async function changed(): Promise<string[]> {
  const found = await Promise.all(
    PAGES.map(async (page) => [page, (await send({ path: page })).text] as const),
  );
  return found.filter(([page, text]) => withoutLuck(text) !== baseline.get(page)).map(([page]) => page);
}

test("a page is the same whenever it is rendered", async () => {
  await makeCold();
  expect(await changed()).toEqual([]);
});

test("two hundred crooked requests to cold pages, one at a time: every page is as before", async () => {
  expect(CASES.length).toBe(200);
  const wrong: string[] = [];
  for (const sent of CASES) {
    await makeCold();
    const { status } = await send(sent);
    const page =
      PAGES.filter((one) => sent.path.startsWith(one)).toSorted((a, b) => b.length - a.length)[0] ?? "/about";
    const after = await send({ path: page });
    if (
      status >= 500 ||
      withoutLuck(after.text) !== baseline.get(page) ||
      (after.text + after.headers).includes(MARK)
    )
      wrong.push(
        `${status} ${JSON.stringify(sent)}, then ${after.status} with ${after.text.length} characters`,
      );
  }
  expect(wrong).toEqual([]);
}, 300_000);

test("twenty at once on cold pages: every page is as before", async () => {
  const wrong: string[] = [];
  for (let from = 0; from < CASES.length; from += 20) {
    await makeCold();
    const [, found] = await Promise.all([Promise.all(CASES.slice(from, from + 20).map(send)), changed()]);
    wrong.push(...found, ...(await changed()));
  }
  expect(wrong).toEqual([]);
}, 300_000);

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s on a page is refused", async (method) => {
  const { status, headers } = await send({ path: "/about", method });
  expect([status, JSON.parse(headers).allow]).toEqual([405, "GET, HEAD"]);
});
