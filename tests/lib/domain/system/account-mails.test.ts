import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isResetLinkUsable, forgotPassword, resetPassword } from "@/lib/domain/accounts/reset-password";
import { changePassword } from "@/lib/domain/accounts/change-password";
import { signUp } from "@/lib/domain/accounts/sign-up";
import { verifyEmail } from "@/lib/domain/accounts/verify-email";
import { deliverDueMails } from "@/lib/domain/system/mail-queue";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { databasePool, db } from "@/lib/server/db";
import { mailsSettled } from "@/lib/server/mail";
import { prove } from "@/lib/shared/actor";
import { insertAccount, PASSWORD } from "@/tests/support/accounts";
import { useMailService } from "@/tests/support/mail-service";

const service = useMailService();
useDatabase();

beforeEach(async () => {
  await mailsSettled();
  service.forget();
  await db.queuedMail.deleteMany();
  await db.rateLimit.deleteMany();
});

const NEW_PASSWORD = "another horse battery 8";
/** The time of the next try has come. */
const later = () => db.queuedMail.updateMany({ data: { nextAt: new Date(Date.now() - 1) } });
const tokenIn = (mail: { text: string } | undefined) => /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
const userOf = (userId: string) => prove("user", { userId, role: "customer", sessionId: "test" });
let made = 0;
async function anAccount() {
  const email = `person${(made += 1)}@example.com`;
  return { email, id: await insertAccount(email) };
}
const askAndSettle = async (email: string) => {
  await forgotPassword({ email }, "en");
  await mailsSettled();
};

describe("a mail with a link", () => {
  test("stands in the queue when the answer is given; nothing stored opens anything, then or later", async () => {
    const { email, id } = await anAccount();
    const stored: string[] = [];
    const look = async () => {
      const rows = [await db.queuedMail.findMany(), await db.accountLink.findMany({ where: { userId: id } })];
      stored.push(JSON.stringify(rows));
    };
    service.whileItThinks(look);
    await forgotPassword({ email }, "hi");
    expect(await db.queuedMail.findMany()).toMatchObject([
      { kind: "password_reset", userId: id, locale: "hi", toAddress: null, subject: null, body: null },
    ]);
    await mailsSettled();
    await look();
    const [mail] = service.taken();
    expect(mail).toMatchObject({ to: email, subject: "नया पासवर्ड सेट करें" });
    const token = tokenIn(mail);
    expect(await isResetLinkUsable(token)).toBe(true);
    expect(stored).toHaveLength(2);
    for (const rows of stored) expect(rows).not.toContain(token);
    expect(await db.queuedMail.findMany()).toMatchObject([{ sentAt: expect.any(Date), toAddress: null }]);
  });

  test("is refused words, address and link by the database itself", async () => {
    const { id } = await anAccount();
    for (const data of [{ toAddress: "x@example.com" }, { body: "T" }, { subject: "S" }])
      await expect(
        db.queuedMail.create({ data: { kind: "password_reset", userId: id, locale: "en", ...data } }),
      ).rejects.toThrow(/mail_queue_content/);
  });

  test("has another link at each try, and the earlier ones are worthless", async () => {
    const { email } = await anAccount();
    service.answerWith(500);
    await askAndSettle(email);
    await later();
    await deliverDueMails();
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(1);
    const tokens = service.seen().map(tokenIn);
    expect(new Set(tokens).size).toBe(3);
    expect(await Promise.all(tokens.map(isResetLinkUsable))).toEqual([false, false, true]);
    // The service refuses other words under a key it knows.
    expect(new Set(service.tries()).size).toBe(3);
  });

  test("of another request keeps its link", async () => {
    const { email } = await anAccount();
    await askAndSettle(email);
    await askAndSettle(email);
    expect(await Promise.all(service.taken().map((mail) => isResetLinkUsable(tokenIn(mail))))).toEqual([
      true,
      true,
    ]);
  });

  test("that arrived although its try was taken for failed, and was used, is not sent again", async () => {
    const { id } = await anAccount();
    service.answerWith(500);
    await verifyEmail(userOf(id), {}, "en");
    await mailsSettled();
    await verifyEmail(null, { token: tokenIn(service.seen()[0]) }, "en");
    await db.user.update({ where: { id }, data: { emailVerifiedAt: null } });
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(0);
    expect(service.taken()).toEqual([]);
    expect(await db.queuedMail.count()).toBe(0);
  });

  test("that waits is not sent once a new password was set, or its account was disabled", async () => {
    const [set, disabled] = [await anAccount(), await anAccount()];
    await askAndSettle(set.email);
    const token = tokenIn(service.taken()[0]);
    service.answerWith(500);
    await askAndSettle(set.email);
    await askAndSettle(disabled.email);
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    await resetPassword({ token, password: NEW_PASSWORD }, null);
    await mailsSettled();
    service.forget();
    await later();
    await deliverDueMails();
    expect(service.taken().map(({ to, subject }) => [to, subject])).toEqual([
      [set.email, "Your password was changed · आपका पासवर्ड बदल गया है"],
    ]);
    expect(await db.queuedMail.count({ where: { sentAt: null } })).toBe(0);
  });

  test("is queued with its account: one that is not made is not mailed, one that is made is, even later", async () => {
    service.answerWith(500);
    const caller = {
      addressKey: "192.0.2.1",
      userAgent: "test",
      fromBrowser: false,
      deviceId: null,
      presentedSessionId: null,
      locale: "en",
    } as const;
    const account = { email: "new@example.com", phoneNumber: "+919812345678", password: PASSWORD };
    await signUp(account, caller);
    await expect(signUp(account, caller)).rejects.toMatchObject({ code: "CONFLICT" });
    await mailsSettled();
    expect(await db.queuedMail.count()).toBe(1);
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(1);
    expect(service.taken()).toMatchObject([
      { to: "new@example.com", subject: "Please confirm your email address" },
    ]);
  });
});

describe("who has an account is not told", () => {
  test("the same statements run before the answer, and a row is written; it is dropped", async () => {
    const { email } = await anAccount();
    /** What the database is asked until the answer. */
    const asked = async (whom: string) => {
      const query = vi.spyOn(databasePool, "query");
      await forgotPassword({ email: whom }, "en");
      const texts = query.mock.calls.map(([given]) => (given as unknown as { text?: string }).text);
      query.mockRestore();
      await mailsSettled();
      return texts;
    };
    const known = await asked(email);
    expect(service.taken()).toHaveLength(1);
    const unknown = await asked("nobody@example.com");
    expect(known).toContainEqual(expect.stringContaining("INSERT INTO mail_queue"));
    expect(unknown).toEqual(known);
    expect(service.taken()).toHaveLength(1);
    // The row for nobody is gone.
    expect(await db.queuedMail.count()).toBe(1);
  });

  test("what a process that died left behind for nobody is dropped", async () => {
    await db.$executeRaw`INSERT INTO mail_queue (kind, locale) VALUES ('password_reset', 'en')`;
    await db.$executeRaw`INSERT INTO mail_queue (kind, user_id) VALUES ('password_changed', 'gone')`;
    expect(await deliverDueMails()).toBe(0);
    expect([await db.queuedMail.count(), service.tries()]).toEqual([0, []]);
  });
});

describe("a password that was set", () => {
  test("is told to its account, in both languages, in the transaction of the change", async () => {
    const { email, id } = await anAccount();
    service.answerWith(500);
    await changePassword(userOf(id), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, null);
    await mailsSettled();
    await expect(
      changePassword(userOf(id), { currentPassword: "wrong one", newPassword: NEW_PASSWORD }, null),
    ).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    expect(await db.queuedMail.findMany()).toMatchObject([{ kind: "password_changed", userId: id }]);
    service.answerWith(200);
    await later();
    expect(await deliverDueMails()).toBe(1);
    const [mail] = service.taken();
    expect(mail).toMatchObject({ to: email, subject: "Your password was changed · आपका पासवर्ड बदल गया है" });
    expect(mail!.text).toContain("If it was not you");
    expect(mail!.text).toContain("यदि यह आपने नहीं किया है");
    expect(mail!.text).not.toContain("token=");
  });

  test("too, when it was set by a link", async () => {
    const { email } = await anAccount();
    await askAndSettle(email);
    await resetPassword({ token: tokenIn(service.taken()[0]), password: NEW_PASSWORD }, null);
    await mailsSettled();
    expect(service.taken().map(({ subject }) => subject)).toEqual([
      "Set a new password",
      "Your password was changed · आपका पासवर्ड बदल गया है",
    ]);
  });
});

test.skipIf(skipOnPglite).each([
  ["password_changed", "> 0"],
  ["password_reset", "0"], // a stranger who asks for links does not use up the owner's day
])("of %s one recipient gets five mails an hour; after ten in a day the wait is %s", async (kind, wait) => {
  const seconds = () => mailWaitSeconds(kind, "someone@example.com");
  const count = (points: number) => db.rateLimit.updateMany({ data: { points } });
  expect(await seconds()).toBe(0);
  await count(5_000); // limits are a thousand times higher in tests
  expect(await seconds()).toBeGreaterThan(0);
  await count(10_000);
  await db.$executeRaw`DELETE FROM rate_limits WHERE expire < ${Date.now() + 2 * 3600_000}`; // an hour later
  expect((await seconds()) > 0 ? "> 0" : "0").toBe(wait);
});
