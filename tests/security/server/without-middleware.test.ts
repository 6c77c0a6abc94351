// Who may do what, and what a session is, over HTTP: the production build, and the same build without middleware.ts, on one database.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { contentSecurityPolicy } from "@/lib/shared/security-policy";
import { createWorld, type World } from "@/tests/support/api-world";
import { type Server, serveBuild, serveWithoutMiddleware } from "@/tests/support/production-server";
import { MATRIX, PAGES } from "@/tests/security/rights-matrix";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";
import { testRights } from "@/tests/security/server/rights";
import { testSessions } from "@/tests/security/server/sessions";

const root = path.resolve(import.meta.dirname, "..", "..", "..");
const BUILD_TIMEOUT_MS = 10 * 60_000;

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    name.test(file),
  );

describe("the matrix is whole", () => {
  test("every operation is in it, and nothing else", () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test("every page is in it, but for those of one thing, which have tests of their own", () => {
    const pages = filesIn("app/[locale]", /(^|\/)page\.tsx$/)
      .map((file) => `/${path.dirname(file)}`.replace(/\/\([^)]+\)/g, "").replace(/\/\.$/, ""))
      .filter((page) => !page.includes("["))
      .map((page) => page || "/");
    expect(Object.keys(PAGES).toSorted()).toEqual(pages.toSorted());
  });

  test("what an operation says of its access is what the matrix demands", () => {
    const wrong = Object.entries(operations).filter(([name, { access }]) => {
      const [anonymous, customer] = MATRIX[name]!.expected;
      if (access === "public") return anonymous === 401 && name !== "login" && name !== "refreshTokens";
      return anonymous !== 401 || (access !== "user" && customer !== 403);
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe.skipIf(skipOnPglite)("over HTTP (needs real Postgres: two servers on one database)", () => {
  useDatabase();

  const servers: Record<string, Server> = {};
  const worlds: Record<string, World> = {};
  let dataDir: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "rights-"));
    await insertPumps();
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...serverSettings(),
    };
    servers["with middleware"] = await serveBuild(env);
    servers["without middleware"] = await serveWithoutMiddleware(env);
    for (const [name, { origin }] of Object.entries(servers))
      worlds[name] = await createWorld(origin, makeAdmin);
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    for (const server of Object.values(servers)) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(["/signin", "/hi/provider/signup", "/", "/api/v1/health"])(
    "%s has one policy, with a nonce only from the middleware",
    async (page) => {
      const policyOf = async (name: string) =>
        (await fetch(`${servers[name]!.origin}${page}`)).headers.get("content-security-policy");
      expect(await policyOf("without middleware")).toBe(contentSecurityPolicy());
      const policy = (await policyOf("with middleware"))!;
      const isGuests = page.includes("sign");
      expect(policy.replace(/'nonce-[^']+' 'strict-dynamic'/, "'self' 'unsafe-inline'")).toBe(
        contentSecurityPolicy(),
      );
      expect(policy.includes("'nonce-")).toBe(isGuests);
    },
  );

  describe.each(["with middleware", "without middleware"])("%s", (name) => {
    describe("rights", () => testRights(() => worlds[name]!));
    describe("sessions", () => testSessions(() => worlds[name]!));
  });
});
