import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { createAdmin } from "@/lib/domain/accounts/admin/create-admin";
import { db } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { idOf } from "@/tests/support/directory";
import { auditRows, insertPeople } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const account = { email: "boss@example.com", password: "four plain words here" };

beforeEach(() => empty("users", "audit_log"));

test("makes an admin who can sign in; the log says so and not who", async () => {
  expect(await createAdmin(account)).toBe("created");
  const user = await db.user.findFirstOrThrow();
  expect(user).toMatchObject({ email: account.email, role: "admin", disabledAt: null });
  expect(await isPassword(account.password, user.passwordHash)).toBe(true);
  expect(await auditRows()).toEqual([
    {
      actorUserId: null,
      action: "user.admin_created",
      subjectType: "user",
      subjectId: user.id,
      details: {},
    },
  ]);
});

test("an admin who is there stays as they are", async () => {
  await createAdmin(account);
  expect(await createAdmin({ ...account, password: "another password 7" })).toBe("existed");
  const user = await db.user.findFirstOrThrow();
  expect(await isPassword(account.password, user.passwordHash)).toBe(true);
  expect(await auditRows()).toHaveLength(1);
});

test("somebody else's e-mail is refused, whatever its case, and their account left alone", async () => {
  await insertPeople([{ id: idOf("k", 1), role: "customer", email: "Boss@Example.com" }]);
  await expect(createAdmin(account)).rejects.toMatchObject({
    path: "email",
    message: expect.stringContaining("customer") as unknown,
  });
  expect(await db.user.findMany({ select: { role: true, passwordHash: true } })).toEqual([
    { role: "customer", passwordHash: null },
  ]);
});

test("a common password is refused", async () => {
  await expect(createAdmin({ ...account, password: "password123" })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    errors: [{ path: "password" }],
  });
  expect(await db.user.count()).toBe(0);
});

test.skipIf(skipOnPglite)("made five times at once it is one", async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => createAdmin(account)));
  expect(results.toSorted()).toEqual(["created", "existed", "existed", "existed", "existed"]);
});
