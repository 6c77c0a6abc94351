import { describe, expect, test } from "vitest";
import { adminTexts } from "@/components/admin/admin-texts";
import { nameFailure, nameMistake } from "@/components/admin/category-name";
import { dateText, isLongWait, waitingText } from "@/components/admin/moment";
import { translator } from "@/lib/content/messages";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { aFailure } from "@/tests/support/a-failure";

describe("the stated words", () => {
  const texts = adminTexts("en", "decide", "providers", "customers", "listings", "settings", "status");

  test("alerts", () => {
    expect(texts.decide.failedToApprove).toBe("Failed to approve");
    expect(texts.decide.failedToReject).toBe("Failed to reject");
    expect(texts.settings.failedToCreateCategory).toBe("Failed to create category");
    expect(texts.settings.failedToCreateSubcategory).toBe("Failed to create subcategory");
  });

  test("lists that fail, and empty ones", () => {
    expect([texts.providers.failed, texts.customers.failed, texts.listings.failed]).toEqual([
      "Failed to load providers",
      "Failed to load customers",
      "Failed to load listings",
    ]);
    expect([texts.providers.empty, texts.customers.empty, texts.listings.empty]).toEqual([
      "No providers",
      "No customers",
      "No listings",
    ]);
  });

  test("statuses", () => {
    expect(LISTING_STATUSES.map((status) => texts.status[status])).toEqual([
      "Pending Approval",
      "Approved",
      "Rejected",
      "Archived",
    ]);
  });
});

test("a page's texts hold the parts it asked for and no others", () => {
  expect(Object.keys(adminTexts("hi", "users", "companyTypes"))).toEqual(["users", "companyTypes"]);
});

describe("names of categories", () => {
  const texts = adminTexts("en", "settings").settings;

  test.each(["", "   ", "x".repeat(61)])("%j is refused before it is sent", (name) => {
    expect(nameMistake(name, texts)).toBe("Name must be 1 to 60 characters");
  });

  test.each(["A", " Pumps ", "x".repeat(60)])("%j may be sent", (name) => {
    expect(nameMistake(name, texts)).toBeNull();
  });

  test("a taken name and what the server says of the name stand at the field; other failures do not", () => {
    const { sentences } = adminTexts("hi", "sentences");
    const taken = aFailure({ status: 409, errors: [{ path: "name", key: "categoryTaken" }] });
    expect(nameFailure(taken, texts, sentences)).toBe(texts.taken);
    const odd = aFailure({ errors: [{ path: "name", key: "noControlCharacters" }] });
    expect(nameFailure(odd, texts, sentences)).toBe(translator("hi")("form.noControlCharacters"));
    expect(nameFailure(aFailure({ status: 503, key: "busy" }), texts, sentences)).toBeNull();
  });
});

describe("times", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

  test("are Indian", () => {
    expect(dateText("2026-11-20T20:00:00Z", "en", true)).toMatch(/^21 Nov 2026, 01:30$/);
  });

  test("a wait is told in whole hours, then days", () => {
    expect(waitingText(ago(0.5), now, "en", "Under an hour")).toBe("Under an hour");
    expect(waitingText(ago(1.9), now, "en", "")).toBe("1 hour");
    expect(waitingText(ago(23), now, "en", "")).toBe("23 hours");
    expect(waitingText(ago(47), now, "en", "")).toBe("1 day");
    expect(waitingText(ago(150), now, "hi", "")).toMatch(/^6 दिन$/);
  });

  test("five days are long", () => {
    expect([isLongWait(ago(119), now), isLongWait(ago(120), now)]).toEqual([false, true]);
  });
});
