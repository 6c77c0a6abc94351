import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as activityRoute from "@/app/api/v1/activity/route";
import * as myActivity from "@/app/api/v1/providers/me/activity/route";
import { countActivity, writeActivityCounts } from "@/lib/domain/system/activity-counts";
import { getMyActivity } from "@/lib/domain/system/get-my-activity";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { Activity, type ActivityEvent } from "@/lib/schemas/activity";
import { db } from "@/lib/server/db";
import { prove } from "@/lib/shared/actor";
import { callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertCompanies, insertListings } from "@/tests/support/directory";
import { CUSTOMER, insertDesk, OTHER, OWNER, PUMPS } from "@/tests/support/provider-desk";

useDatabase();

const [SHOWN, SECOND, WAITING, IMPORTED] = [idOf("x", 1), idOf("x", 2), idOf("x", 3), idOf("x", 4)];
const IMPORT = idOf("p", 9);
const owner = prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
const NONE = { views: 0, calls: 0, whatsApp: 0, enquiries: 0 };

const PERSON =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36";

const tell = (subject: ActivityEvent["subject"], id: string, ...kinds: ActivityEvent["kind"][]) =>
  kinds.forEach((kind) => countActivity({ subject, id, kind }, PERSON));
const today = async () => (await getMyActivity(owner)).days.at(-1);

beforeAll(async () => {
  await insertDesk();
  await insertCompanies([{ id: IMPORT, name: "Open Street", type: null, source: "Open Street" }]);
  const common = { providerUserId: OWNER, categoryId: PUMPS, publishedAt: "2026-01-01T00:00:00Z" };
  await insertListings([
    aListing({ ...common, id: SHOWN }),
    aListing({ ...common, id: SECOND }),
    aListing({ ...common, id: WAITING, status: "pending_approval", publishedAt: null }),
    aListing({ ...common, id: IMPORTED, providerUserId: IMPORT }),
  ]);
  await db.listing.update({ where: { id: IMPORTED }, data: { source: "Open Street", externalId: "1" } });
});
beforeEach(async () => {
  await writeActivityCounts();
  await db.activityCount.deleteMany();
});

describe("counting", () => {
  test("a provider's pages and presses are one sum a day, over its listings and its company, and over writes", async () => {
    tell("listing", SHOWN, "view", "view", "call");
    tell("listing", SECOND, "view", "whatsApp");
    tell("company", OWNER, "view", "call");
    expect(await today()).toMatchObject(NONE);
    await writeActivityCounts();
    tell("listing", SHOWN, "view");
    await writeActivityCounts();
    expect(await today()).toMatchObject({ views: 5, calls: 2, whatsApp: 1, enquiries: 0 });
    expect(await db.activityCount.count()).toBe(3);
  });

  test("what is not public, not there or an import is left out, and the rest of the minute is written", async () => {
    tell("listing", WAITING, "view");
    tell("listing", idOf("x", 77), "view");
    tell("listing", IMPORTED, "view");
    tell("company", IMPORT, "call");
    tell("company", CUSTOMER, "view");
    tell("listing", SHOWN, "view");
    await writeActivityCounts();
    expect(await db.activityCount.findMany()).toMatchObject([
      { providerUserId: OWNER, kind: "view", times: 1 },
    ]);
  });

  test("changes no page", async () => {
    const before = await db.pageChange.count();
    tell("listing", SHOWN, "view");
    await writeActivityCounts();
    expect(await db.pageChange.count()).toBe(before);
  });
});

describe("POST /activity", () => {
  const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0";
  const send = (json: unknown, agent?: string) =>
    callRoute(activityRoute.POST, {
      method: "POST",
      as: null,
      json,
      ...(agent !== undefined && { headers: { "user-agent": agent } }),
    });

  test("counts a person, and neither a robot nor what names nobody", async () => {
    const event = { subject: "listing", id: SHOWN, kind: "view" };
    for (const agent of [PERSON, GOOGLE, undefined]) expect((await send(event, agent)).status).toBe(204);
    await writeActivityCounts();
    expect(await today()).toMatchObject({ views: 1 });
  });

  test.each([
    [{ subject: "listing", id: "nothing", kind: "view" }, "id"],
    [{ subject: "user", id: SHOWN, kind: "view" }, "subject"],
    [{ subject: "listing", id: SHOWN, kind: "email" }, "kind"],
  ])("refuses %j, naming the field", async (json, field) => {
    const answer = await send(json, PERSON);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"${field}"`);
  });
});

describe("the provider's week", () => {
  test("seven days of India in order, empty ones too, beside the seven before together; of nobody else", async () => {
    await db.$executeRaw`
      INSERT INTO activity_counts (provider_user_id, day, kind, times)
      SELECT ${OWNER}, (now() AT TIME ZONE 'Asia/Kolkata')::date - ago, 'call', 1 + ago FROM unnest(ARRAY[0, 6, 7, 13, 14]) AS ago`;
    await db.$executeRaw`INSERT INTO activity_counts (provider_user_id, kind, times) VALUES (${OTHER}, 'view', 50)`;
    await db.enquiry.createMany({
      data: [OWNER, OWNER, OTHER].map((providerUserId, at) => ({
        providerUserId,
        tokenHash: `of ${at}`,
        name: "Visitor",
        email: "visitor@example.com",
        message: "Hello",
      })),
    });
    const { days, before } = Activity.parse((await callRoute(myActivity.GET, { as: OWNER })).body);
    expect(days.map(({ calls }) => calls)).toEqual([7, 0, 0, 0, 0, 0, 1]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.at(-1)).toEqual({
      day: new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date()),
      ...NONE,
      calls: 1,
      enquiries: 2,
    });
    expect(before).toEqual({ ...NONE, calls: 8 + 14 });
  });

  test("sums of 90 days are kept", async () => {
    await db.$executeRaw`
      INSERT INTO activity_counts (provider_user_id, day, kind, times)
      SELECT ${OWNER}, current_date - ago, 'view', 1 FROM unnest(ARRAY[89, 91]) AS ago`;
    expect(await sweepRows()).toMatchObject({ activityCounts: 1 });
    expect(await db.activityCount.count()).toBe(1);
  });
});
