import { describe, expect, test } from "vitest";
import { nameFailure, nameMistake } from "@/components/admin/categories/category-name";
import { isLongWait, waitingText } from "@/components/admin/moment";
import { translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { aFailure } from "@/tests/support/a-failure";

const english = translator("en");

describe("the stated words", () => {
  const texts = en.admin;

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

describe("names of categories", () => {
  test.each(["", "   ", "x".repeat(61)])("%j is refused before it is sent", (name) => {
    expect(nameMistake(name, english)).toBe("Name must be 1 to 60 characters");
  });

  test.each(["A", " Pumps ", "x".repeat(60)])("%j may be sent", (name) => {
    expect(nameMistake(name, english)).toBeNull();
  });

  test("a taken name and what the server says of the name stand at the field; other failures do not", () => {
    const hindi = translator("hi");
    const taken = aFailure({ status: 409, errors: [{ path: "name", key: "categoryTaken" }] });
    expect(nameFailure(taken, hindi)).toBe(hindi("admin.settings.taken"));
    const odd = aFailure({ errors: [{ path: "name", key: "noControlCharacters" }] });
    expect(nameFailure(odd, hindi)).toBe(hindi("form.noControlCharacters"));
    expect(nameFailure(aFailure({ status: 503, key: "busy" }), hindi)).toBeNull();
  });
});

describe("times", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

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
