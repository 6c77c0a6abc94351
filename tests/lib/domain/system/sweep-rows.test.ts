import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

test("what is kept for a time goes after it, and nothing before", async () => {
  const userId = idOf("v", 1);
  await db.user.create({ data: { id: userId, role: "customer", email: "someone@example.com" } });
  for (const days of [366, 364, 1]) {
    await db.auditEntry.create({
      data: {
        at: daysAgo(days),
        action: "listing.approved",
        subjectType: "listing",
        subjectId: `of ${days}`,
      },
    });
  }
  for (const days of [31, 29, -1]) {
    await db.session.create({
      data: {
        id: `ended ${days} days ago`,
        userId,
        bound: true,
        idleExpiresAt: daysAgo(days),
        absoluteExpiresAt: daysAgo(days),
      },
    });
    await db.accountLink.create({
      data: {
        tokenHash: `ended ${days} days ago`,
        userId,
        purpose: "password_reset",
        email: "someone@example.com",
        expiresAt: daysAgo(days),
      },
    });
  }

  for (const days of [401, 399])
    await db.knownDevice.create({ data: { deviceId: `of ${days}`, userId, signedInAt: daysAgo(days) } });
  for (const days of [2, 0.5])
    await db.pageChange.create({ data: { tag: `of ${days}`, changedAt: daysAgo(days) } });

  expect(await sweepRows()).toMatchObject({
    auditEntries: 1,
    sessions: 1,
    mailedLinks: 1,
    knownDevices: 1,
    pageChanges: 1,
  });
  expect(Object.values(await sweepRows()).filter((count) => count > 0)).toEqual([]);
  expect(
    (await db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ subjectId }) => subjectId),
  ).toEqual(["of 364", "of 1"]);
  expect(await db.session.count({ where: { id: "ended 31 days ago" } })).toBe(0);
  expect(await db.session.count()).toBe(2);
  expect(await db.accountLink.count()).toBe(2);
  expect(await db.knownDevice.findMany()).toMatchObject([{ deviceId: "of 399" }]);
});

test("counters go when their time is over, and words when no listing has them any more", async () => {
  const at = (ms: number) => BigInt(Date.now() + ms);
  await db.rateLimit.createMany({
    data: [
      { key: "over", points: 5, expire: at(-1000) },
      { key: "counts", points: 5, expire: at(60_000) },
    ],
  });
  const [provider, categoryId, listingId] = [idOf("p", 7), idOf("c", 7), idOf("x", 7)];
  await insertCompanies([{ id: provider, name: "Zebra House", type: null }]);
  await insertCategories([{ id: categoryId, name: "Zoos", slug: "zoos" }]);
  await insertListings([
    aListing({ id: listingId, providerUserId: provider, categoryId, name: "Zebra ride" }),
  ]);
  // The company's name is a word of its own, and stays.
  const word = { word: "zebra", kind: "word" };
  expect(await db.searchVocabulary.findFirst({ where: word })).toMatchObject({ listings: 1 });
  expect(await sweepRows()).toMatchObject({ rateLimits: 1, unusedWords: 0 });
  await db.listing.delete({ where: { id: listingId } });
  expect(await db.searchVocabulary.findFirst({ where: word })).toMatchObject({ listings: 0 });
  expect((await sweepRows()).unusedWords).toBeGreaterThan(1);
  expect(await db.searchVocabulary.count({ where: word })).toBe(0);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: "counts" }]);
  // It comes back whole, with its sound.
  await insertListings([
    aListing({ id: listingId, providerUserId: provider, categoryId, name: "Zebra ride" }),
  ]);
  expect(await db.searchVocabulary.findFirst({ where: word })).toMatchObject({ listings: 1, sound: "jbr" });
  await db.listing.delete({ where: { id: listingId } });
  await sweepRows();
});

test("a year after an enquiry nothing personal is left of it; messages, reports and mails go", async () => {
  const [provider, listingId] = [idOf("p", 1), idOf("x", 1)];
  await insertCompanies([{ id: provider, name: "Pump House", type: null }]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  await insertListings([aListing({ id: listingId, providerUserId: provider, categoryId: idOf("c", 1) })]);
  for (const days of [366, 364]) {
    const blocked = { kind: "phone", masked: "+91", lastAt: daysAgo(days), blockedAt: daysAgo(days) };
    await db.enquirySender.create({ data: { ...blocked, addressHash: `blocked ${days}` } });
    const { id: emailSenderId } = await db.enquirySender.create({
      data: { kind: "email", addressHash: `of ${days}`, masked: "v•••@example.com", lastAt: daysAgo(days) },
    });
    const { id: enquiryId } = await db.enquiry.create({
      data: {
        providerUserId: provider,
        tokenHash: `of ${days}`,
        name: "Visitor",
        email: "visitor@example.com",
        message: "Hello",
        emailSenderId,
        createdAt: daysAgo(days),
      },
    });
    const contact = { name: "V", email: "v@example.com", number: "9876543210", message: "Hello" };
    await db.contactMessage.create({
      data: {
        ...contact,
        contentHash: `of ${days}`,
        createdAt: daysAgo(days),
        mails: { create: { kind: "contact", toAddress: "us@example.com", subject: "S", body: "B" } },
      },
    });
    const settled = { status: "resolved", outcome: "acted", resolvedAt: daysAgo(days) };
    await db.listingReport.create({ data: { listingId, reason: "fake", ...settled } });
    await db.listingReport.create({ data: { listingId, reason: "fake", createdAt: daysAgo(days) } });
    const sentAt = daysAgo(days - 335);
    await db.queuedMail.create({
      data: { kind: "enquiry", enquiryId, toAddress: "p@example.com", createdAt: sentAt, sentAt },
    });
  }

  expect(await sweepRows()).toMatchObject({
    enquiries: 1,
    enquirySenders: 1,
    contactMessages: 1,
    reports: 1,
    mails: 1,
  });
  expect(Object.values(await sweepRows()).filter((count) => count > 0)).toEqual([]);
  const select = { tokenHash: true, name: true, email: true, message: true, emailSenderId: true } as const;
  const [young, old] = await db.enquiry.findMany({ select, orderBy: { createdAt: "desc" } });
  expect(young).toMatchObject({ name: "Visitor", email: "visitor@example.com", message: "Hello" });
  expect(old).toEqual({
    tokenHash: "of 366",
    name: null,
    email: null,
    message: null,
    emailSenderId: null,
  });
  expect(await db.enquirySender.count({ where: { blockedAt: { not: null } } })).toBe(2);
  expect(await db.listingReport.count({ where: { status: "open" } })).toBe(2);
  expect(await db.queuedMail.count({ where: { kind: "contact" } })).toBe(1);
});
