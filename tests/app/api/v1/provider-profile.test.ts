import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { aJpeg, aPdf, aPng, storedFiles, useUploads } from "@/tests/support/uploads";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as listings from "@/app/api/v1/listings/route";
import * as profile from "@/app/api/v1/providers/me/profile/route";
import { openUser } from "@/lib/domain/accounts/admin/open-user";
import { HIDDEN_NUMBER } from "@/lib/shared/hidden-number";
import { ProviderProfile } from "@/lib/schemas/account";
import en from "@/lib/content/messages/en.json";
import { db } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { callRoute, type FormValue } from "@/tests/support/call-route";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { anAdmin } from "@/tests/support/people";
import { ADMIN, CUSTOMER, insertDesk, PUMPS } from "@/tests/support/provider-desk";

useDatabase();
useUploads();
beforeAll(insertDesk);

const GST = "27AAPFU0939F1ZV";
const PAN = "AAPFU0939F";

let made = 10;
/** A company that has set nothing yet. */
async function aCompany(): Promise<string> {
  const id = idOf("p", (made += 1));
  await db.user.create({
    data: {
      id,
      role: "provider",
      email: `${id}@secret.example.com`,
      profile: { create: { companyName: `Company ${made}` } },
    },
  });
  return id;
}

const read = (as: string | null) => callRoute(profile.GET, { as });
const save = (as: string | null, form: Record<string, FormValue | undefined>) =>
  callRoute(profile.POST, { method: "POST", as, form });

const NOTHING_SET = {
  gstNumber: null,
  panNumber: null,
  address: null,
  companyType: null,
  documents: [],
};

describe("GET /providers/me/profile", () => {
  test("answers one's own profile", async () => {
    const id = await aCompany();
    const { status, body, headers } = await read(id);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      providerProfile: { companyName: `Company ${made}`, phoneNumber: null, ...NOTHING_SET },
    });
  });

  test("a visitor 401, a customer and an admin 403, a provider without a profile 404", async () => {
    expect((await read(null)).status).toBe(401);
    expect((await read(CUSTOMER)).status).toBe(403);
    expect((await read(ADMIN)).status).toBe(403);
    const bare = await db.user.create({
      data: { id: idOf("p", 9), role: "provider", email: "bare@example.com" },
    });
    expect((await read(bare.id)).status).toBe(404);
    expect((await save(bare.id, { address: "Here" })).status).toBe(404);
  });
});

describe("a number that cannot be opened", () => {
  test("is told as such, stays locked, and takes nothing else down", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const [id, other] = [await aCompany(), await aCompany()];
    await save(id, { gstNumber: GST, panNumber: PAN });
    await save(other, { gstNumber: GST });
    const { gstNumberEncrypted: sealedToOther } = await db.providerProfile.findUniqueOrThrow({
      where: { userId: other },
    });
    await db.providerProfile.update({ where: { userId: id }, data: { gstNumberEncrypted: sealedToOther } });

    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body.providerProfile).toMatchObject({ gstNumber: HIDDEN_NUMBER, panNumber: PAN });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), { code: "gst_number_encrypted" });
    expect((await save(id, { gstNumber: GST })).body).toMatchObject({
      providerProfile: { gstNumber: HIDDEN_NUMBER },
      updated: [],
    });
    const opened = async (of: string) => (await openUser(anAdmin(ADMIN), of)).providerProfile?.gstNumber;
    expect([await opened(id), await opened(other)]).toEqual([HIDDEN_NUMBER, GST]);
    vi.restoreAllMocks();
  });
});

describe("POST /providers/me/profile, 200", () => {
  test("sets what is sent, tells what it set in the order of the labels, and answers the profile", async () => {
    const id = await aCompany();
    const { status, body } = await save(id, {
      documents: [aPdf("licence"), await aPng(1)],
      companyType: "traders",
      address: "  12 Station Road, Pune ",
      panNumber: PAN.toLowerCase(),
      gstNumber: ` ${GST.toLowerCase()} `,
    });
    expect(status).toBe(200);
    expect(body.updated).toEqual(["gstNumber", "panNumber", "address", "companyType", "documents"]);
    expect(ProviderProfile.strict().safeParse(body.providerProfile).error).toBeUndefined();
    expect(body.providerProfile).toMatchObject({
      gstNumber: GST,
      panNumber: PAN,
      address: "12 Station Road, Pune",
      companyType: "traders",
      documents: [
        { originalName: "licence.pdf", kind: "pdf", mimeType: "application/pdf" },
        { originalName: "picture-1.png", kind: "image", mimeType: "image/png" },
      ],
    });
    expect((await read(id)).body.providerProfile).toEqual(body.providerProfile);
  });

  test("documents are listed in the order they were chosen in", async () => {
    const names = ["licence", "shop act", "bill", "lease", "a letter"];
    const { body } = await save(await aCompany(), { documents: names.map((name) => aPdf(name)) });
    const listed = body.providerProfile.documents.map((one: { originalName: string }) => one.originalName);
    expect(listed).toEqual(names.map((name) => `${name}.pdf`));
  });

  test("blank is absent, and nothing new is no change", async () => {
    const id = await aCompany();
    expect(
      (await save(id, { gstNumber: " ", panNumber: "", address: "\t", companyType: "" })).body,
    ).toMatchObject({
      updated: [],
      providerProfile: NOTHING_SET,
    });
    expect((await save(id, { gstNumber: GST, panNumber: " " })).body).toMatchObject({
      updated: ["gstNumber"],
      providerProfile: { gstNumber: GST, panNumber: null },
    });
  });

  test("what is set stays, whatever is sent for it; the rest can still be set", async () => {
    const id = await aCompany();
    await save(id, { gstNumber: GST, companyType: "supplier", documents: [aPdf()] });
    const files = storedFiles();
    const again = await save(id, {
      gstNumber: "no GST number at all",
      companyType: "no such type ".repeat(200),
      address: "Now",
      documents: [aPdf("another"), await aPng(1)],
    });
    expect({ status: again.status, updated: again.body.updated }).toEqual({
      status: 200,
      updated: ["address"],
    });
    expect(again.body.providerProfile).toMatchObject({
      gstNumber: GST,
      companyType: "supplier",
      address: "Now",
      documents: [{ originalName: "proof.pdf" }],
    });
    expect((await save(id, { gstNumber: "29ABCDE1234F2Z5", address: "Elsewhere" })).body).toMatchObject({
      updated: [],
      providerProfile: { gstNumber: GST, address: "Now" },
    });
    const wrong = { name: "a.gif", type: "image/gif", bytes: "GIF89a" };
    expect(
      (await save(id, { documents: [wrong, ...Array.from({ length: 6 }, () => aPdf())] })).body,
    ).toMatchObject({ updated: [], providerProfile: { documents: [{ originalName: "proof.pdf" }] } });
    expect(storedFiles()).toEqual(files);
    expect(storedFiles("tmp")).toEqual([]);
  });

  test("documents that came with the registration are set", async () => {
    const id = await aCompany();
    await db.providerProfile.update({ where: { userId: id }, data: { documentsSetAt: new Date() } });
    expect((await save(id, { documents: [aPdf()] })).body).toMatchObject({
      updated: [],
      providerProfile: { documents: [] },
    });
  });

  test.each([
    ["gstNumber", "01AAAAA0000A1Z0"],
    ["gstNumber", "99ZZZZZ9999ZZZZ"], // its check digit is wrong: a hint of the form's, not a refusal
    ["panNumber", "ZZZZZ9999Z"],
    ["address", "a"],
    ["address", "a".repeat(300)],
    ["companyType", "industrial_services"],
  ])("%s may be %s", async (field, value) => {
    const { body } = await save(await aCompany(), { [field]: value });
    expect({ updated: body.updated, value: body.providerProfile[field] }).toEqual({
      updated: [field],
      value,
    });
  });

  test("the listings follow a company type that is set, and nothing else of the profile is in search", async () => {
    const id = await aCompany();
    await insertListings([aListing({ id: idOf("x", made), providerUserId: id, categoryId: PUMPS })]);
    const search = () => callRoute(listings.GET, { as: null, query: "?companyType=exporters" });
    expect((await search()).body.total).toBe(0);
    await save(id, { companyType: "exporters", gstNumber: GST, address: "Secret Street" });
    const found = await search();
    expect(found.body.items.map((item: { id: string }) => item.id)).toEqual([idOf("x", made)]);
    expect(found.text).not.toMatch(/27AAPFU0939F1ZV|AAPFU0939F|Secret Street|secret\.example/);
  });
});

describe("POST /providers/me/profile, refused", () => {
  test.each([
    ["gstNumber", GST.slice(1), en.form.gstInvalid],
    ["gstNumber", `${GST}1`, en.form.gstInvalid],
    ["gstNumber", "27AAPFU0939F0ZV", en.form.gstInvalid],
    ["gstNumber", "27AAPFU0939F1YV", en.form.gstInvalid],
    ["panNumber", "AAPF0939FU", en.form.panInvalid],
    ["panNumber", `${PAN}X`, en.form.panInvalid],
    ["address", "a".repeat(301), en.form.addressLength],
    ["address", "a\0b", en.form.noControlCharacters],
    ["companyType", "Traders", en.form.companyTypeInvalid],
  ])("%s: case %# is 400 at its field, and nothing is set", async (field, value, message) => {
    const id = await aCompany();
    const files = storedFiles();
    const rest = field === "address" ? { panNumber: PAN } : { address: "Here" };
    const { status, body } = await save(id, { ...rest, [field]: value, documents: [aPdf()] });
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: "VALIDATION_ERROR",
      errors: [expect.objectContaining({ path: field, message })],
    });
    expect((await read(id)).body.providerProfile).toMatchObject(NOTHING_SET);
    expect(storedFiles()).toEqual(files);
  });

  test("every wrong field is told at once", async () => {
    const { body } = await save(await aCompany(), { gstNumber: "x", panNumber: "y", companyType: "z" });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      "gstNumber",
      "panNumber",
      "companyType",
    ]);
    expect(body.message).toBe(en.form.gstInvalid);
  });

  test("files: six, another kind, damaged; nothing is stored", async () => {
    const id = await aCompany();
    const files = storedFiles();
    const refused = async (documents: FormValue, path: string, message: string) => {
      const { status, body } = await save(id, { address: "Here", documents });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [expect.objectContaining({ path, message })],
      });
    };
    await refused(Array(6).fill(aPdf()), "documents", en.form.fileCount);
    const html = { name: "a.pdf", type: "application/pdf", bytes: "<html><script>1</script>" };
    await refused([aPdf(), html], "documents.1", en.form.fileKind);
    const whole = await aJpeg(1);
    const half = { ...whole, bytes: (whole.bytes as Uint8Array<ArrayBuffer>).slice(0, 200) };
    await refused([half], "documents.0", en.form.fileUnreadable);
    expect((await read(id)).body.providerProfile).toMatchObject(NOTHING_SET);
    expect(storedFiles()).toEqual(files);
    expect(
      (await save(id, { documents: Array(5).fill(aPdf()) })).body.providerProfile.documents,
    ).toHaveLength(5);
  });

  test.each([
    "companyName",
    "phoneNumber",
    "role",
    "userId",
    "documentsSetAt",
    "importSource",
    "isAdmin",
    "constructor",
  ])("a field of its own making, %s, is 400", async (key) => {
    const id = await aCompany();
    const { status } = await save(id, { address: "Here", [key]: "x" });
    expect(status).toBe(400);
    expect((await read(id)).body.providerProfile).toMatchObject({
      companyName: `Company ${made}`,
      ...NOTHING_SET,
    });
  });

  test("a visitor 401, a customer and an admin 403, JSON 415", async () => {
    expect((await save(null, { address: "x" })).status).toBe(401);
    expect((await save(CUSTOMER, { address: "x" })).status).toBe(403);
    expect((await save(ADMIN, { address: "x" })).status).toBe(403);
    const json = await callRoute(profile.POST, {
      method: "POST",
      as: await aCompany(),
      json: { address: "x" },
    });
    expect(json.status).toBe(415);
  });
});

test("GST and PAN are nowhere in the tables as they are typed", async () => {
  const id = await aCompany();
  await save(id, { gstNumber: GST, panNumber: PAN });
  const [dump] = await db.$queryRaw<{ text: string }[]>`
    SELECT string_agg(profile::text, E'\n') || coalesce((SELECT string_agg(a::text, E'\n') FROM audit_log AS a), '') AS text
    FROM provider_profiles AS profile`;
  expect(dump!.text).toContain(id);
  for (const secret of [GST, PAN, PAN.toLowerCase()]) {
    expect(dump!.text).not.toContain(secret);
    expect(dump!.text).not.toContain(Buffer.from(secret).toString("base64").replaceAll("=", ""));
    expect(dump!.text).not.toContain(Buffer.from(secret).toString("hex"));
  }
  // The same number of another company is sealed to another text.
  const other = await aCompany();
  await save(other, { gstNumber: GST });
  const rows = await db.providerProfile.findMany({
    where: { userId: { in: [id, other] } },
    select: { gstNumberEncrypted: true },
  });
  expect(new Set(rows.map(({ gstNumberEncrypted }) => gstNumberEncrypted)).size).toBe(2);
});

describe.skipIf(skipOnPglite)("at the same moment", () => {
  test("200 races for one GST number: one wins each, tells so, and the value never changes", async () => {
    for (let race = 0; race < 200; race++) {
      const id = await aCompany();
      const numbers = ["27AAPFU0939F1ZV", "29ABCDE1234F2Z5", "07AAACB5678C1Z1"];
      const answers = await Promise.all(
        numbers.map((gstNumber) => save(id, { gstNumber, address: "One address" })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const winners = answers.flatMap(({ body }, n) =>
        body.updated.includes("gstNumber") ? [numbers[n]!] : [],
      );
      expect(winners).toHaveLength(1);
      expect(answers.filter(({ body }) => body.updated.includes("address"))).toHaveLength(1);
      for (const { body } of answers) expect(body.providerProfile.gstNumber).toBe(winners[0]);
      expect((await save(id, { gstNumber: numbers.find((one) => one !== winners[0])! })).body).toMatchObject({
        updated: [],
        providerProfile: { gstNumber: winners[0] },
      });
    }
  });

  test("four batches of documents: one is kept, whole, and the files of the others are gone", async () => {
    for (let race = 0; race < 10; race++) {
      const id = await aCompany();
      const before = storedFiles().length;
      const batches = ["a", "b", "c", "d"].map((batch) => [1, 2, 3].map((n) => aPdf(`${batch}${n}`)));
      const answers = await Promise.all(batches.map((documents) => save(id, { documents })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const winners = answers.filter(({ body }) => body.updated.includes("documents"));
      expect(winners).toHaveLength(1);
      const rows = await db.document.findMany({ where: { userId: id }, orderBy: { originalName: "asc" } });
      expect(rows).toHaveLength(3);
      expect(new Set(rows.map(({ originalName }) => originalName[0])).size).toBe(1);
      expect(storedFiles()).toHaveLength(before + 3);
      for (const { storageKey } of rows)
        expect(storedFiles()).toContain(storageKey.replace("documents/", ""));
    }
  });

  test("setting the company type while the account is disabled and enabled never fails", async () => {
    const id = await aCompany();
    await insertListings([aListing({ id: idOf("x", 900), providerUserId: id, categoryId: PUMPS })]);
    for (let round = 0; round < 30; round++) {
      await db.providerProfile.update({ where: { userId: id }, data: { companyType: null } });
      const [answer] = await Promise.all([
        save(id, { companyType: "other" }),
        db.user.update({ where: { id }, data: { disabledAt: null } }),
        db.$transaction([
          db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
          db.user.update({ where: { id }, data: { disabledAt: null } }),
        ]),
      ]);
      expect(answer.status).toBe(200);
      expect(await db.listingSearch.findUnique({ where: { listingId: idOf("x", 900) } })).toMatchObject({
        companyType: "other",
      });
    }
  });
});
