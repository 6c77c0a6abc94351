import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sealedPlace } from "@/lib/domain/accounts/user-view";
import { disableUser } from "@/lib/domain/accounts/admin/disable-user";
import { enableUser } from "@/lib/domain/accounts/admin/enable-user";
import { listUsers } from "@/lib/domain/accounts/admin/list-users";
import { openUser } from "@/lib/domain/accounts/admin/open-user";
import { AdminUser } from "@/lib/schemas/account";
import { AdminUsersQuery } from "@/lib/schemas/managed-users";
import { db } from "@/lib/server/db";
import * as secretBox from "@/lib/server/secret-box";
import { HIDDEN_NUMBER } from "@/lib/shared/hidden-number";
import { idOf } from "@/tests/support/directory";
import { anAdmin, auditRows } from "@/tests/support/people";

useDatabase();

const [ACME, PERCENT, IMPORT, ASHA, RAVI, BOSS] = [
  idOf("p", 1),
  idOf("p", 2),
  idOf("p", 3),
  idOf("k", 1),
  idOf("k", 2),
  idOf("a", 1),
];
const [GST, PAN, HASH] = ["27ABCDE1234F1Z5", "ABCDE1234F", "$argon2id$canary"];
const DOCUMENT = idOf("d", 1);

beforeAll(async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const provider = { role: "provider", passwordHash: HASH } as const;
  await db.user.create({
    data: {
      ...provider,
      id: ACME,
      email: "office@acme.example.com",
      phoneNumber: "+919876543210",
      createdAt: at(1),
      emailVerifiedAt: at(2),
      profile: {
        create: {
          companyName: "Acme Works",
          companyType: "supplier",
          phoneNumber: "+912012345678",
          address: "12 Station Road",
          gstNumberEncrypted: secretBox.seal(GST, sealedPlace("gst_number_encrypted", ACME)),
          panNumberEncrypted: secretBox.seal(PAN, sealedPlace("pan_number_encrypted", ACME)),
        },
      },
      documents: {
        create: {
          id: DOCUMENT,
          storageKey: "documents/canary",
          originalName: "gst.pdf",
          kind: "pdf",
          mimeType: "application/pdf",
          sizeBytes: 1234,
          uploadedAt: at(3),
        },
      },
    },
  });
  await db.user.create({
    data: {
      ...provider,
      id: PERCENT,
      email: "a_b@percent.example.com",
      createdAt: at(2),
      disabledAt: at(5),
      profile: { create: { companyName: "100% Cotton" } },
    },
  });
  await db.user.create({
    data: {
      role: "provider",
      id: IMPORT,
      createdAt: at(3),
      profile: { create: { companyName: "Open data", importSource: "pmgsy" } },
    },
  });
  for (const [id, email, day] of [
    [ASHA, "asha@example.com", 4],
    [RAVI, "ravi@example.com", 4],
  ] as const)
    await db.user.create({ data: { id, email, role: "customer", createdAt: at(day), passwordHash: HASH } });
  await db.user.create({ data: { id: BOSS, email: "boss@example.com", role: "admin", createdAt: at(9) } });
});

const list = (query: Record<string, string> = {}) => listUsers(anAdmin(BOSS), AdminUsersQuery.parse(query));
const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);

test("newest first, ties by id; admins are not among them", async () => {
  expect(await ids({})).toEqual([RAVI, ASHA, IMPORT, PERCENT, ACME]);
  expect(await ids({ role: "customer" })).toEqual([RAVI, ASHA]);
  expect(await ids({ role: "provider" })).toEqual([IMPORT, PERCENT, ACME]);
});

test("pages", async () => {
  expect(await list({ limit: "2", page: "2" })).toMatchObject({
    items: [{ id: IMPORT }, { id: PERCENT }],
    total: 5,
    page: 2,
    limit: 2,
  });
  expect(await list({ limit: "500", page: "2" })).toEqual({ items: [], total: 5, page: 2, limit: 500 });
});

describe("q is part of", () => {
  test.each([
    ["a company", "acme w", [ACME]],
    ["an e-mail", "OFFICE@", [ACME]],
    ["a phone number", "98765", [ACME]],
    ["a phone number as people write it", "+91 98765-43210", [ACME]],
    ["the company's phone number", "2012345678", [ACME]],
    ["either kind of account", "example.com", [RAVI, ASHA, PERCENT, ACME]],
    ["nothing when it is a wildcard", "_%", []],
    ["a name with a wildcard in it", "100%", [PERCENT]],
    ["an e-mail with a wildcard in it", "a_b@", [PERCENT]],
    ["no admin's e-mail", "boss", []],
    ["no query", "' OR 1=1 --", []],
  ])("%s: %s", async (_name, q, expected) => {
    expect(await ids({ q })).toEqual(expected);
  });
});

describe("a provider", () => {
  test("comes without its profile unless asked", async () => {
    const { items } = await list({ role: "provider" });
    expect(items.map(({ providerProfile }) => providerProfile)).toEqual([null, null, null]);
    expect(items.map(({ source }) => source)).toEqual(["pmgsy", null, null]);
  });

  test("with it: that numbers are set, documents, and never what signs in", async () => {
    const answer = await list({ q: "acme", includeProfile: "true" });
    expect(answer.items).toEqual([
      {
        id: ACME,
        email: "office@acme.example.com",
        phoneNumber: "+919876543210",
        role: "provider",
        emailVerified: true,
        createdAt: "2026-01-01T00:00:00.000Z",
        disabledAt: null,
        source: null,
        providerProfile: {
          companyName: "Acme Works",
          companyType: "supplier",
          phoneNumber: "+912012345678",
          address: "12 Station Road",
          gstNumber: HIDDEN_NUMBER,
          panNumber: HIDDEN_NUMBER,
          documents: [
            {
              id: DOCUMENT,
              _id: DOCUMENT,
              url: `/api/v1/documents/${DOCUMENT}`,
              originalName: "gst.pdf",
              kind: "pdf",
              mimeType: "application/pdf",
              size: 1234,
              uploadedAt: "2026-01-03T00:00:00.000Z",
            },
          ],
        },
      },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/argon2|canary/);
    expect(JSON.stringify(answer)).not.toContain(PAN);
    expect(() => answer.items.map((item) => AdminUser.parse(item))).not.toThrow();
  });

  test("no list opens a sealed number, however long it is", async () => {
    const open = vi.spyOn(secretBox, "open");
    await list({ role: "provider", includeProfile: "true", limit: "500" });
    await disableUser(anAdmin(BOSS), ACME);
    await enableUser(anAdmin(BOSS), ACME);
    expect(open).not.toHaveBeenCalled();
    await openUser(anAdmin(BOSS), ACME);
    expect(open).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  test("alone it is opened, and each opening is a row that names no number", async () => {
    const before = (await auditRows()).length;
    for (let times = 0; times < 2; times++)
      expect((await openUser(anAdmin(BOSS), ACME)).providerProfile).toMatchObject({
        gstNumber: GST,
        panNumber: PAN,
      });
    const row = {
      actorUserId: BOSS,
      action: "profile.opened",
      subjectType: "user",
      subjectId: ACME,
      details: { numbers: "GST, PAN" },
    };
    expect((await auditRows()).slice(before)).toEqual([row, row]);
    // Where there is no number, nothing was opened; another admin is not the desk's.
    expect((await openUser(anAdmin(BOSS), PERCENT)).providerProfile?.companyName).toBe("100% Cotton");
    expect((await openUser(anAdmin(BOSS), ASHA)).providerProfile).toBeNull();
    for (const id of [BOSS, idOf("z", 1)])
      await expect(openUser(anAdmin(BOSS), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await auditRows()).length).toBe(before + 2);
  });

  test("tells when it was disabled", async () => {
    expect((await list({ q: "100%" })).items).toMatchObject([{ disabledAt: "2026-01-05T00:00:00.000Z" }]);
  });
});
