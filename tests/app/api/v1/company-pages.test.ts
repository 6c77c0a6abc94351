import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { aJpeg, aPdf, storedFiles, useUploads } from "@/tests/support/uploads";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as approve from "@/app/api/v1/admin/pages/[providerId]/approve/route";
import * as reject from "@/app/api/v1/admin/pages/[providerId]/reject/route";
import * as pending from "@/app/api/v1/admin/pages/route";
import * as mine from "@/app/api/v1/providers/me/page/route";
import { countPendingPages } from "@/lib/domain/listings/company-pages/list-pending-pages";
import { shownPage } from "@/lib/domain/listings/company-pages/shown-page";
import type { CompanyPage } from "@/lib/schemas/company-page";
import en from "@/lib/content/messages/en.json";
import { db } from "@/lib/server/db";
import { callRoute, type FormValue } from "@/tests/support/call-route";
import { idOf } from "@/tests/support/directory";
import { anAdmin, auditRows } from "@/tests/support/people";
import { ADMIN, CUSTOMER, insertDesk, OTHER, OWNER } from "@/tests/support/provider-desk";

useDatabase();
useUploads();
beforeAll(insertDesk);
beforeEach(async () => {
  await db.companyPage.deleteMany();
});

const read = (as: string | null) => callRoute(mine.GET, { as });
const save = (as: string | null, form: Record<string, FormValue | undefined>) =>
  callRoute(mine.PATCH, { method: "PATCH", as, form });
const queue = async (query = "") => (await callRoute(pending.GET, { as: ADMIN, query })).body;
const decide = (
  handler: typeof approve.POST,
  providerId: string,
  json?: unknown,
  as: string | null = ADMIN,
) => callRoute(handler, { method: "POST", as, params: { providerId }, json });
/** Saves as the owner; what it then says. */
const saved = async (form: Record<string, FormValue | undefined>): Promise<CompanyPage> => {
  const { status, body } = await save(OWNER, form);
  expect(status).toBe(200);
  return (body as { page: CompanyPage }).page;
};

const HOURS = {
  mon: [
    ["09:00", "13:00"],
    ["14:00", "18:30"],
  ],
  sun: [],
};
const FULL = {
  about: "  Pumps since 1984.  ",
  openingHours: JSON.stringify(HOURS),
  languages: ["en,mr", "hi"],
  paymentModes: "upi,cash",
};
const CONTENT = {
  about: "Pumps since 1984.",
  openingHours: HOURS,
  languages: ["en", "mr", "hi"],
  paymentModes: ["upi", "cash"],
};

describe("what a company says of itself", () => {
  test("waits for an admin's look, and is shown when one has approved it", async () => {
    expect((await read(OWNER)).body).toEqual({ page: { shown: null, draft: null } });
    const { draft } = await saved(FULL);
    expect(draft).toMatchObject({
      ...CONTENT,
      photos: [],
      status: "pending_approval",
      rejectionReason: null,
    });
    expect(await shownPage(OWNER)).toBeNull();
    expect(await queue()).toMatchObject({
      total: 1,
      items: [{ providerUserId: OWNER, companyName: "Acme Works", shown: null, draft }],
    });

    const approved = await decide(approve.POST, OWNER, { updatedAt: draft!.updatedAt });
    expect(approved).toMatchObject({ status: 200, body: { page: { shown: CONTENT, draft: null } } });
    expect(await shownPage(OWNER)).toEqual({ ...CONTENT, photos: [] });
    expect(await queue()).toMatchObject({ total: 0, items: [] });
    expect(await countPendingPages(anAdmin(ADMIN))).toBe(0);
    expect((await auditRows()).at(-1)).toMatchObject({
      action: "company_page.approved",
      subjectType: "company_page",
      subjectId: OWNER,
    });
  });

  test("that is changed goes on showing what was approved, field by field, until the change is too", async () => {
    await saved(FULL);
    await decide(approve.POST, OWNER);
    const { shown, draft } = await saved({ about: "Now also fans." });
    expect(shown).toMatchObject(CONTENT);
    expect(draft).toMatchObject({ ...CONTENT, about: "Now also fans." });
    expect((await shownPage(OWNER))!.about).toBe("Pumps since 1984.");
    await decide(approve.POST, OWNER);
    expect((await shownPage(OWNER))!.about).toBe("Now also fans.");
    expect(await db.companyPage.count()).toBe(1);
  });

  test("can be taken away again", async () => {
    await saved(FULL);
    const { draft } = await saved({ about: "", openingHours: "{}", languages: "", paymentModes: "" });
    expect(draft).toMatchObject({ about: "", openingHours: {}, languages: [], paymentModes: [] });
  });

  test("is not submitted when nothing of it differs", async () => {
    expect(await saved({ about: "" })).toEqual({ shown: null, draft: null });
    await saved(FULL);
    await decide(approve.POST, OWNER);
    // The same hours in another order are the same hours.
    const same = JSON.stringify({ sun: HOURS.sun, mon: HOURS.mon });
    expect((await saved({ ...FULL, openingHours: same })).draft).toBeNull();
  });

  test("that was turned down tells why, and waits again when it is sent again", async () => {
    await saved(FULL);
    await decide(approve.POST, OWNER);
    await saved({ about: "Call 98-CASINO" });
    const refused = await decide(reject.POST, OWNER, { reason: "No advertising for others." });
    expect(refused).toMatchObject({
      status: 200,
      body: {
        page: {
          shown: CONTENT,
          draft: { status: "rejected", rejectionReason: "No advertising for others." },
        },
      },
    });
    expect((await shownPage(OWNER))!.about).toBe(CONTENT.about);
    expect((await queue()).total).toBe(0);
    const { draft } = await saved({ about: "Call 98-CASINO" });
    expect(draft).toMatchObject({ status: "pending_approval", rejectionReason: null });
  });

  test("is one's own: another company sees and changes nothing of it", async () => {
    await saved(FULL);
    expect((await read(OTHER)).body).toEqual({ page: { shown: null, draft: null } });
    await save(OTHER, { about: "Ours" });
    expect((await read(OWNER)).body.page.draft).toMatchObject(CONTENT);
  });
});

describe("photos", () => {
  const idsOf = (page: CompanyPage) =>
    page.draft!.photos.map(({ url }) => /^\/media\/([0-9a-z]+)-1280\.webp$/.exec(url)![1]!);

  test("stay, come and go by their ids, at most six", async () => {
    const first = idsOf(await saved({ photos: [await aJpeg(1), await aJpeg(2)] }));
    expect(first).toHaveLength(2);
    expect(await shownPage(OWNER)).toBeNull();
    await decide(approve.POST, OWNER);
    expect((await shownPage(OWNER))!.photos).toHaveLength(2);
    const after = idsOf(await saved({ keepPhotos: first[1]!, photos: await aJpeg(3) }));
    expect([after.length, after[0]]).toEqual([2, first[1]]);
    // What is shown keeps both of its own.
    expect((await shownPage(OWNER))!.photos).toHaveLength(2);

    const before = storedFiles().length;
    const five = await Promise.all([4, 5, 6, 7, 8].map((seed) => aJpeg(seed)));
    expect(await save(OWNER, { photos: five })).toMatchObject({
      status: 400,
      body: { errors: [toldAt("photos", "photoCount")] },
    });
    expect(storedFiles()).toHaveLength(before);
    expect(idsOf(await saved({ keepPhotos: "" }))).toEqual([]);
  });

  test("of nobody else, and nothing but pictures", async () => {
    const [photo] = idsOf(await saved({ photos: await aJpeg(1) }));
    expect((await save(OTHER, { keepPhotos: photo })).body.errors).toMatchObject([{ path: "keepPhotos" }]);
    expect((await save(OWNER, { photos: aPdf() })).body.errors).toEqual([toldAt("photos.0", "imageKind")]);
  });
});

describe("what is refused", () => {
  test.each([
    ["about", { about: "x".repeat(1001) }, "about", en.form.aboutLength],
    ["hours that are no JSON", { openingHours: "{" }, "openingHours", en.form.hoursOrder],
    ["a day that ends before it begins", { openingHours: '{"tue":[["18:00","09:00"]]}' }, "openingHours.tue"],
    [
      "spans that overlap",
      { openingHours: '{"tue":[["09:00","13:00"],["12:00","15:00"]]}' },
      "openingHours.tue",
    ],
    [
      "three spans",
      { openingHours: '{"tue":[["01:00","02:00"],["03:00","04:00"],["05:00","06:00"]]}' },
      "openingHours.tue",
    ],
    ["a time that is none", { openingHours: '{"tue":[["9:00","24:00"]]}' }, "openingHours.tue.0.0"],
    ["a language that is not offered", { languages: "en,xx" }, "languages.1", en.form.languagesUnknown],
    [
      "a way to pay that is not offered",
      { paymentModes: "barter" },
      "paymentModes.0",
      en.form.paymentModesUnknown,
    ],
  ] as [string, Record<string, string>, string, string?][])(
    "%s, at its field",
    async (_what, form, path, message) => {
      const { status, body } = await save(OWNER, form);
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ path, message: message ?? en.form.hoursOrder });
      expect(await db.companyPage.count()).toBe(0);
    },
  );

  test("an unknown field, a visitor, a customer, an admin, and deciding by anyone but an admin", async () => {
    expect((await save(OWNER, { status: "approved" })).status).toBe(400);
    await saved(FULL);
    for (const [as, status] of [
      [null, 401],
      [CUSTOMER, 403],
      [ADMIN, 403],
    ] as const) {
      expect((await read(as)).status).toBe(status);
      expect((await save(as, FULL)).status).toBe(status);
    }
    for (const [as, status] of [
      [null, 401],
      [CUSTOMER, 403],
      [OWNER, 403],
    ] as const) {
      expect((await callRoute(pending.GET, { as })).status).toBe(status);
      expect((await decide(approve.POST, OWNER, undefined, as)).status).toBe(status);
      expect((await decide(reject.POST, OWNER, undefined, as)).status).toBe(status);
    }
    expect(await shownPage(OWNER)).toBeNull();
  });
});

describe("a decision", () => {
  test("is about the version that was looked at, and falls once", async () => {
    const seen = (await saved(FULL)).draft!.updatedAt;
    const now = (await saved({ about: "Swapped after the look" })).draft!.updatedAt;
    // A version is compared as a number: Postgres has no year 0, which the format has.
    for (const handler of [approve.POST, reject.POST])
      for (const updatedAt of [seen, "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"])
        expect(await decide(handler, OWNER, { updatedAt })).toMatchObject({
          status: 409,
          body: { code: "CONFLICT", errors: [toldAt("updatedAt", "versionNow", { updatedAt: now })] },
        });
    expect(await shownPage(OWNER)).toBeNull();
    expect((await decide(approve.POST, OWNER, { updatedAt: now })).status).toBe(200);
    for (const handler of [approve.POST, reject.POST])
      expect(await decide(handler, OWNER)).toMatchObject({
        status: 409,
        body: { errors: [toldAt("status", "statusNow", { status: "approved" })] },
      });
    expect((await shownPage(OWNER))!.about).toBe("Swapped after the look");
  });

  test("about a page that is not there is 404, a reason that is too long 400", async () => {
    expect((await decide(approve.POST, OTHER)).status).toBe(404);
    expect((await decide(approve.POST, idOf("p", 99))).status).toBe(404);
    expect((await decide(reject.POST, OWNER, { reason: "x".repeat(501) })).status).toBe(400);
  });

  test.skipIf(skipOnPglite)("of two admins at once is one's", async () => {
    await saved(FULL);
    await decide(approve.POST, OWNER);
    await saved({ about: "Second" });
    const answers = await Promise.all([
      decide(approve.POST, OWNER),
      decide(approve.POST, OWNER),
      decide(reject.POST, OWNER),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await db.companyPage.count({ where: { status: "approved" } })).toBe(1);
  });
});

test("the queue is in the order of sending: mending what waits keeps the place", async () => {
  await saved(FULL);
  await save(OTHER, { about: "Second" });
  await saved({ about: "First, mended" });
  const { items } = await queue();
  expect(items.map(({ providerUserId }: { providerUserId: string }) => providerUserId)).toEqual([
    OWNER,
    OTHER,
  ]);
  expect(await queue("?limit=1&page=2")).toMatchObject({ total: 2, items: [{ providerUserId: OTHER }] });
});

test("only what is shown makes kept pages old", async () => {
  const changes = async () => (await db.pageChange.findMany({ where: { tag: `company:${OWNER}` } })).length;
  await db.pageChange.deleteMany();
  await saved(FULL);
  expect(await changes()).toBe(0);
  await decide(approve.POST, OWNER);
  expect(await changes()).toBe(1);
  await saved({ about: "Other" });
  await decide(reject.POST, OWNER);
  expect(await changes()).toBe(1);
});
