// What is private stays private: unique values go in, and nothing public may hold them (docs/security.md#the-catalogue).
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { createWorld, type Credentials, uniqueMobile, type World } from "@/tests/support/api-world";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const root = path.resolve(import.meta.dirname, "..", "..");
const BUILD_TIMEOUT_MS = 10 * 60_000;
/** One for each private thing; none of them looks like anything else. */
const CANARY = {
  email: "canary-mailbox@example.com",
  accountPhone: uniqueMobile(),
  password: "canary password 7f3a",
  pan: "QZXWV9173K",
  gst: "27QZXWV9173K1Z5",
  profileAddress: "Canary Profile Address 4471",
  documentName: "canary-licence-8812.pdf",
  documentText: "canary text within the document 5519",
  rejectionReason: "Canary reason 3307",
  rejectedName: "Canary rejected offer 6641",
  pendingName: "Canary pending offer 9925",
  pageDraft: "Canary page that waits 7746",
  pageReason: "Canary page reason 1180",
  visitorName: "Canary Visitor 2284",
  visitorEmail: "canary-visitor@example.com",
  visitorPhone: uniqueMobile(),
  visitorMessage: "Canary enquiry about ten pumps 5158",
};
/** What an enquiry holds: for the visitor and the one business, not for the admin either. */
const VISITOR = ["visitorName", "visitorEmail", "visitorPhone", "visitorMessage"];

/** A text and what it becomes in carriers that look harmless. */
const forms = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString("base64").replace(/=+$/, "").slice(0, -1),
];

const found = (where: string): string[] =>
  Object.entries(CANARY).flatMap(([name, text]) =>
    forms(text).some((form) => where.includes(form)) ? [name] : [],
  );

describe.skipIf(skipOnPglite)("canaries (needs real Postgres: a server beside the test)", () => {
  useDatabase();
  let server: Server;
  let world: World;
  let dataDir: string;
  let owner: Credentials;
  let companyId: string;
  let enquiryLink: string;
  let listingId: string;
  let documentId: string;

  const create = async (name: string): Promise<string> => {
    const sent = await world.send("POST", "/api/v1/listings", {
      as: owner,
      body: { form: { ...world.listingForm(), name } },
    });
    return (JSON.parse(sent.text) as { listing: { id: string } }).listing.id;
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "canary-"));
    await insertPumps();
    server = await serveBuild({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...serverSettings(),
      LOG_LEVEL: "debug",
    });
    world = await createWorld(server.origin, makeAdmin);
    const form = {
      email: CANARY.email,
      phoneNumber: CANARY.accountPhone,
      password: CANARY.password,
      companyName: "Bird Watchers",
    };
    await world.send("POST", "/api/v1/auth/provider/register", { body: { form } });
    owner = await world.signIn(CANARY.email, CANARY.password);
    const profile = new FormData();
    profile.append("gstNumber", CANARY.gst);
    profile.append("panNumber", CANARY.pan);
    profile.append("address", CANARY.profileAddress);
    profile.append(
      "documents",
      new File([`%PDF-1.4\n% ${CANARY.documentText}\n%%EOF\n`], CANARY.documentName, {
        type: "application/pdf",
      }),
    );
    const saved = await fetch(`${server.origin}/api/v1/providers/me/profile`, {
      method: "POST",
      headers: { origin: server.origin, cookie: owner.cookie, authorization: `Bearer ${owner.accessToken}` },
      body: profile,
    });
    const { providerProfile } = (await saved.json()) as {
      providerProfile: { gstNumber: string; documents: { id: string }[] };
    };
    expect(providerProfile.gstNumber).toBe(CANARY.gst);
    documentId = providerProfile.documents[0]!.id;
    listingId = await create("Solar pump to be seen");
    await world.decide("approve", listingId);
    await create(CANARY.pendingName);
    const rejected = await create(CANARY.rejectedName);
    await world.send("POST", `/api/v1/listings/${rejected}/reject`, {
      as: world.people.admin,
      body: { json: { reason: CANARY.rejectionReason } },
    });
    const me = JSON.parse((await world.send("GET", "/api/v1/auth/me", { as: owner })).text) as {
      user: { id: string };
    };
    companyId = me.user.id;
    const say = (about: string) =>
      world.send("PATCH", "/api/v1/providers/me/page", { as: owner, body: { form: { about } } });
    const decidePage = (what: "approve" | "reject", json: object) =>
      world.send("POST", `/api/v1/admin/pages/${companyId}/${what}`, {
        as: world.people.admin,
        body: { json },
      });
    await say("We watch birds.");
    expect((await decidePage("approve", {})).status).toBe(200);
    await say(CANARY.pageDraft);
    expect((await decidePage("reject", { reason: CANARY.pageReason })).status).toBe(200);
    const enquiry = await world.send("POST", "/api/v1/enquiries", {
      body: {
        json: {
          listingId,
          name: CANARY.visitorName,
          email: CANARY.visitorEmail,
          phoneNumber: CANARY.visitorPhone,
          message: CANARY.visitorMessage,
          consent: true,
        },
      },
    });
    expect(enquiry.status).toBe(201);
    enquiryLink = (JSON.parse(enquiry.text) as { enquiry: { link: string } }).enquiry.link;
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("the check would notice: the owner sees all of them that are shown to people", async () => {
    const as = { as: owner };
    const seen = [
      (await world.send("GET", "/api/v1/auth/me", as)).text,
      (await world.send("GET", "/api/v1/providers/me/listings", as)).text,
      (await world.send("GET", "/api/v1/providers/me/enquiries", as)).text,
      (await world.send("GET", "/api/v1/providers/me/page", as)).text,
    ].join("\n");
    expect(found(seen).toSorted()).toEqual(
      Object.keys(CANARY)
        .filter((name) => !["password", "documentText"].includes(name))
        .toSorted(),
    );
  });

  test("no public page, payload or answer holds one", async () => {
    const pages = [
      "/",
      "/services",
      "/services?q=pump",
      "/services?q=canary",
      `/services?providerUserId=${companyId}&status=pending_approval`,
      "/services/category/pumps",
      "/services/location?location=Maharashtra",
      `/services/solar-pump-to-be-seen-${listingId}`,
      `/company/bird-watchers-${companyId}`,
      `/enquire?listing=${listingId}`,
      `/report?listing=${listingId}`,
      `/enquiry/${"A".repeat(43)}`,
      "/categories",
      "/locations",
      "/signin",
      "/signup",
      "/provider/signup",
      "/provider",
      "/provider/profile",
      "/dashboard",
      "/dashboard/providers",
      "/account",
    ];
    const calls = [
      "/listings",
      "/listings?status=pending_approval",
      "/listings?q=canary",
      `/listings?providerUserId=${companyId}`,
      `/listings/${listingId}`,
      "/categories",
      `/documents/${documentId}`,
      "/auth/me",
      "/admin/listings",
      "/admin/users?role=provider&includeProfile=true",
      "/providers/me/profile",
      "/providers/me/page",
      "/admin/pages",
      "/providers/me/enquiries",
      "/providers/me/enquiries/export",
      "/admin/enquiry-senders",
      "/openapi.json",
    ].map((call) => `/api/v1${call}`);
    const leaks: string[] = [];
    let asked = 0;
    for (const [who, as] of [
      ["anonymous", null],
      ["customer", world.people.customer],
      ["another provider", world.people.otherProvider],
    ] as const) {
      const cookie = as ? { cookie: as.cookie } : {};
      const requests: [string, Record<string, string>][] = [
        ...pages.flatMap((page): [string, Record<string, string>][] => [
          [page, cookie],
          [page === "/" ? "/hi" : `/hi${page}`, cookie],
          [page, { ...cookie, RSC: "1" }],
        ]),
        ...calls.map((call): [string, Record<string, string>] => [
          call,
          { ...cookie, ...(as && { authorization: `Bearer ${as.accessToken}` }) },
        ]),
      ];
      for (const [at, headers] of requests) {
        const { text } = await world.send("GET", at, { headers });
        asked += 1;
        // A company's phone number is public in its listings (docs/product/listings.md#fields).
        const isListing = at.startsWith("/api/v1/listings");
        for (const name of found(text))
          if (!(isListing && name === "accountPhone")) leaks.push(`${who} ${at}: ${name}`);
      }
    }
    expect(asked).toBeGreaterThan(150);
    expect(leaks).toEqual([]);
  });

  test("an enquiry is the visitor's and the business': the admin sees that there was one, and no word of it", async () => {
    const receipt = (await world.send("GET", enquiryLink)).text;
    expect(found(receipt)).toEqual(expect.arrayContaining(["visitorName", "visitorEmail", "visitorMessage"]));
    const as = world.people.admin!;
    const headers = { cookie: as.cookie, authorization: `Bearer ${as.accessToken}` };
    const leaks: string[] = [];
    for (const at of [
      "/api/v1/admin/enquiries/summary",
      "/api/v1/admin/enquiry-senders",
      "/api/v1/admin/reports",
      "/api/v1/admin/audit",
      "/api/v1/providers/me/enquiries",
      "/dashboard",
      "/dashboard/enquiries",
      "/hi/dashboard/enquiries",
      "/dashboard/audit",
    ]) {
      const { text } = await world.send("GET", at, { headers });
      for (const name of found(text)) if (VISITOR.includes(name)) leaks.push(`${at}: ${name}`);
    }
    expect(leaks).toEqual([]);
    const senders = (await world.send("GET", "/api/v1/admin/enquiry-senders", { headers })).text;
    expect(senders).toContain("c•••@example.com");
  });

  test("the listing itself is public: its own fields, and nothing of the account", async () => {
    const { text } = await world.send("GET", `/api/v1/listings/${listingId}`);
    const { listing } = JSON.parse(text) as { listing: { provider: unknown; phoneNumber: string } };
    expect(listing.phoneNumber).toBe("9876543210");
    expect(Object.keys(listing.provider as object)).toEqual(["providerProfile"]);
    expect(text).not.toContain("@example.com");
  });

  test("the log holds none of them, no token, and no query", async () => {
    await world.send("POST", "/api/v1/auth/login", {
      body: { json: { email: CANARY.email, password: "wrong" } },
    });
    await world.send("GET", `/services?q=${encodeURIComponent(CANARY.pan)}`);
    const log = server.output();
    expect(log).toContain('"path":"/auth/login"'); // it does log
    expect(found(log)).toEqual([]);
    expect(log).not.toMatch(/Bearer |eyJ[\w-]{10,}\.[\w-]+/);
    const linkToken = enquiryLink.split("/").at(-1)!;
    for (const token of [owner.accessToken, owner.refreshToken, owner.cookie.split("=")[1]!, linkToken]) {
      expect(log).not.toContain(token);
    }
  });

  test("the database holds GST and PAN only sealed", async () => {
    const rows = await db.$queryRaw<{ row: string }[]>`SELECT p::text AS row FROM provider_profiles AS p`;
    const audit = await db.$queryRaw<{ row: string }[]>`SELECT a::text AS row FROM audit_log AS a`;
    const text = [...rows, ...audit].map(({ row }) => row).join("\n");
    for (const value of [CANARY.gst, CANARY.pan, CANARY.password]) expect(text).not.toContain(value);
    expect(audit.length).toBeGreaterThan(0);
    expect(found(audit.map(({ row }) => row).join("\n"))).not.toContain("email");
    expect(found(audit.map(({ row }) => row).join("\n")).filter((name) => VISITOR.includes(name))).toEqual(
      [],
    );
    const senders = await db.$queryRaw<{ row: string }[]>`SELECT s::text AS row FROM enquiry_senders AS s`;
    expect(senders.length).toBe(2);
    expect(found(senders.map(({ row }) => row).join("\n"))).toEqual([]);
  });

  test("scripts hold no server module, no secret's name and no map of their sources", () => {
    const folder = path.join(root, ".next", "static");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts) {
      const text = readFileSync(path.join(folder, file), "utf8");
      expect(text, file).not.toMatch(
        /AUTH_SECRET|DATA_ENCRYPTION_KEY|DATABASE_URL|PrismaClient|password_hash|argon2/,
      );
    }
  });

  test("a failure names no file, no statement and no version", async () => {
    for (const [method, at] of [
      ["GET", "/api/v1/listings?page=x"],
      ["GET", "/api/v1/listings/nothing"],
      ["POST", "/api/v1/auth/login"],
      ["GET", "/api/v1/nothing"],
      ["GET", "/nothing"],
    ] as const) {
      const { text, headers } = await world.send(method, at);
      expect(text).not.toMatch(/node_modules|\.tsx?:\d+|SELECT |prisma|at \w+ \(/i);
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });
});
