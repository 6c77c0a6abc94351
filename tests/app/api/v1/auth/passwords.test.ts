import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { POST as verify } from "@/app/api/v1/auth/email/verify/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { POST as change } from "@/app/api/v1/auth/password/change/route";
import { POST as forgot } from "@/app/api/v1/auth/password/forgot/route";
import { POST as reset } from "@/app/api/v1/auth/password/reset/route";
import { db } from "@/lib/server/db";
import { insertAccount, ORIGIN, PASSWORD, TestClient } from "@/tests/support/accounts";
import { useOutbox } from "@/tests/support/outbox";

useDatabase();
const outbox = useOutbox();

const NEW_PASSWORD = "another horse battery 8";
const LINK_INVALID = "This link is no longer valid. Please ask for a new one.";
const visitor = () => new TestClient();
const askFor = (email: string, headers: Record<string, string> = {}) =>
  visitor().send(forgot, { body: { email }, headers });
const isIn = async (client: TestClient) => (await client.send(me, { method: "GET" })).status === 200;
const canSignIn = (email: string, password: string) =>
  visitor()
    .signIn(email, password)
    .then(
      () => true,
      () => false,
    );

describe("a forgotten password", () => {
  test("is set anew by the mailed link, once, and every session ends", async () => {
    const email = "forgot@example.com";
    const id = await insertAccount(email);
    const client = await visitor().signIn(email);
    expect((await askFor(` ${email.toUpperCase()}`)).status).toBe(204);
    const [mail] = await outbox.mailsTo(email);
    expect(mail).toMatchObject({ subject: "Set a new password" });
    const link = await outbox.linkTo(email);
    expect(`${link.origin}${link.pathname}`).toBe("http://localhost:3000/reset-password");
    const token = await outbox.tokenTo(email);
    expect(JSON.stringify(await db.accountLink.findMany())).not.toContain(token);

    const body = { token, password: NEW_PASSWORD };
    expect((await visitor().send(reset, { body })).status).toBe(204);
    expect(await isIn(client)).toBe(false);
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
    expect(await db.auditEntry.count({ where: { subjectId: id, action: "account.password_reset" } })).toBe(1);

    const again = await visitor().send(reset, { body });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ errors: [{ path: "token", message: LINK_INVALID }] });
  });

  test("is mailed in the language of the page, else of the browser", async () => {
    const email = "hindi@example.com";
    await insertAccount(email);
    await askFor(email, { referer: `${ORIGIN}/hi/forgot-password` });
    expect((await outbox.linkTo(email)).pathname).toBe("/hi/reset-password");
    expect((await outbox.mailsTo(email)).at(-1)!.subject).toBe("नया पासवर्ड सेट करें");
    await askFor(email, { referer: `${ORIGIN}/forgot-password`, "accept-language": "hi-IN" });
    expect((await outbox.linkTo(email)).pathname).toBe("/reset-password");
    await askFor(email, { "accept-language": "hi-IN,en;q=0.5" });
    expect((await outbox.linkTo(email)).pathname).toBe("/hi/reset-password");
  });

  test("the answer is the same without an account, or for a disabled one, and nothing is mailed", async () => {
    await insertAccount("off@example.com", "customer", { disabled: true });
    for (const email of ["off@example.com", "nobody@example.com"]) {
      expect((await askFor(email)).status).toBe(204);
      expect(await outbox.mailsTo(email)).toEqual([]);
    }
    expect((await askFor("no address")).status).toBe(400);
  });

  test("at most five mails an hour go to one address, and nobody is told", async () => {
    const email = "flood@example.com";
    await insertAccount(email);
    await askFor(email);
    expect(await outbox.mailsTo(email)).toHaveLength(1);
    // Limits are a thousand times higher in tests: five mails, not ten calls.
    await db.rateLimit.updateMany({ data: { points: 5000 } });
    expect((await askFor(email)).status).toBe(204);
    expect(await outbox.mailsTo(email)).toHaveLength(1);
    await db.rateLimit.deleteMany();
    await askFor(email);
    expect(await outbox.mailsTo(email)).toHaveLength(2);
  });

  test("a link that is too old, of another purpose or for an old address changes nothing", async () => {
    const email = "late@example.com";
    const id = await insertAccount(email);
    const refused = async (token: string) =>
      (await visitor().send(reset, { body: { token, password: NEW_PASSWORD } })).status;

    await askFor(email);
    const old = await outbox.tokenTo(email);
    await db.accountLink.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await refused(old)).toBe(400);

    await (await visitor().signIn(email)).send(verify, { body: {} });
    expect(await refused(await outbox.tokenTo(email))).toBe(400);

    await askFor(email);
    const moved = await outbox.tokenTo(email);
    await db.user.update({ where: { id }, data: { email: "moved@example.com" } });
    expect(await refused(moved)).toBe(400);
    expect(await refused("x")).toBe(400);
    expect(await canSignIn("moved@example.com", PASSWORD)).toBe(true);
  });

  test.skipIf(skipOnPglite)(
    "of two that use one link at once, one succeeds; the other links close",
    async () => {
      const email = "twice@example.com";
      await insertAccount(email);
      await askFor(email);
      const other = await outbox.tokenTo(email);
      await askFor(email);
      const token = await outbox.tokenTo(email);
      const statuses = await Promise.all(
        Array.from(
          { length: 8 },
          async (_, n) =>
            (await visitor().send(reset, { body: { token, password: `${NEW_PASSWORD} ${n}` } })).status,
        ),
      );
      expect(statuses.toSorted()).toEqual([204, ...Array<number>(7).fill(400)]);
      expect((await visitor().send(reset, { body: { token: other, password: NEW_PASSWORD } })).status).toBe(
        400,
      );
    },
  );

  test("a common password is refused, and the link stays good", async () => {
    const email = "common@example.com";
    await insertAccount(email);
    await askFor(email);
    const token = await outbox.tokenTo(email);
    const response = await visitor().send(reset, { body: { token, password: "iloveyou" } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: "password" }] });
    expect((await visitor().send(reset, { body: { token, password: NEW_PASSWORD } })).status).toBe(204);
  });
});

describe("changing a password", () => {
  test("ends every session, this one too", async () => {
    const email = "change@example.com";
    await insertAccount(email);
    const [here, there] = [await visitor().signIn(email), await visitor().signIn(email)];
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await here.send(change, { body })).status).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
  });

  test("needs the current one, a better one, and somebody signed in", async () => {
    const email = "unchanged@example.com";
    await insertAccount(email);
    const client = await visitor().signIn(email);
    const wrong = await client.send(change, { body: { currentPassword: "no", newPassword: NEW_PASSWORD } });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { errors: [{ path: "currentPassword", message: "The current password is not right" }] },
    ]);
    const common = await client.send(change, {
      body: { currentPassword: PASSWORD, newPassword: "Password1" },
    });
    expect([common.status, await common.json()]).toMatchObject([400, { errors: [{ path: "newPassword" }] }]);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await visitor().send(change, { body })).status).toBe(401);
    expect((await client.send(change, { body, headers: { authorization: "", origin: "" } })).status).toBe(
      403,
    );
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });
});

describe("proving an address", () => {
  test("by the mailed link, once; asked for again by whoever is signed in", async () => {
    const email = "verify@example.com";
    const id = await insertAccount(email);
    const client = await visitor().signIn(email);
    expect((await client.send(verify, { body: {} })).status).toBe(204);
    expect((await outbox.linkTo(email)).pathname).toBe("/verify-email");
    const token = await outbox.tokenTo(email);
    expect((await visitor().send(verify, { body: { token } })).status).toBe(204);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
    const again = await visitor().send(verify, { body: { token } });
    expect([again.status, await again.json()]).toMatchObject([
      400,
      { errors: [{ path: "token", message: LINK_INVALID }] },
    ]);

    // Proved already: nothing to mail.
    const before = (await outbox.mailsTo(email)).length;
    expect((await client.send(verify, { body: {} })).status).toBe(204);
    expect(await outbox.mailsTo(email)).toHaveLength(before);
  });

  test("mails nothing for nobody, nor for a cookie that no page of ours sent", async () => {
    const email = "quiet@example.com";
    await insertAccount(email);
    expect((await visitor().send(verify, { body: {} })).status).toBe(401);
    const client = await visitor().signIn(email);
    const headers = { authorization: "", origin: "", "sec-fetch-site": "" };
    expect((await client.send(verify, { body: {}, headers })).status).toBe(401);
    expect(await outbox.mailsTo(email)).toEqual([]);
  });
});
