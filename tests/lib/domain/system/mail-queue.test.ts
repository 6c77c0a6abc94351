import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST as sendMessage } from "@/app/api/v1/contact/route";
import { sendEnquiry } from "@/lib/domain/enquiries/send-enquiry";
import { withdrawEnquiry } from "@/lib/domain/enquiries/withdraw-enquiry";
import { listMyEnquiries } from "@/lib/domain/enquiries/list-my-enquiries";
import { deliverDueMails, queueMail } from "@/lib/domain/system/mail-queue";
import { db } from "@/lib/server/db";
import { mailsSettled } from "@/lib/server/mail";
import { prove } from "@/lib/shared/actor";
import { callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { useMailService } from "@/tests/support/mail-service";
import { insertDesk, OWNER, PUMPS } from "@/tests/support/provider-desk";

vi.stubEnv("CONTACT_EMAIL", "help@vendorsetu.example");
const service = useMailService();
useDatabase();

const LISTING = idOf("x", 1);
beforeAll(async () => {
  await insertDesk();
  await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: new Date() } });
  await insertListings([aListing({ id: LISTING, providerUserId: OWNER, categoryId: PUMPS })]);
});
beforeEach(async () => {
  service.forget();
  await db.queuedMail.deleteMany();
  await db.enquiry.deleteMany();
  await db.contactMessage.deleteMany();
});

const ENQUIRY = {
  listingId: LISTING,
  name: "Asha",
  email: "asha@example.com",
  message: "How much?",
  consent: true as const,
};
/** The time of the next try has come. */
const later = () => db.queuedMail.updateMany({ data: { nextAt: new Date(Date.now() - 1) } });
const queued = () =>
  db.queuedMail.findMany({
    orderBy: { createdAt: "asc" },
    select: { kind: true, attempts: true, lastError: true, sentAt: true, givenUpAt: true, nextAt: true },
  });

describe("enquiries", () => {
  test("with mail down an enquiry is in the inbox, and its mails go out later, once each", async () => {
    service.answerWith(500);
    await sendEnquiry(ENQUIRY, "en");
    await mailsSettled();
    const owner = prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
    expect(await listMyEnquiries(owner)).toMatchObject({ total: 1, items: [{ name: "Asha" }] });
    expect(service.taken()).toEqual([]);
    expect(await queued()).toMatchObject([
      { kind: "enquiry", attempts: 1, lastError: "unavailable", sentAt: null },
      { kind: "enquiry_receipt", attempts: 1, lastError: "unavailable", sentAt: null },
    ]);

    service.answerWith(200);
    expect(await deliverDueMails()).toBe(0); // not yet
    await later();
    expect(await deliverDueMails()).toBe(2);
    expect(service.taken()).toMatchObject([
      { to: `${OWNER}@secret.example.com`, reply_to: "asha@example.com" },
      { to: "asha@example.com" },
    ]);
    await later();
    expect(await deliverDueMails()).toBe(0);
    expect(service.taken()).toHaveLength(2);
  });

  test("what is taken back before it was mailed is not mailed", async () => {
    service.answerWith(429);
    const { link } = await sendEnquiry(ENQUIRY, "en");
    await mailsSettled();
    await withdrawEnquiry(link.split("/").at(-1)!);
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(0);
    expect(service.taken()).toEqual([]);
  });

  test("a mail of a transaction that is undone does not exist", async () => {
    const undone = db.$transaction(async (tx) => {
      await queueMail(tx, { kind: "contact", to: "x@example.com", subject: "S", text: "T" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await queued()).toEqual([]);
  });
});

describe("trying again", () => {
  const queue = (to: string) =>
    db.$transaction((tx) => queueMail(tx, { kind: "contact", to, subject: "Subject", text: "Text" }));

  test("waits twice as long each time, six hours at most, and ends after three days", async () => {
    service.answerWith(500);
    await queue("x@example.com");
    const waits: number[] = [];
    for (let n = 0; n < 11; n++) {
      await later();
      await deliverDueMails();
      const [mail] = await queued();
      waits.push(Math.round((mail!.nextAt.getTime() - Date.now()) / 60_000));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    await db.$executeRaw`UPDATE mail_queue SET created_at = now() - interval '73 hours'`;
    await later();
    await deliverDueMails();
    expect(await queued()).toMatchObject([{ lastError: "unavailable", givenUpAt: expect.any(Date) }]);
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(0);
  });

  test("while the service is away the rest waits", async () => {
    for (let n = 0; n < 5; n++) await queue(`n${n}@example.com`);
    service.answerWith(500);
    await later();
    expect(await deliverDueMails()).toBe(0);
    expect(service.tries()).toHaveLength(3);
  });

  test("one that the service finds fault with holds up no other, and goes without its Reply-To the next time", async () => {
    const wrong = {
      kind: "contact",
      replyTo: "typed@wrong.example",
      subject: "Subject",
      text: "Text",
    } as const;
    for (let n = 0; n < 4; n++)
      await db.$transaction((tx) => queueMail(tx, { ...wrong, to: `n${n}@example.com` }));
    service.answerWith(422);
    await later();
    expect(await deliverDueMails()).toBe(0);
    expect(service.tries()).toHaveLength(4);
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(4);
    expect(service.taken().map((mail) => mail.reply_to)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // The service would not take another mail under a key it knows.
    expect(new Set(service.tries()).size).toBe(8);
  });

  test("a mail whose process died after sending comes again under the same key", async () => {
    await queue("x@example.com");
    await later();
    expect(await deliverDueMails()).toBe(1);
    await db.$executeRaw`UPDATE mail_queue SET sent_at = NULL, subject = 'Subject', body = 'Text'`;
    await later();
    expect(await deliverDueMails()).toBe(1);
    const [first, second] = service.tries();
    expect(second).toBe(first);
    expect(service.taken()).toHaveLength(1);
  });

  test.skipIf(skipOnPglite)("two at once never send one mail twice", async () => {
    for (let n = 0; n < 6; n++) await queue(`n${n}@example.com`);
    await later();
    // Each of them is looking for the next one while the other's is on its way.
    const counts = await Promise.all([deliverDueMails(), deliverDueMails(), deliverDueMails()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    expect(new Set(service.tries()).size).toBe(6);
    expect(service.tries()).toHaveLength(6);
  });
});

describe("POST /contact", () => {
  const MESSAGE = { name: "Asha", email: "asha@example.com", number: "9876543210", message: "Hello there" };
  const send = (json: unknown = MESSAGE) => callRoute(sendMessage, { method: "POST", as: null, json });

  test("is stored and sent to us; an answer goes to the one who wrote", async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({ status: 201, body: { message: "Message sent successfully!" } });
    expect(await db.contactMessage.findMany()).toMatchObject([MESSAGE]);
    const [mail] = service.taken();
    expect(mail).toMatchObject({ to: "help@vendorsetu.example", reply_to: "asha@example.com" });
    expect(mail!.text).toContain("Hello there");
    expect(mail!.text).toContain("9876543210");
  });

  test.each([
    [429, 429, "RATE_LIMITED", /^Failed to send message\. Too many .* kept and will be delivered/],
    [403, 403, "FORBIDDEN", /^Failed to send message\. .* blocked .* kept and will be delivered/],
    [
      500,
      503,
      "UNAVAILABLE",
      /^Failed to send message\. .* cannot be reached\. .* kept and will be delivered/,
    ],
  ] as const)(
    "the mail service's %d is %d, the message is kept, and sent later",
    async (its, ours, code, words) => {
      service.answerWith(its);
      const { status, body } = await send();
      expect(status).toBe(ours);
      expect(body).toMatchObject({ code, message: expect.stringMatching(words) });
      expect(await db.contactMessage.count()).toBe(1);
      service.answerWith(200);
      await later();
      expect(await deliverDueMails()).toBe(1);
      expect(service.taken()).toMatchObject([{ reply_to: "asha@example.com" }]);
    },
  );

  test("the same words again are the same message: tried again, and mailed once", async () => {
    service.answerWith(500);
    expect((await send()).status).toBe(503);
    service.answerWith(200);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    expect(service.taken()).toHaveLength(1);
    expect(service.tries()).toHaveLength(2);
    expect(await db.contactMessage.count()).toBe(1);
    await db.$executeRaw`UPDATE contact_messages SET created_at = now() - interval '61 minutes'`;
    expect((await send()).status).toBe(201);
    expect(service.taken()).toHaveLength(2);
  });

  test.skipIf(skipOnPglite)("sent twice in one moment it is one message, and one mail", async () => {
    const statuses = await Promise.all([send(), send()]);
    expect(statuses.map(({ status }) => status)).toContain(201);
    expect(service.tries()).toHaveLength(1);
    expect(await db.contactMessage.count()).toBe(1);
  });

  test("its sentences; and what fell into the trap is dropped", async () => {
    const wrong = await send({ name: "", email: "asha", number: "98765", message: "Hello" });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual([
      toldAt("name", "visitorNameLength"),
      toldAt("email", "emailInvalid"),
      toldAt("number", "numberTenDigits"),
    ]);
    expect((await send({ ...MESSAGE, website: "x" })).status).toBe(201);
    expect(await db.contactMessage.count()).toBe(0);
  });
});
