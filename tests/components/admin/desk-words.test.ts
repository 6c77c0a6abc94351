import { describe, expect, test } from "vitest";
import { adminTexts } from "@/components/admin/admin-texts";
import { failureText, fieldFailure } from "@/components/admin/api-failure";
import { nameFailure, nameMistake } from "@/components/admin/category-name";
import { dateText, isLongWait, waitingText } from "@/components/admin/moment";
import { ApiError } from "@/lib/api/api-error";
import { translator } from "@/lib/content/messages";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";

const failure = (status: number, message: string, errors: { path: string; message: string }[] = []) =>
  new ApiError(message, { status, code: "X", errors, retryAfterSeconds: null, body: null });

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

test("a failed list says what the server said, else our words", () => {
  const words = (error: unknown) => failureText(error, "Failed to load providers", {});
  expect(words(failure(500, "The database is away."))).toBe("The database is away.");
  expect(words(failure(0, ""))).toBe("Failed to load providers");
  expect(words(new TypeError("x"))).toBe("Failed to load providers");
});

test("a sentence of the API that the catalogue knows is told in the page's language, another as it came", () => {
  const busy = failure(503, "The service is busy. Please try again in a moment.");
  const english = adminTexts("en", "sentences").sentences;
  expect(failureText(busy, "", english)).toBe(busy.message);
  const { sentences } = adminTexts("hi", "sentences");
  expect(failureText(busy, "", sentences)).toBe(translator("hi")("form.busy"));
  expect(failureText(busy, "", sentences)).not.toBe(busy.message);
  expect(failureText(failure(500, "The database is away."), "", sentences)).toBe("The database is away.");
  expect(failureText(failure(500, "constructor"), "", english)).toBe("constructor");

  const settings = adminTexts("hi", "settings").settings;
  const atName = failure(400, "", [{ path: "name", message: FORM_MESSAGES.noControlCharacters }]);
  expect(nameFailure(atName, settings, sentences)).toBe(translator("hi")("form.noControlCharacters"));
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
    const taken = failure(409, "Taken", [{ path: "name", message: "Taken" }]);
    expect(nameFailure(taken, texts, {})).toBe(texts.taken);
    expect(nameFailure(failure(400, "Bad", [{ path: "name", message: "Too odd" }]), texts, {})).toBe(
      "Too odd",
    );
    expect(nameFailure(failure(503, "Away"), texts, {})).toBeNull();
    expect(fieldFailure(taken, "position")).toBeNull();
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
