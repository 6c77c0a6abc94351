// A2: everything that answers is in a table with what it answers, and takes no method that is not there.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { conclude } from "@/tests/security/measured";
import { PAGES_OF_ONE_THING, PLAIN_ROUTES } from "@/tests/security/plain-routes";
import { PAGES } from "@/tests/security/rights-matrix";
import { CALLERS } from "@/tests/support/api-world";
import { projectRoot } from "@/tests/support/test-database";

const current = attackedServer();
const METHODS = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

const foldersWith = (name: string): string[] =>
  readdirSync(path.join(projectRoot, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.dirname(file));

describe("the tables are whole", () => {
  test("every route file is an operation or in the table", () => {
    // That every other one below /api/v1 is an operation is held by tests/architecture.test.ts.
    const plain = foldersWith("route.ts").filter(
      (folder) => !folder.startsWith("api/v1/") || folder === "api/v1/[[...path]]",
    );
    expect(Object.keys(PLAIN_ROUTES).toSorted()).toEqual(plain.toSorted());
  });

  test("every page of one thing is in the table", () => {
    const pages = foldersWith("page.tsx")
      .map((folder) => folder.replace("[locale]", "").replace(/\/\([^)]+\)/g, ""))
      .filter((page) => page.includes("["));
    expect(Object.keys(PAGES_OF_ONE_THING).toSorted()).toEqual(pages.toSorted());
  });
});

test("A2: routes outside the API answer everyone alike", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  for (const { url, status } of Object.values(PLAIN_ROUTES)) {
    for (const caller of CALLERS) {
      const as = world.people[caller];
      const sent = await world.send("GET", url, { headers: as ? { cookie: as.cookie } : {} });
      tried += 1;
      if (sent.status !== status) wrong.push(`${caller} ${url} ${sent.status}`);
    }
  }
  conclude(context, { row: "A2", what: "requests", tried, wrong });
});

test("A2: a page of nothing is 404 for everyone; a provider's is guarded", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  for (const { url, status } of Object.values(PAGES_OF_ONE_THING)) {
    for (const [index, caller] of CALLERS.entries()) {
      const as = world.people[caller];
      const sent = await world.send("GET", url, { headers: as ? { cookie: as.cookie } : {} });
      const guard = PAGES["/provider"]![index];
      // To a provider it is a page: the listing is nobody's.
      const wanted = status !== "guarded" ? status : guard === 200 ? 404 : 307;
      tried += 1;
      if (sent.status !== wanted) wrong.push(`${caller} ${url} ${sent.status}, not ${wanted}`);
    }
  }
  conclude(context, { row: "A2", what: "requests", tried, wrong });
});

test("A2: no route or page takes a method that it does not have", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  const routes = Object.values(PLAIN_ROUTES).map(({ url, also = {} }) => [url, also] as const);
  const pages = [...Object.keys(PAGES), ...Object.values(PAGES_OF_ONE_THING).map(({ url }) => url)];
  for (const [url, also] of [...routes, ...pages.map((page) => [page, {}] as const)]) {
    for (const method of METHODS) {
      const wanted = (also as Readonly<Record<string, number>>)[method] ?? 405;
      const { status } = await world.send(method, url);
      tried += 1;
      if (status !== wanted) wrong.push(`${method} ${url} ${status}, not ${wanted}`);
    }
  }
  conclude(context, { row: "A2", what: "requests", tried, wrong });
});
