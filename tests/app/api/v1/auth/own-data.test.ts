import { toldAt } from "@/tests/support/a-failure";
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { storedFiles, useUploads } from "@/tests/support/uploads";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as enquiries from "@/app/api/v1/enquiries/route";
import * as exportRoute from "@/app/api/v1/auth/me/export/route";
import * as me from "@/app/api/v1/auth/me/route";
import { eraseUser } from "@/lib/domain/own-data/erase-account";
import { exportUser } from "@/lib/domain/own-data/export-account";
import { deleteNotedFiles } from "@/lib/domain/system/files-to-delete";
import { sweepFiles } from "@/lib/domain/system/sweep-files";
import { AccountExport } from "@/lib/schemas/account-export";
import { findPostgres, serverUser } from "@/lib/server/database/postgres-install";
import { db } from "@/lib/server/db";
import { mailsSettled } from "@/lib/server/mail";
import { storage } from "@/lib/server/storage/storage";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";
import { callRoute, forgetSessions } from "@/tests/support/call-route";
import { CANARY, EMAIL, GST, insertCanaryAccount, PAN, PHONE, TRACES } from "@/tests/support/canary-account";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { useMailService } from "@/tests/support/mail-service";
import { auditRows } from "@/tests/support/people";
import { ADMIN, CUSTOMER, insertDesk, OTHER, PUMPS } from "@/tests/support/provider-desk";
import { truncateAll, usingClient } from "@/tests/support/test-database";

vi.stubEnv("CONTACT_EMAIL", "help@vendorsetu.example");
vi.stubEnv("RATE_LIMIT_SCALE", "100");
vi.stubEnv("ALLOW_TEST_LIMITS", "1");
const service = useMailService();
useDatabase();
useUploads();

const OTHER_LISTING = idOf("x", 1);

beforeEach(async () => {
  await mailsSettled();
  service.forget();
  // Nothing is delivered: what the queue holds, it holds whole.
  service.answerWith(500);
  await truncateAll(databaseUrl);
  rmSync(path.join(process.env["DATA_DIR"]!, "uploads"), { recursive: true, force: true });
  forgetSessions();
  await insertDesk();
  await insertListings([aListing({ id: OTHER_LISTING, providerUserId: OTHER, categoryId: PUMPS })]);
});

/** Every table that holds a trace, with how many rows do. */
async function tablesWithTraces(): Promise<Record<string, number>> {
  return usingClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${name} AS entry WHERE entry::text ~* $1`,
        [TRACES.source],
      );
      if (rows[0]!.count > 0) found[name] = rows[0]!.count;
    }
    return found;
  });
}

/** What of the stored files holds a trace, in its name or content. */
const filesWithTraces = (): string[] => {
  const folder = path.join(process.env["DATA_DIR"]!, "uploads");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => TRACES.test(file) || TRACES.test(readFileSync(file, "latin1")));
};

const erase = (as: string, password = PASSWORD) =>
  callRoute(me.DELETE, { method: "DELETE", as, json: { password } });

describe("the drill: a word in everything somebody has", () => {
  test("is in no table, file, mail and dump once the account is erased", async () => {
    const { id } = await insertCanaryAccount(OTHER_LISTING);
    // The check would notice: every kind of thing holds it.
    expect(Object.keys(await tablesWithTraces()).toSorted()).toEqual([
      "account_links",
      "audit_log",
      "company_pages",
      "contact_messages",
      "documents",
      "enquiries",
      "enquiry_senders",
      "listing_reports",
      "listing_search",
      "listings",
      "mail_queue",
      "provider_profiles",
      "search_vocabulary",
      "search_word_subcategories",
      "users",
    ]);
    expect(filesWithTraces()).toHaveLength(1);
    expect(storedFiles().length).toBe(13); // four pictures in three widths, and the document

    expect((await erase(id)).status).toBe(204);
    await mailsSettled();
    expect(await tablesWithTraces()).toEqual({});
    expect(storedFiles()).toEqual([]);
    expect(await db.fileToDelete.count()).toBe(0);
    // And nothing of the others': their enquiry, without the words that were taken back.
    expect(
      await db.enquiry.findMany({ where: { providerUserId: OTHER }, orderBy: { id: "asc" } }),
    ).toMatchObject([
      { name: "Visitor", email: "visitor@example.com", withdrawnAt: null },
      { name: null, phoneNumber: null, email: null, message: null, withdrawnAt: expect.any(Date) },
    ]);
    expect(await db.listing.count()).toBe(1);
    // Nor does the audit log know its id.
    await usingClient(databaseUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT 1 FROM audit_log AS entry WHERE entry::text LIKE '%' || $1 || '%'`,
        [id],
      );
      expect(rows).toEqual([]);
    });
  });

  test.skipIf(skipOnPglite)(
    "is in no pg_dump taken afterwards",
    async (context) => {
      const [install] = await findPostgres(serverUser()).catch(() => []);
      const program = path.join(install?.binDir ?? "", "pg_dump");
      if (!existsSync(program)) return context.skip("there is no pg_dump");
      const dump = () => {
        const options = { encoding: "utf8", maxBuffer: 2 ** 28 } as const;
        return execFileSync(program, ["--inserts", databaseUrl], options);
      };
      await insertCanaryAccount(OTHER_LISTING);
      expect(TRACES.test(dump())).toBe(true);
      expect(await eraseUser(EMAIL)).toEqual({ listings: 2, documents: 1, pictures: 4 });
      expect(
        dump()
          .split("\n")
          .filter((line) => TRACES.test(line)),
      ).toEqual([]);
    },
    60_000,
  );

  test("files that could not be deleted with the rows go with the next sweep, whoever the storage belongs to", async () => {
    await insertCanaryAccount(OTHER_LISTING);
    const broken = vi.spyOn(storage(), "delete").mockRejectedValue(new Error("the storage is away"));
    await eraseUser(EMAIL);
    broken.mockRestore();
    expect([storedFiles().length, await db.fileToDelete.count()]).toEqual([13, 13]);
    expect(await sweepFiles()).toMatchObject({ noted: 13 });
    expect([storedFiles(), await db.fileToDelete.count()]).toEqual([[], 0]);
    expect(await deleteNotedFiles()).toBe(0);
  });
});

describe("the audit log after an erasure", () => {
  test("tells what happened and when, of one person, who is nobody; and lets nothing else be changed", async () => {
    const { id, listing } = await insertCanaryAccount(OTHER_LISTING);
    const before = await auditRows();
    await erase(id);
    const after = await auditRows();
    expect(after.map(({ action }) => action)).toEqual([
      ...before.map(({ action }) => action),
      "account.erased",
    ]);
    const { subjectId: standIn, actorUserId, details } = after.at(-1)!;
    expect([actorUserId, details]).toEqual([standIn, { by: "owner", role: "provider" }]);
    expect(await db.user.count({ where: { id: standIn } })).toBe(0);
    before.forEach((row, index) => {
      const now = after[index]!;
      expect(now.actorUserId).toBe(row.actorUserId === id ? standIn : row.actorUserId);
      if (row.subjectId === id) expect(now.subjectId).toBe(standIn);
    });
    const ofListing = before.flatMap((row, index) => (row.subjectId === listing ? [after[index]!] : []));
    expect(new Set(ofListing.map(({ subjectId }) => subjectId)).size).toBe(1);
    expect(ofListing).toMatchObject([{ action: "listing.approved", actorUserId: ADMIN, details: {} }]);

    await usingClient(databaseUrl, async (client) => {
      const refused = (change: string, where: string) =>
        expect(client.query(`UPDATE audit_log SET ${change} WHERE ${where}`)).rejects.toThrow(/append-only/);
      const ofAdmin = `actor_user_id = '${ADMIN}'`;
      await refused("actor_user_id = NULL", ofAdmin);
      await refused("actor_user_id = new_id()", ofAdmin); // is still there
      await refused(`actor_user_id = '${ADMIN}'`, `actor_user_id = '${standIn}'`); // blames somebody who is there
      await refused("details = '{}'", "details <> '{}'");
      await refused("details = details || '{\"a\": 1}', subject_id = new_id()", `subject_id = '${standIn}'`);
      await refused("at = now()", "true");
      await client.query(`
        INSERT INTO audit_log (actor_user_id, action, subject_type, subject_id, details)
        VALUES (NULL, 'category.updated', 'category', new_id(), '{}')`);
      await refused("subject_id = new_id()", "subject_type = 'category'"); // categories are nobody
      await refused("action = 'listing.approved'", `subject_id = '${standIn}'`);
      await expect(client.query("DELETE FROM audit_log")).rejects.toThrow(/append-only/);
    });
  });
});

describe("DELETE /auth/me", () => {
  test("wants the password again; a wrong one changes nothing", async () => {
    const id = await insertAccount("someone@example.com");
    const wrong = await erase(id, "not the one");
    expect([wrong.status, wrong.body.errors]).toEqual([400, [toldAt("password", "currentPasswordWrong")]]);
    expect((await erase(id, "")).body.errors).toEqual([toldAt("password", "passwordRequired")]);
    expect(await db.user.count({ where: { id } })).toBe(1);
    expect((await erase(id)).status).toBe(204);
    expect(await db.user.count({ where: { id } })).toBe(0);
  });

  test("ends the session and takes the browser's cookies; from another site it is refused", async () => {
    await insertAccount("someone@example.com");
    const browser = await new TestClient().signIn("someone@example.com");
    expect([...browser.cookies.keys()].toSorted()).toEqual(["device", "next-auth.session-token", "role"]);
    const { tokens } = browser;
    browser.tokens = null;
    const body = { password: PASSWORD };
    for (const origin of ["", "https://elsewhere.example"]) {
      const refused = await browser.send(me.DELETE, { method: "DELETE", body, headers: { origin } });
      expect([origin, refused.status]).toEqual([origin, 403]);
    }
    browser.tokens = tokens;
    expect((await browser.send(me.DELETE, { method: "DELETE", body })).status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await browser.send(me.GET, { method: "GET" })).status).toBe(401);
    await expect(new TestClient().signIn("someone@example.com")).rejects.toThrow("401");
    // The address is free again.
    await insertAccount("someone@example.com");
  });

  test.skipIf(skipOnPglite)("sent several times at once it is done once, and nothing breaks", async () => {
    const id = await insertAccount("someone@example.com");
    await callRoute(me.GET, { as: id });
    const answers = await Promise.all([1, 2, 3, 4].map(() => erase(id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => ![204, 401, 404].includes(status))).toEqual([]);
    const erased = { where: { action: "account.erased" } };
    expect(await db.auditEntry.count(erased)).toBe(1);
  });

  test("the last admin who can sign in is told 409 and stays", async () => {
    // The desk's admin has no password: nobody can sign in as that one.
    const first = await insertAccount("first@example.com", "admin");
    await insertAccount("third@example.com", "admin", { disabled: true });
    const refused = await erase(first);
    expect([refused.status, refused.body.code]).toEqual([409, "CONFLICT"]);
    await expect(eraseUser("first@example.com")).rejects.toMatchObject({ code: "CONFLICT" });
    await insertAccount("second@example.com", "admin");
    expect((await erase(first)).status).toBe(204);
    expect(await db.user.count({ where: { id: first } })).toBe(0);
  });

  test.skipIf(skipOnPglite)(
    "of two admins who go at once, one stays",
    async () => {
      for (let round = 0; round < 5; round++) {
        const admins = [
          await insertAccount(`a${round}@example.com`, "admin"),
          await insertAccount(`b${round}@example.com`, "admin"),
        ];
        const answers = await Promise.all(admins.map((id) => erase(id)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
        await db.user.deleteMany({ where: { id: { in: admins } } });
      }
    },
    30_000,
  );

  test("a stranger's address gives nothing: what was written from it stays, and is told to nobody", async () => {
    const json = {
      name: "Stranger",
      email: "stranger@example.com",
      message: "Mine alone",
      consent: true,
      listingId: OTHER_LISTING,
    };
    expect((await callRoute(enquiries.POST, { method: "POST", as: null, json })).status).toBe(201);
    const id = await insertAccount("stranger@example.com");
    const { body } = await callRoute(exportRoute.GET, { as: id });
    expect([body.enquiriesSent, body.enquirySender, body.mails]).toEqual([[], null, []]);
    expect((await erase(id)).status).toBe(204);
    expect(await db.enquiry.findMany()).toMatchObject([{ name: "Stranger", withdrawnAt: null }]);
    expect(await db.enquirySender.count()).toBe(1);
    expect(await db.queuedMail.count({ where: { kind: "enquiry_receipt" } })).toBe(1);
  });

  test("a block outlives the account, and shows nothing of the address", async () => {
    await insertCanaryAccount(OTHER_LISTING);
    const where = { kind: "email", masked: { contains: CANARY } };
    await db.enquirySender.updateMany({ where, data: { blockedAt: new Date() } });
    await eraseUser(EMAIL);
    expect(await tablesWithTraces()).toEqual({});
    expect(await db.enquirySender.findMany({ where: { blockedAt: { not: null } } })).toMatchObject([
      { masked: "•••" },
    ]);
    const json = { name: "N", email: EMAIL, message: "Again", consent: true, listingId: OTHER_LISTING };
    expect((await callRoute(enquiries.POST, { method: "POST", as: null, json })).status).toBe(403);
  });
});

describe("GET /auth/me/export", () => {
  test("is one file with everything, and tells it to the audit log", async () => {
    const { id, listing, documentId } = await insertCanaryAccount(OTHER_LISTING);
    const { status, headers, body, text } = await callRoute(exportRoute.GET, { as: id });
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('attachment; filename="vendorsetu-my-data.json"');
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(AccountExport.strict().safeParse(body).error).toBeUndefined();
    expect(body.account).toMatchObject({ id, email: EMAIL, phoneNumber: `+91${PHONE}`, role: "provider" });
    expect(body.providerProfile).toMatchObject({
      companyName: "Kanari Works",
      gstNumber: GST,
      panNumber: PAN,
      address: "Kanari Street",
      documents: [{ id: documentId, originalName: "kanari-licence.pdf" }],
    });
    expect(body.companyPage).toMatchObject({
      shown: { about: "Kanari since 1990" },
      draft: { about: "Kanari, more of it" },
    });
    expect(body.listings.map((one: { name: string }) => one.name).toSorted()).toEqual([
      "Kanari pump",
      "Kanari valve",
    ]);
    expect(body.pictures).toHaveLength(4);
    expect(body.pictures[0].url).toMatch(/^\/media\/.+-1280\.webp$/);
    expect(body.enquiriesReceived).toMatchObject([
      { message: "Are you open?", listing: { id: listing } },
      { message: "Is Kanari open?", listing: { id: listing } },
    ]);
    expect(body.enquiriesSent).toMatchObject([{ company: "Other Works", message: "Kanari asks" }]);
    expect(body.contactMessages).toMatchObject([{ message: "Kanari writes" }]);
    expect(body.enquirySender).toMatchObject({ masked: "k•••@kanari-mail.example.com" });
    expect(body.mails.map((one: { kind: string }) => one.kind).toSorted()).toEqual([
      "enquiry",
      "enquiry",
      "enquiry_receipt",
      "listing_decisions",
      "password_reset",
    ]);
    expect(body.sessions.length).toBeGreaterThan(1);
    expect(body.knownDevices).toHaveLength(1);
    expect(body.mailedLinks).toMatchObject([{ purpose: "password_reset" }]);
    expect(body.activity).toMatchObject([{ kind: "view", times: 3 }]);
    expect(body.audit).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "listing.approved", by: "an admin", subjectId: listing }),
        expect.objectContaining({ action: "document.opened", by: "an admin", subjectId: documentId }),
        expect.objectContaining({ action: "account.signed_in", by: "you" }),
        expect.objectContaining({ action: "account.exported", by: "you" }),
      ]),
    );
    // No secret, nobody else's account, no admin by id.
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } });
    const links = await db.accountLink.findMany();
    const devices = await db.knownDevice.findMany();
    const sessions = await db.session.findMany();
    const secrets = [
      passwordHash!,
      ADMIN,
      ...links.map(({ tokenHash }) => tokenHash),
      ...devices.map(({ deviceId }) => deviceId),
      ...sessions.map((session) => session.id),
      "secret.example.com",
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect((await auditRows()).at(-1)).toEqual({
      actorUserId: id,
      action: "account.exported",
      subjectType: "user",
      subjectId: id,
      details: { by: "owner" },
    });
  });

  test("of a customer it is as small as what there is; a visitor gets 401", async () => {
    const { body } = await callRoute(exportRoute.GET, { as: CUSTOMER });
    expect(body).toMatchObject({
      account: { id: CUSTOMER, role: "customer" },
      providerProfile: null,
      companyPage: { shown: null, draft: null },
      listings: [],
      enquiriesReceived: [],
    });
    expect((await callRoute(exportRoute.GET, { as: null })).status).toBe(401);
  });

  test("for the command line it is the same, and audited as nobody's", async () => {
    const id = await insertAccount("someone@example.com");
    expect(await exportUser("someone@example.com")).toMatchObject({ account: { id } });
    expect((await auditRows()).at(-1)).toMatchObject({ actorUserId: null, details: { by: "command" } });
    await expect(exportUser("nobody@example.com")).rejects.toMatchObject({ path: "email" });
  });
});
