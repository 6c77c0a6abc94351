import { useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/server/db";
import { mailsSettled } from "@/lib/server/mail";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";
import { auditRows } from "@/tests/support/people";
import { POST as logIn } from "@/app/api/v1/auth/login/route";

// Read with the first request.
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");
useDatabase();

const EMAIL = "someone@example.com";
let id: string;
beforeEach(async () => {
  await mailsSettled();
  await db.rateLimit.deleteMany();
  await db.user.deleteMany();
  id = await insertAccount(EMAIL);
});

const fail = async (email: string, password = "a secret typed by mistake") =>
  (await new TestClient("script").send(logIn, { body: { email, password } })).status;
const failures = async () => {
  await mailsSettled();
  return (await auditRows()).filter(({ subjectId }) => subjectId === id);
};

describe("a failed sign-in", () => {
  test("is a row of the account it was for, with nothing of what was typed", async () => {
    expect(await fail(EMAIL)).toBe(401);
    const row = {
      actorUserId: null,
      action: "account.sign_in_failed",
      subjectType: "user",
      subjectId: id,
      details: {},
    };
    expect(await failures()).toEqual([row]);
    await new TestClient("script").signIn(EMAIL);
    expect((await failures()).map(({ action }) => action)).toEqual([row.action, "account.signed_in"]);
  });

  test("to a disabled account is one too; to no account it is none", async () => {
    await db.user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect(await fail(EMAIL, PASSWORD)).toBe(401);
    expect(await failures()).toHaveLength(1);
    const before = await db.auditEntry.count();
    expect(await fail("nobody@example.com")).toBe(401);
    await mailsSettled();
    expect(await db.auditEntry.count()).toBe(before);
  });

  test("is told ten times an hour at most, whatever else is let through", async () => {
    for (let tries = 0; tries < 14; tries++) {
      const headers = { [CLIENT_ADDRESS_HEADER]: `203.0.113.${tries}` };
      const body = { email: EMAIL, password: "wrong" };
      expect((await new TestClient("script").send(logIn, { body, headers })).status).toBe(401);
      await mailsSettled();
    }
    expect(await failures()).toHaveLength(10);
  });
});
