import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST as enquire } from "@/app/api/v1/enquiries/route";
import { POST as withdraw } from "@/app/api/v1/enquiries/withdraw/route";
import { POST as report } from "@/app/api/v1/listings/[id]/reports/route";
import { flashFormCookies, openFlashForm } from "@/lib/http/flash-form";
import { db } from "@/lib/server/db";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { cookiesOf } from "@/tests/support/api-world";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { useOutbox } from "@/tests/support/outbox";
import { insertDesk, OWNER, PUMPS } from "@/tests/support/provider-desk";

vi.stubEnv("RATE_LIMIT_SCALE", "1");
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");
useOutbox();
useDatabase();

const LISTING = idOf("x", 1);
const PAGE = `/enquire?listing=${LISTING}`;
beforeAll(async () => {
  await insertDesk();
  await insertListings([aListing({ id: LISTING, providerUserId: OWNER, categoryId: PUMPS })]);
});
beforeEach(() => db.rateLimit.deleteMany());

type Handler = typeof enquire;
const SITE = "http://localhost:3000";
/** As a browser without JavaScript sends a form. */
const post = (
  handler: Handler,
  values: Record<string, string> | string,
  { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {},
) =>
  handler(
    new Request(`${SITE}/api/v1/x`, {
      method: "POST",
      body: new URLSearchParams(values).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        host: "localhost:3000",
        origin: SITE,
        [CLIENT_ADDRESS_HEADER]: "203.0.113.5",
        ...headers,
      },
    }),
    { params: Promise.resolve(params) },
  );
const GOOD = {
  listingId: LISTING,
  name: "Asha",
  email: "asha@example.com",
  phoneNumber: "",
  message: "One\r\ntwo",
  consent: "true",
  website: "",
  locale: "hi",
};

describe("a form without JavaScript", () => {
  test("leads to the page of success, in its language; its lines are lines, its blanks are absent", async () => {
    const response = await post(enquire, GOOD);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/hi\/enquiry\/[\w-]{43}\?sent=1$/);
    expect(await db.enquiry.findFirst({ orderBy: { createdAt: "desc" } })).toMatchObject({
      message: "One\ntwo",
      phoneNumber: null,
    });
    const reported = await post(report, { reason: "fake", locale: "en" }, { params: { id: LISTING } });
    expect(reported.headers.get("location")).toBe(`/report?listing=${LISTING}&sent=1`);
    const token = /enquiry\/([^?]+)/.exec(response.headers.get("location")!)![1]!;
    const taken = await post(withdraw, { token, locale: "en" });
    expect([taken.status, taken.headers.get("location")]).toEqual([303, `/enquiry/${token}`]);
  });

  test("with mistakes leads to a page that has what was entered, and nobody else can read", async () => {
    const response = await post(enquire, { ...GOOD, email: "asha", consent: "" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/hi${PAGE}`);
    expect(response.headers.get("location")).not.toContain("asha");
    const [first] = response.headers.getSetCookie();
    expect(first).toMatch(/; Max-Age=600;.*; HttpOnly; SameSite=Lax$/);
    // Sealed: neither as it stands nor decoded. What is random may well spell three letters.
    const value = decodeURIComponent(first!.split(/[=;]/)[1]!);
    for (const text of [first!, value, Buffer.from(value, "base64url").toString("latin1")])
      expect(text).not.toMatch(/Asha|One.two/is);
    const cookies = cookiesOf(response.headers);
    expect(openFlashForm("enquiry", PAGE, cookies)).toEqual({
      values: { listingId: LISTING, name: "Asha", email: "asha", message: "One\ntwo" },
      failed: {
        code: "VALIDATION_ERROR",
        failure: { key: "emailInvalid" },
        errors: [
          { path: "email", key: "emailInvalid" },
          { path: "consent", key: "consentRequired" },
        ],
        retryAfterSeconds: null,
      },
    });
    // Only there, only this form, only unchanged, only for ten minutes.
    expect(openFlashForm("enquiry", "/enquire?listing=other", cookies)).toBeNull();
    expect(openFlashForm("contact", PAGE, cookies.replaceAll("form-enquiry", "form-contact"))).toBeNull();
    expect(openFlashForm("enquiry", PAGE, cookies.replace(/.$/, ""))).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ["Date"] });
    expect(openFlashForm("enquiry", PAGE, cookies)).toBeNull();
    vi.useRealTimers();
  });

  test("the sixth in an hour keeps what was entered too, and says when to come back", async () => {
    for (let n = 0; n < 5; n++) expect((await post(enquire, GOOD)).headers.get("location")).toMatch(/sent=1/);
    const refused = await post(enquire, GOOD);
    expect([refused.status, refused.headers.get("location")]).toEqual([303, `/hi${PAGE}`]);
    const kept = openFlashForm("enquiry", PAGE, cookiesOf(refused.headers));
    expect(kept).toMatchObject({
      failed: { code: "RATE_LIMITED", failure: { key: "tooMany" } },
      values: { name: "Asha", message: "One\ntwo" },
    });
    expect(kept!.failed.retryAfterSeconds).toBeGreaterThan(3000);
  });

  test("the longest message of the longest characters is kept whole", () => {
    const message = Array.from({ length: 2000 }, (_, n) =>
      String.fromCodePoint(0x20000 + ((n * 7919) % 42_000)),
    );
    const failed = {
      code: "RATE_LIMITED",
      failure: { key: "tooMany" },
      errors: [],
      retryAfterSeconds: 9,
    } as const;
    const values = { message: message.join("") };
    const cookies = flashFormCookies("enquiry", PAGE, { values, failed });
    for (const cookie of cookies) expect(Buffer.byteLength(cookie)).toBeLessThan(4096);
    // Another long form beside it would be more than the headers a server reads.
    const forgotten = cookies.filter((cookie) => /^form-\w+(\.1)?=; Max-Age=0/.test(cookie));
    expect([cookies.length, forgotten.length]).toEqual([8, 6]);
    const header = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    expect(openFlashForm("enquiry", PAGE, header)?.values["message"]).toBe(message.join(""));
  });

  test("what cannot be read as a form, or comes from another site, is answered like a script", async () => {
    const foreign = await post(enquire, GOOD, { headers: { origin: "https://evil.example" } });
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
    const twice = await post(enquire, "name=a&name=b");
    expect([twice.status, ((await twice.json()) as { code: string }).code]).toEqual([
      400,
      "VALIDATION_ERROR",
    ]);
    expect((await post(enquire, { message: "x".repeat(200_000) })).status).toBe(413);
  });

  test("what would lead to an address longer than any of ours is answered like a script", async () => {
    const long = "x".repeat(20_000);
    for (const answer of [
      await post(enquire, { ...GOOD, listingId: "", listingIds: long }),
      await post(enquire, { ...GOOD, listingId: long }),
      await post(withdraw, { token: long }),
    ])
      expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([
        400,
        null,
        [],
      ]);
  });
});
