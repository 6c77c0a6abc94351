import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { POST as register } from "@/app/api/v1/auth/provider/register/route";
import { POST as signUp } from "@/app/api/v1/auth/signup/route";
import { db } from "@/lib/server/db";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";
import { callRoute } from "@/tests/support/call-route";
import { useOutbox } from "@/tests/support/outbox";

useDatabase();
const outbox = useOutbox();

let made = 0;
const customer = (given: Record<string, unknown> = {}) => {
  made += 1;
  const phoneNumber = `+9199${String(10_000_000 + made)}`;
  return { email: `customer${made}@example.com`, phoneNumber, password: PASSWORD, ...given };
};
const send = (body: unknown, client = new TestClient()) => client.send(signUp, { body });

describe("a customer's sign-up", () => {
  test("makes an account, signed in, and mails a link", async () => {
    const client = new TestClient();
    const input = customer({ email: " Meera@Example.COM ", role: "customer" });
    const response = await send(input, client);
    expect(response.status).toBe(201);
    const answer = (await response.json()) as {
      user: { id: string };
      tokens: { accessToken: string; refreshToken: string };
    };
    expect(answer).toEqual({
      user: {
        id: expect.any(String),
        email: "meera@example.com",
        phoneNumber: input.phoneNumber,
        role: "customer",
        providerProfile: null,
      },
      tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    expect(client.cookies.get("role")).toBe("customer");
    expect((await client.send(me, { method: "GET" })).status).toBe(200);
    const stored = await db.user.findUniqueOrThrow({ where: { id: answer.user.id } });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored.emailVerifiedAt).toBeNull();
    expect(await outbox.mailsTo("meera@example.com")).toHaveLength(1);
    const told = await db.auditEntry.findMany({
      where: { subjectId: answer.user.id },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ action }) => action)).toEqual(["account.created", "account.signed_in"]);
    expect(JSON.stringify(told.map(({ details }) => details))).not.toMatch(/meera|\+91/);
  });

  test.each([
    [{ email: "" }, "email", "Email is required!"],
    [{ email: "nobody" }, "email", "Please enter a valid email address"],
    [{ phoneNumber: "" }, "phoneNumber", "Mobile number is required!"],
    [{ phoneNumber: "9876543210" }, "phoneNumber", "Please enter a valid mobile number."],
    [{ phoneNumber: "+911234" }, "phoneNumber", "Please enter a valid mobile number."],
    [{ password: "short 1" }, "password", "Password must be 8 to 128 characters"],
    [{ password: "x".repeat(129) }, "password", "Password must be 8 to 128 characters"],
    [{ password: "Password1" }, "password", "This password is too common. Please choose another."],
    [{ role: "admin" }, "role", "role must be absent or 'customer'"],
    [{ role: "provider" }, "role", "role must be absent or 'customer'"],
  ])("refuses %j at %s", async (given, path, message) => {
    const response = await send(customer(given));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "VALIDATION_ERROR", errors: [{ path, message }] });
  });

  test.each(["id", "status", "isAdmin", "createdAt", "constructor"])(
    "refuses an unknown key: %s (A7)",
    async (key) => {
      expect((await send({ ...customer(), [key]: "x" })).status).toBe(400);
    },
  );

  test("refuses a taken e-mail, whatever its case, and a taken phone, without saying which", async () => {
    const first = customer();
    expect((await send(first)).status).toBe(201);
    for (const given of [{ email: first.email.toUpperCase() }, { phoneNumber: first.phoneNumber }]) {
      const response = await send(customer(given));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: "CONFLICT",
        message: "Email or phone number already exists",
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test("with JSON that is none: 400; as a form: 415", async () => {
    const headers = { "content-type": "application/json" };
    expect((await new TestClient().send(signUp, { headers })).status).toBe(400);
    expect((await new TestClient().send(signUp, { form: customer() as Record<string, string> })).status).toBe(
      415,
    );
  });

  test.skipIf(skipOnPglite)("fifty at once for one address: one account (E5)", async () => {
    const email = "rush@example.com";
    const spellings = [email, "RUSH@example.com", ` ${email} `, "Rush@Example.Com", "ｒｕｓｈ@example.com"];
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await send(customer({ email: spellings[n % 5] }))).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test.skipIf(skipOnPglite)("ten at once for one phone: one account", async () => {
    const { phoneNumber } = customer();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await send(customer({ phoneNumber }))).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});

describe("a provider's sign-up", () => {
  const company = (given: Record<string, string> = {}): Record<string, string> => ({
    ...(customer() as Record<string, string>),
    companyName: "Meera Pumps",
    ...given,
  });
  const sendForm = (form: Record<string, string>, client = new TestClient()) =>
    client.send(register, { form });
  const upload = (name: string, uploadedAt = new Date(), userId: string | null = null) =>
    db.document.create({
      data: {
        storageKey: `key-${name}`,
        originalName: name,
        kind: "pdf",
        mimeType: "application/pdf",
        sizeBytes: 9,
        uploadedAt,
        userId,
      },
      select: { id: true },
    });

  test("makes a company's account, signed in", async () => {
    const client = new TestClient();
    const input = company({ role: "provider" });
    const response = await sendForm(input, client);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      user: {
        email: input.email,
        role: "provider",
        providerProfile: {
          companyName: "Meera Pumps",
          phoneNumber: input.phoneNumber,
          gstNumber: null,
          panNumber: null,
          address: null,
          companyType: null,
          documents: [],
        },
      },
    });
    expect(client.cookies.get("role")).toBe("provider");
    expect(await outbox.mailsTo(input.email!)).toHaveLength(1);
  });

  test("claims what was uploaded before, and nothing of others", async () => {
    const other = await insertAccount("other-company@example.com", "provider");
    const [fresh, second] = [await upload("gst.pdf"), await upload("pan.pdf")];
    const old = await upload("old.pdf", new Date(Date.now() - 25 * 3_600_000));
    const foreign = await upload("foreign.pdf", new Date(), other);
    const missing = { id: "0000000000000000" };
    const documentsMeta = JSON.stringify(
      [fresh, second, old, foreign, missing].map(({ id }) => ({ id, url: "/x" })),
    );
    const response = await sendForm(company({ documentsMeta }));
    expect(response.status).toBe(201);
    const { user } = (await response.json()) as {
      user: { id: string; providerProfile: { documents: unknown[] } };
    };
    expect(user.providerProfile.documents).toMatchObject([
      { id: fresh.id, _id: fresh.id, url: `/api/v1/documents/${fresh.id}`, originalName: "gst.pdf", size: 9 },
      { id: second.id, originalName: "pan.pdf" },
    ]);
    const owners = await db.document.findMany({
      where: { id: { in: [old.id, foreign.id] } },
      orderBy: { userId: "asc" },
    });
    expect(owners.map(({ userId }) => userId)).toEqual([other, null]);
    const profile = await db.providerProfile.findUniqueOrThrow({ where: { userId: user.id } });
    expect(profile.documentsSetAt).not.toBeNull();
    // Claimed once: a second company cannot take them.
    const again = await sendForm(company({ documentsMeta }));
    expect(await again.json()).toMatchObject({ user: { providerProfile: { documents: [] } } });
  });

  test.each([
    [{ companyName: "A" }, "companyName", "Company name must be 2 to 120 characters"],
    [{ phoneNumber: "9876543210" }, "phoneNumber", "Please enter a valid mobile number."],
    [{ role: "admin" }, "role", "role must be absent or 'provider'"],
    [{ documentsMeta: "{" }, "documentsMeta", "documentsMeta must be a JSON list"],
    [{ documentsMeta: '[{"id":"../x"}]' }, "documentsMeta.0.id", "Not a valid id"],
  ])("refuses %j at %s", async (given, path, message) => {
    const response = await sendForm(company(given as Record<string, string>));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
  });

  test("takes no files: those are handed in before, and named", async () => {
    const response = await callRoute(register, {
      method: "POST",
      as: null,
      form: { ...company(), documents: { name: "gst.pdf", type: "application/pdf", bytes: "%PDF-1.4" } },
    });
    expect([response.status, response.body.errors]).toMatchObject([
      400,
      [{ path: "documents", message: "No files belong into this field" }],
    ]);
  });

  test("takes a blank list of documents for none, as a form sends it", async () => {
    expect((await sendForm(company({ documentsMeta: "" }))).status).toBe(201);
  });

  test("says which is taken only of the e-mail", async () => {
    const first = company();
    expect((await sendForm(first)).status).toBe(201);
    const byEmail = await sendForm(company({ email: first.email! }));
    expect([byEmail.status, await byEmail.json()]).toMatchObject([409, { message: "Email already exists" }]);
    const byPhone = await sendForm(company({ phoneNumber: first.phoneNumber! }));
    expect([byPhone.status, await byPhone.json()]).toMatchObject([
      409,
      { message: "Email or phone number already exists" },
    ]);
  });
});

test("nobody else's account is in the way: an import's provider has no e-mail", async () => {
  const id = await db.user.create({ data: { role: "provider" }, select: { id: true } });
  expect((await send(customer())).status).toBe(201);
  expect(await db.user.count({ where: { id: id.id, email: null } })).toBe(1);
});

beforeAll(() => outbox.clear());
