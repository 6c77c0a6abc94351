import { toldAt } from "@/tests/support/a-failure";
import { useDatabase } from "@/tests/support/database";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as block from "@/app/api/v1/admin/enquiry-senders/[id]/block/route";
import * as unblock from "@/app/api/v1/admin/enquiry-senders/[id]/unblock/route";
import * as senders from "@/app/api/v1/admin/enquiry-senders/route";
import * as summary from "@/app/api/v1/admin/enquiries/summary/route";
import * as enquiries from "@/app/api/v1/enquiries/route";
import * as withdraw from "@/app/api/v1/enquiries/withdraw/route";
import * as one from "@/app/api/v1/providers/me/enquiries/[id]/route";
import * as file from "@/app/api/v1/providers/me/enquiries/export/route";
import * as mine from "@/app/api/v1/providers/me/enquiries/route";
import { countMyEnquiries, getUnreadCount } from "@/lib/domain/enquiries/count-my-enquiries";
import { getEnquiryByToken } from "@/lib/domain/enquiries/get-enquiry-by-token";
import { readUnreachable } from "@/lib/domain/enquiries/read-unreachable";
import { db } from "@/lib/server/db";
import { prove } from "@/lib/shared/actor";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { bearerOf, callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertCompanies, insertListings } from "@/tests/support/directory";
import { useOutbox } from "@/tests/support/outbox";
import { auditRows } from "@/tests/support/people";
import { ADMIN, CUSTOMER, insertDesk, OTHER, OWNER, PUMPS } from "@/tests/support/provider-desk";

// Read with the first request: here the limits are the product's own.
vi.stubEnv("RATE_LIMIT_SCALE", "1");
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");
vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
const outbox = useOutbox();
useDatabase();

const [LISTING, PENDING, IMPORTED, HIDDEN] = [idOf("x", 1), idOf("x", 2), idOf("x", 3), idOf("x", 4)];
const [EMPTY, IMPORT, DISABLED] = [idOf("p", 7), idOf("p", 8), idOf("p", 9)];

beforeAll(async () => {
  await insertDesk();
  await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: new Date() } });
  await insertCompanies([
    { id: EMPTY, name: "Nothing Yet Works", type: null },
    { id: IMPORT, name: "Public data", type: null, source: "public" },
    { id: DISABLED, name: "Closed Works", type: null, disabled: true },
  ]);
  const listing = (id: string, providerUserId: string) => aListing({ id, providerUserId, categoryId: PUMPS });
  await insertListings([
    { ...listing(LISTING, OWNER), name: "Solar pump" },
    { ...listing(PENDING, OWNER), status: "pending_approval", publishedAt: null },
    listing(IMPORTED, IMPORT),
    listing(HIDDEN, DISABLED),
    listing(idOf("x", 5), OTHER),
  ]);
});
afterEach(async () => {
  await outbox.mails();
  outbox.clear();
  await db.enquiry.deleteMany();
  await db.enquirySender.deleteMany();
  await db.rateLimit.deleteMany();
});

const GOOD = {
  listingId: LISTING,
  name: "Asha",
  email: "Asha@Example.com",
  phoneNumber: "98765 43210",
  message: "How much for ten?\nSoon, please.",
  consent: true,
};
let address = 0;
/** From an address of its own, unless it is given. */
const send = (json: unknown, from = `203.0.113.${(address += 1)}`) =>
  callRoute(enquiries.POST, {
    method: "POST",
    as: null,
    json,
    headers: { [CLIENT_ADDRESS_HEADER]: from, referer: "http://localhost:3000/hi/services/x" },
  });
/** The same attempt, as often as it is sent. */
const attempt = (json: unknown, key: string) =>
  callRoute(enquiries.POST, {
    method: "POST",
    as: null,
    json,
    headers: { [CLIENT_ADDRESS_HEADER]: `203.0.113.${(address += 1)}`, "Idempotency-Key": key },
  });
const tokenOf = (link: string) => link.split("/").at(-1)!;
const owner = () => prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
const inbox = async (as = OWNER, query = "") => (await callRoute(mine.GET, { as, query })).body;

describe("POST /enquiries", () => {
  test("is in the inbox of that one business, and mailed to it and to the visitor", async () => {
    const { status, body } = await send(GOOD);
    expect(status).toBe(201);
    expect(body.enquiry).toEqual({
      id: expect.any(String),
      companyName: "Acme Works",
      companies: [{ id: body.enquiry.id, companyName: "Acme Works" }],
      link: expect.stringMatching(/^\/hi\/enquiry\/[\w-]{43}$/),
    });
    expect(await inbox()).toMatchObject({
      total: 1,
      items: [
        {
          id: body.enquiry.id,
          status: "new",
          listing: { id: LISTING, name: "Solar pump" },
          name: "Asha",
          email: "asha@example.com",
          phoneNumber: "+919876543210",
          message: GOOD.message,
          withdrawnAt: null,
        },
      ],
    });
    expect((await inbox(OTHER)).total).toBe(0);

    const [toOwner, ...more] = await outbox.mailsTo(`${OWNER}@secret.example.com`);
    expect(more).toEqual([]);
    expect(toOwner!.subject).toBe("New enquiry about “Solar pump” · नई पूछताछ");
    expect(toOwner!.text).toContain(GOOD.message);
    expect(toOwner!.text).toContain("http://localhost:3000/provider/enquiries");
    expect(toOwner!.text).not.toContain("98765");
    const [receipt] = await outbox.mailsTo("asha@example.com");
    expect(receipt!.text).toContain(`http://localhost:3000${body.enquiry.link}`);
    expect(receipt!.text).not.toContain("How much");
    expect(await outbox.mails()).toHaveLength(2);
    // Of a mail that was sent only the envelope is left.
    expect(await db.queuedMail.count({ where: { sentAt: { not: null }, body: null, subject: null } })).toBe(
      2,
    );
  });

  test("sent again because its answer was lost it is the one that arrived, also at the same moment", async () => {
    const { body: first } = await attempt(GOOD, "key-1");
    const [second, third] = await Promise.all([attempt(GOOD, "key-1"), attempt(GOOD, "key-1")]);
    expect([second.status, second.body, third.body]).toEqual([201, first, first]);
    const [one, other] = await Promise.all([
      attempt({ ...GOOD, message: "At once" }, "key-2"),
      attempt({ ...GOOD, message: "At once" }, "key-2"),
    ]);
    expect(other.body).toEqual(one.body);
    expect((await inbox()).total).toBe(2);
    expect(await outbox.mailsTo(`${OWNER}@secret.example.com`)).toHaveLength(2);
  });

  test("other words, another key and none are enquiries of their own", async () => {
    const links = new Set<string>();
    for (const [json, key] of [
      [GOOD, "key-3"],
      [{ ...GOOD, message: "And how soon?" }, "key-3"],
      [{ ...GOOD, name: "Ravi" }, "key-3"],
      [GOOD, "key-4"],
    ] as const)
      links.add((await attempt(json, key)).body.enquiry.link);
    links.add((await send(GOOD)).body.enquiry.link).add((await send(GOOD)).body.enquiry.link);
    expect(links.size).toBe(6);
    expect((await attempt(GOOD, "two words")).status).toBe(400);
  });

  test("to a company; without an e-mail address the visitor gets no mail", async () => {
    const { listingId: _, email: __, ...rest } = GOOD;
    expect((await send({ ...rest, providerUserId: OWNER, locale: "en" })).body.enquiry.link).toMatch(
      /^\/enquiry\//,
    );
    expect((await inbox()).items[0]).toMatchObject({ listing: null, email: null });
    expect((await outbox.mails()).map(({ subject }) => subject)).toEqual([
      "New enquiry about your company · नई पूछताछ",
    ]);
  });

  test("an address that nobody has confirmed gets no word of it: it may be a stranger's", async () => {
    await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: null } });
    expect((await send(GOOD)).status).toBe(201);
    await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: new Date() } });
    const [mail] = await outbox.mailsTo(`${OWNER}@secret.example.com`);
    for (const path of ["/provider/enquiries", "/account"])
      expect(mail!.text).toMatch(RegExp(`localhost:3000${path}\n[^]+localhost:3000/hi${path}(\n|$)`));
    expect(JSON.stringify(mail)).not.toMatch(/asha|How much|Solar/i);
  });

  test.each([
    ["waits for approval", { listingId: PENDING }],
    ["was imported", { listingId: IMPORTED }],
    ["belongs to a disabled company", { listingId: HIDDEN }],
    ["is unknown", { listingId: idOf("x", 99) }],
    ["company: one with nothing approved", { listingId: undefined, providerUserId: EMPTY }],
    ["company: an import", { listingId: undefined, providerUserId: IMPORT }],
    ["company: disabled", { listingId: undefined, providerUserId: DISABLED }],
    ["company: a customer", { listingId: undefined, providerUserId: CUSTOMER }],
  ])("a listing that %s is not found, and nothing is kept", async (_name, target) => {
    expect((await send({ ...GOOD, ...target })).status).toBe(404);
    expect([await db.enquiry.count(), await db.enquirySender.count()]).toEqual([0, 0]);
    expect(await outbox.mails()).toEqual([]);
  });

  test("tells all that is wrong at once, at its field", async () => {
    const wrong = { listingId: LISTING, name: " ", message: "", email: "", locale: "en" };
    const { status, body } = await send(wrong);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      toldAt("name", "visitorNameLength"),
      toldAt("message", "messageLength"),
      toldAt("consent", "consentRequired"),
      toldAt("phoneNumber", "contactWayRequired"),
    ]);
    const number = (await send({ ...GOOD, email: undefined, phoneNumber: "12345" })).body;
    expect(number.errors).toEqual([toldAt("phoneNumber", "phoneInvalid")]);
    const both = (await send({ ...GOOD, providerUserId: OWNER })).body;
    expect(both.errors).toMatchObject([{ path: "listingId" }]);
  });

  test("what fell into the trap is answered alike, and dropped", async () => {
    const { status, body } = await send({ ...GOOD, website: "https://spam.example" });
    expect(status).toBe(201);
    expect(body.enquiry).toMatchObject({ companyName: "Acme Works", link: expect.stringMatching(/enquiry/) });
    expect(await db.enquiry.count()).toBe(0);
    expect(await outbox.mails()).toEqual([]);
  });

  test("the sixth in an hour from one address is refused; mistakes do not count", async () => {
    const here = "198.51.100.7";
    for (let n = 0; n < 7; n++) expect((await send({ ...GOOD, name: "" }, here)).status).toBe(400);
    for (let n = 0; n < 5; n++) expect((await send(GOOD, here)).status).toBe(201);
    const refused = await send(GOOD, here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await send(GOOD)).status).toBe(201);
    // One mailbox is not filled, from however many addresses, under however many names, nor all day long.
    expect(await outbox.mailsTo("asha@example.com")).toHaveLength(5);
    expect(await outbox.mailsTo(`${OWNER}@secret.example.com`)).toHaveLength(6);
    expect((await send({ ...GOOD, email: "x<asha@example.com>" })).status).toBe(400);
    for (let n = 0; n < 7; n++) {
      await db.rateLimit.deleteMany({ where: { expire: { lt: Date.now() + 2 * 3_600_000 } } });
      expect((await send(GOOD)).status).toBe(201);
    }
    expect(await outbox.mailsTo("asha@example.com")).toHaveLength(10);
  });
});

describe("one enquiry to several companies", () => {
  const { listingId: _, ...REST } = GOOD;
  const several = (ids: readonly string[], from?: string) => send({ ...REST, listingIds: ids }, from);
  const THEIRS = idOf("x", 5);

  test("each has its own in its inbox and in its mail, and sees nothing of the other", async () => {
    const { status, body } = await several([THEIRS, LISTING]);
    expect(status).toBe(201);
    expect(body.enquiry.companies).toHaveLength(2);
    expect(body.enquiry.companies[0]).toEqual({
      id: body.enquiry.id,
      companyName: body.enquiry.companyName,
    });
    const [mine, theirs] = [await inbox(OWNER), await inbox(OTHER)];
    expect([mine.total, theirs.total]).toEqual([1, 1]);
    expect(mine.items[0]).toMatchObject({ listing: { id: LISTING }, message: GOOD.message });
    expect(theirs.items[0]).toMatchObject({ listing: { id: THEIRS }, message: GOOD.message });
    expect(JSON.stringify(mine)).not.toContain(theirs.items[0].id);
    const [toOwner] = await outbox.mailsTo(`${OWNER}@secret.example.com`);
    expect(toOwner!.subject).toBe("New enquiry about “Solar pump” · नई पूछताछ");
    const receipts = await outbox.mailsTo("asha@example.com");
    expect(receipts).toHaveLength(1);
    for (const { companyName } of body.enquiry.companies) expect(receipts[0]!.text).toContain(companyName);
    expect(await outbox.mails()).toHaveLength(3);
  });

  test("one row a company, though two of its listings are named; the one named first counts", async () => {
    const second = idOf("x", 6);
    await insertListings([aListing({ id: second, providerUserId: OWNER, categoryId: PUMPS })]);
    const { body } = await several([second, LISTING, THEIRS, second]);
    expect(body.enquiry.companies).toHaveLength(2);
    expect((await inbox()).items).toMatchObject([{ listing: { id: second } }]);
    expect(await outbox.mailsTo(`${OWNER}@secret.example.com`)).toHaveLength(1);
    await db.listing.delete({ where: { id: second } });
  });

  test("one that cannot receive it refuses all, each at its field, and nothing is kept or counted", async () => {
    const here = "198.51.100.9";
    for (let n = 0; n < 6; n++) {
      const { status, body } = await several([LISTING, IMPORTED, PENDING, HIDDEN], here);
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        toldAt("listingIds.1", "listingImported"),
        toldAt("listingIds.2", "listingGone"),
        toldAt("listingIds.3", "listingGone"),
      ]);
    }
    expect((await several([idOf("x", 99)], here)).body.errors).toMatchObject([{ path: "listingIds.0" }]);
    expect([await db.enquiry.count(), await db.enquirySender.count()]).toEqual([0, 0]);
    expect(await outbox.mails()).toEqual([]);
    // The rest can still be sent.
    expect((await several([LISTING, THEIRS], here)).status).toBe(201);
  });

  test("one archived meanwhile is refused, and named if everyone could see its name", async () => {
    await db.listing.update({
      where: { id: THEIRS },
      data: { status: "archived", archivedFrom: "approved" },
    });
    try {
      const { body } = await several([LISTING, THEIRS]);
      expect(body.errors).toMatchObject([{ path: "listingIds.1" }]);
      expect(await readUnreachable([LISTING, THEIRS, PENDING, HIDDEN, IMPORTED, idOf("x", 99)])).toEqual([
        { id: THEIRS, name: expect.any(String), isImported: false },
        { id: PENDING, name: null, isImported: false },
        { id: HIDDEN, name: expect.any(String), isImported: false },
        { id: IMPORTED, name: expect.any(String), isImported: true },
        { id: idOf("x", 99), name: null, isImported: false },
      ]);
    } finally {
      await db.listing.update({ where: { id: THEIRS }, data: { status: "approved", archivedFrom: null } });
    }
  });

  test("what fell into the trap is answered alike and dropped", async () => {
    const trapped = await send({ ...REST, listingIds: [LISTING, THEIRS], website: "x" });
    expect([trapped.status, trapped.body.enquiry.companies.length]).toEqual([201, 2]);
    const refused = await send({ ...REST, listingIds: [LISTING, IMPORTED], website: "x" });
    expect(refused.body.errors).toMatchObject([{ path: "listingIds.1" }]);
    expect(await db.enquiry.count()).toBe(0);
  });

  test("at once by the same sender, in either order: each has its link and its rows, none is lost", async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) => several(n % 2 === 0 ? [LISTING, THEIRS] : [THEIRS, LISTING])),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from(sent, () => 201));
    expect(new Set(sent.map(({ body }) => body.enquiry.link)).size).toBe(8);
    const rows = await db.enquiry.groupBy({ by: ["tokenHash"], _count: true });
    expect(rows.map(({ _count }) => _count)).toEqual(Array.from(sent, () => 2));
  });

  test("a link has one row a company, whoever writes it", async () => {
    await several([LISTING, THEIRS]);
    const { id: _id, ...row } = (await db.enquiry.findFirst({ where: { providerUserId: OWNER } }))!;
    await expect(db.enquiry.create({ data: row })).rejects.toThrow(/[Uu]nique/);
  });

  test("a blocked sender reaches none of them", async () => {
    await several([LISTING, THEIRS]);
    await db.enquirySender.updateMany({ data: { blockedAt: new Date() } });
    expect((await several([LISTING, THEIRS])).status).toBe(403);
    expect(await db.enquiry.count()).toBe(2);
  });

  test("five are too many, none are too few, and beside another target they are refused at their field", async () => {
    for (const ids of [[], Array.from({ length: 5 }, (_, n) => idOf("x", n))])
      expect((await several(ids)).body.errors).toMatchObject([{ path: "listingIds" }]);
    expect((await send({ ...GOOD, listingIds: [LISTING] })).body.errors).toMatchObject([
      { path: "listingId" },
    ]);
  });

  test("counts as one for the limit, and among the sender's", async () => {
    const here = "198.51.100.8";
    for (let n = 0; n < 5; n++) expect((await several([LISTING, THEIRS], here)).status).toBe(201);
    expect((await several([LISTING, THEIRS], here)).status).toBe(429);
    expect(await db.enquiry.count()).toBe(10);
    const { items } = (await callRoute(senders.GET, { as: ADMIN })).body;
    for (const { enquiries, businesses } of items) expect([enquiries, businesses]).toEqual([5, 2]);
  });

  test("a form sends the listings with commas", async () => {
    expect((await send({ ...REST, listingIds: `${LISTING},${THEIRS}` })).body.enquiry.companies).toHaveLength(
      2,
    );
  });

  test("is withdrawn from one, and then from all, behind one link", async () => {
    const { enquiry } = (await several([LISTING, THEIRS])).body;
    const token = tokenOf(enquiry.link);
    const take = (enquiryId?: string) =>
      callRoute(withdraw.POST, { method: "POST", as: null, json: { token, enquiryId } });
    expect((await take(enquiry.companies[0].id)).status).toBe(204);
    const half = await getEnquiryByToken(token);
    expect(half.message).toBe(GOOD.message);
    const first = ({ receivers }: typeof half) => receivers.find(({ id }) => id === enquiry.companies[0].id)!;
    expect(first(half).withdrawnAt).not.toBeNull();
    expect(half.receivers.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1);
    expect((await inbox(OWNER)).items[0]).toMatchObject({ name: null, message: null });
    expect((await inbox(OTHER)).items[0]).toMatchObject({ name: "Asha", withdrawnAt: null });
    // An enquiry of somebody else's is none of this link's.
    const stranger = (await send(GOOD)).body.enquiry.id;
    expect((await take(stranger)).status).toBe(404);
    expect(await Promise.all([take(), take()])).toMatchObject([{ status: 204 }, { status: 204 }]);
    const none = await getEnquiryByToken(token);
    expect(none.message).toBeNull();
    expect(first(none).withdrawnAt).toBe(first(half).withdrawnAt);
    expect(await db.enquiry.count({ where: { erasedAt: null } })).toBe(1);
  });

  test("withdrawn from one, the mail to that one leaves the queue, and the visitor's stays until the last", async () => {
    const { enquiry } = (await several([LISTING, THEIRS])).body;
    await outbox.mails();
    const token = tokenOf(enquiry.link);
    const take = (enquiryId: string) =>
      callRoute(withdraw.POST, { method: "POST", as: null, json: { token, enquiryId } });
    const queued = async () =>
      (await db.queuedMail.findMany({ orderBy: { kind: "asc" } })).map(({ kind }) => kind);
    expect(await queued()).toEqual(["enquiry", "enquiry", "enquiry_receipt"]);
    await take(enquiry.companies[0].id);
    expect(await queued()).toEqual(["enquiry", "enquiry_receipt"]);
    await take(enquiry.companies[1].id);
    expect(await queued()).toEqual([]);
  });
});

describe("the private link", () => {
  test("shows what was sent, and takes it back for good, as often as it is asked", async () => {
    const token = tokenOf((await send(GOOD)).body.enquiry.link);
    expect(await getEnquiryByToken(token)).toMatchObject({
      receivers: [
        {
          company: { id: OWNER, companyName: "Acme Works", isPublic: true },
          listing: { id: LISTING, name: "Solar pump", isPublic: true },
          withdrawnAt: null,
        },
      ],
      name: "Asha",
      message: GOOD.message,
    });
    expect(JSON.stringify(await db.enquiry.findMany())).not.toContain(token);

    const take = () => callRoute(withdraw.POST, { method: "POST", as: null, json: { token } });
    expect((await take()).status).toBe(204);
    const withdrawnAt = (await getEnquiryByToken(token)).receivers[0]!.withdrawnAt;
    expect((await take()).status).toBe(204);
    expect(await getEnquiryByToken(token)).toMatchObject({
      receivers: [{ company: { companyName: "Acme Works" }, withdrawnAt, erasedAt: withdrawnAt }],
      name: null,
      phoneNumber: null,
      email: null,
      message: null,
    });
    expect((await inbox()).items[0]).toMatchObject({ status: "new", name: null, message: null, withdrawnAt });
    expect(await getUnreadCount(owner())).toBe(0);
    expect(await countMyEnquiries(owner())).toEqual({ all: 1, new: 1, replied: 0, closed: 0 });
    expect(await db.queuedMail.count()).toBe(0);
  });

  test("one that we did not give is not found", async () => {
    const sent = await callRoute(withdraw.POST, { method: "POST", as: null, json: { token: "forged" } });
    expect(sent.status).toBe(404);
    await expect(getEnquiryByToken("forged")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the inbox", () => {
  test("its statuses; another provider's is not found", async () => {
    const { id } = (await send(GOOD)).body.enquiry;
    await send({ ...GOOD, name: "Second" });
    const patch = (as: string, status: unknown) =>
      callRoute(one.PATCH, { method: "PATCH", as, params: { id }, json: { status } });
    expect((await patch(OTHER, "replied")).status).toBe(404);
    expect((await patch(OWNER, "gone")).status).toBe(400);
    expect((await patch(OWNER, "replied")).body.enquiry).toMatchObject({
      id,
      status: "replied",
      name: "Asha",
    });
    expect((await inbox(OWNER, "?status=replied")).items).toMatchObject([{ id }]);
    expect((await inbox(OWNER, "?limit=1")).items).toMatchObject([{ name: "Second" }]);
    expect(await countMyEnquiries(owner())).toEqual({ all: 2, new: 1, replied: 1, closed: 0 });
    expect(await getUnreadCount(owner())).toBe(1);
  });

  test("as a file for spreadsheets, in which nothing is a formula", async () => {
    await send({ ...GOOD, name: '=HYPERLINK("http://evil.example")', message: 'Two\nlines, "quoted"' });
    await send({ ...GOOD, name: "Ravi", email: undefined, phoneNumber: "+1 415 555 2671" });
    const get = async (as: string, query = "") => {
      const headers = { authorization: await bearerOf(as) };
      const request = new Request(`http://localhost:3000/api/v1/x${query}`, { headers });
      return file.GET(request, { params: Promise.resolve({}) });
    };
    const response = await get(OWNER);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="enquiries.csv"');
    const told = { actorUserId: OWNER, action: "enquiries.exported", subjectType: "user", subjectId: OWNER };
    expect((await auditRows()).at(-1)).toEqual({ ...told, details: {} });
    const bytes = Buffer.from(await response.arrayBuffer()).toString("utf8");
    expect(bytes.startsWith('\ufeff"Received (India time)","Status",')).toBe(true);
    const [, ravi, ...rest] = bytes.trimEnd().split("\r\n");
    expect(ravi).toMatch(
      /^"\d{4}-\d\d-\d\d \d\d:\d\d","new","Solar pump","Ravi","\(\+14155552671\)","","How much/,
    );
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain(`"'=HYPERLINK(""http://evil.example"")","(+91) 98765 43210"`);
    expect(rest[0]).toContain('"Two\nlines, ""quoted"""');
    expect((await (await get(OTHER)).text()).trimEnd().split("\r\n")).toHaveLength(1);
    const [inHindi, raviInHindi] = (await (await get(OWNER, "?lang=hi")).text()).split("\r\n");
    expect(inHindi).toContain('"कब मिली (भारतीय समय)","स्थिति","विषय"');
    expect(raviInHindi).toContain('","नई","Solar pump","Ravi"');
  });
});

describe("the admin", () => {
  test("sees how many, never what; and blocks a sender, who is told so", async () => {
    await send(GOOD);
    await send({ ...GOOD, providerUserId: OTHER, listingId: undefined });
    const { link } = (await send({ ...GOOD, email: "else@example.com", phoneNumber: undefined })).body
      .enquiry;
    await callRoute(withdraw.POST, { method: "POST", as: null, json: { token: tokenOf(link) } });

    const counts = (await callRoute(summary.GET, { as: ADMIN })).body;
    expect(counts).toMatchObject({ total: 3, new: 2, replied: 0, closed: 0, withdrawn: 1 });
    expect(counts.perDay).toHaveLength(30);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
    expect(counts.perDay.at(-1)).toEqual({ day: today, count: 3 });

    const list = await callRoute(senders.GET, { as: ADMIN });
    expect(list.text).not.toMatch(/Asha|asha@|else@|9876543210|How much/);
    const rows: Record<string, string>[] = list.body.items;
    expect(
      rows.map(({ kind, masked, enquiries, businesses }) => [kind, masked, enquiries, businesses]),
    ).toEqual(
      expect.arrayContaining([
        ["email", "a•••@example.com", 2, 2],
        ["phone", "+91 •••210", 2, 2],
        ["email", "e•••@example.com", 1, 1],
      ]),
    );
    const { id } = rows.find(({ kind }) => kind === "phone")!;
    const press = (route: typeof block) =>
      callRoute(route.POST, { method: "POST", as: ADMIN, params: { id: id! } });
    expect((await press(block)).body.sender).toMatchObject({ id, blockedAt: expect.any(String) });
    expect((await press(block)).status).toBe(409);
    const refused = await send({ ...GOOD, email: "new@example.com" });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe("Enquiries from this email address or phone number are not accepted.");
    expect(await db.enquiry.count()).toBe(3);
    expect((await callRoute(senders.GET, { as: ADMIN, query: "?blocked=true" })).body).toMatchObject({
      total: 1,
      items: [{ id }],
    });
    expect((await press(unblock)).body.sender.blockedAt).toBeNull();
    expect((await send({ ...GOOD, email: "new@example.com" })).status).toBe(201);
    expect((await auditRows()).filter(({ subjectType }) => subjectType === "enquiry_sender")).toEqual(
      ["sender.blocked", "sender.unblocked"].map((action) => ({
        actorUserId: ADMIN,
        action,
        subjectType: "enquiry_sender",
        subjectId: id,
        details: { kind: "phone" },
      })),
    );
  });
});
