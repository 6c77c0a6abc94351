import { useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { listAuditEntries } from "@/lib/domain/audit/list-audit-entries";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { AuditEntry, AuditQuery } from "@/lib/schemas/audit";
import { db } from "@/lib/server/db";
import { idOf, insertCompanies } from "@/tests/support/directory";
import { anAdmin, insertPeople } from "@/tests/support/people";

useDatabase();

const [BOSS, ACME, ASHA, PUMP, GONE] = [idOf("a", 1), idOf("p", 1), idOf("k", 1), idOf("x", 1), idOf("k", 9)];

beforeAll(async () => {
  await insertPeople([
    { id: BOSS, role: "admin", email: "boss@example.com" },
    { id: ASHA, role: "customer", email: "asha@example.com" },
  ]);
  await insertCompanies([{ id: ACME, name: "Acme Works", type: null }]);
  const listing = { subjectType: "listing", subjectId: PUMP, actorUserId: BOSS } as const;
  await writeAudit(db, { ...listing, action: "listing.rejected", details: { name: "Pump", reason: "No" } });
  const details = { name: "Pump", providerUserId: ACME };
  await writeAudit(db, { ...listing, action: "listing.approved", details });
  const user = { action: "user.disabled", subjectType: "user" } as const;
  await writeAudit(db, { ...user, actorUserId: BOSS, subjectId: ACME });
  await writeAudit(db, { ...user, actorUserId: BOSS, subjectId: ASHA });
  await writeAudit(db, { ...user, actorUserId: null, subjectId: GONE, details: { ownerUserId: ASHA } });
});

const list = (query: Record<string, string> = {}) => listAuditEntries(anAdmin(BOSS), AuditQuery.parse(query));

test("newest first, with the names of those who are still there", async () => {
  const { items, ...page } = await list();
  expect(page).toEqual({ total: 5, page: 1, limit: 20 });
  expect(items.map((entry) => AuditEntry.parse(entry))).toEqual(items);
  expect(items.map((entry) => [entry.action, entry.actorLabel, entry.subjectLabel])).toEqual([
    ["user.disabled", null, null],
    ["user.disabled", "boss@example.com", "asha@example.com"],
    ["user.disabled", "boss@example.com", "Acme Works"],
    ["listing.approved", "boss@example.com", "Pump"],
    ["listing.rejected", "boss@example.com", "Pump"],
  ]);
  expect(items.map(({ ownerLabel }) => ownerLabel)).toEqual([
    // Nobody but a company has another name.
    "asha@example.com",
    null,
    null,
    "Acme Works",
    null,
  ]);
  expect(items.at(-1)).toMatchObject({
    actorUserId: BOSS,
    subjectType: "listing",
    subjectId: PUMP,
    details: { name: "Pump", reason: "No" },
  });
});

test.each([
  [{ action: "listing.approved" }, 1],
  [{ action: "account.erased" }, 0],
  [{ actorUserId: BOSS }, 4],
  [{ subjectId: PUMP }, 2],
  [{ subjectId: "' OR true --" }, 0],
  [{ actorUserId: BOSS, action: "user.disabled" }, 2],
  [{ actorUserId: BOSS, action: "user.disabled", subjectId: ASHA }, 1],
])("%j", async (query, total) => {
  const answer = await list(query as Record<string, string>);
  expect([answer.items.length, answer.total]).toEqual([total, total]);
});

test("pages", async () => {
  expect((await list({ limit: "2", page: "3" })).items.map(({ action }) => action)).toEqual([
    "listing.rejected",
  ]);
  expect(await list({ limit: "2", page: "4" })).toEqual({ items: [], total: 5, page: 4, limit: 2 });
});

test("an entry can be neither changed nor taken away", async () => {
  await expect(db.$executeRaw`UPDATE audit_log SET action = 'nothing.happened'`).rejects.toThrow();
  await expect(db.$executeRaw`DELETE FROM audit_log`).rejects.toThrow();
  expect((await list()).total).toBe(5);
});

test("a document goes by the name of its file, while it is there", async () => {
  const file = { kind: "pdf", mimeType: "application/pdf", sizeBytes: 5 };
  const { id } = await db.document.create({
    data: { ...file, userId: ACME, storageKey: "documents/1", originalName: "gst.pdf" },
    select: { id: true },
  });
  await writeAudit(db, {
    actorUserId: BOSS,
    action: "document.opened",
    subjectType: "document",
    subjectId: id,
    details: { ownerUserId: ACME },
  });
  const label = async () => (await list({ subjectId: id })).items[0]!.subjectLabel;
  expect(await label()).toBe("gst.pdf");
  await db.document.delete({ where: { id } });
  expect(await label()).toBeNull();
});
