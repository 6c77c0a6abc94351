import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { db } from "@/lib/server/db";
import { idOf } from "@/tests/support/directory";

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

  for (const days of [2, 0.5])
    await db.pageChange.create({ data: { tag: `of ${days}`, changedAt: daysAgo(days) } });

  expect(await sweepRows()).toEqual({ auditEntries: 1, sessions: 1, mailedLinks: 1, pageChanges: 1 });
  expect(await sweepRows()).toEqual({ auditEntries: 0, sessions: 0, mailedLinks: 0, pageChanges: 0 });
  expect(
    (await db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ subjectId }) => subjectId),
  ).toEqual(["of 364", "of 1"]);
  expect(await db.session.count({ where: { id: "ended 31 days ago" } })).toBe(0);
  expect(await db.session.count()).toBe(2);
  expect(await db.accountLink.count()).toBe(2);
});
