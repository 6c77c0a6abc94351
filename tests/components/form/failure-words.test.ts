import { describe, expect, test } from "vitest";
import {
  among,
  type CodeWords,
  failureStatus,
  failureWords,
  fieldErrorsOf,
  standsNow,
} from "@/components/form/failure-words";
import { CONTACT_FAILURES } from "@/components/form/failures-at-hand";
import { inEnglish } from "@/lib/content/failure-sentences";
import { translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { aFailure } from "@/tests/support/a-failure";

const english = translator("en");
const hindi = translator("hi");

describe("the sentences of failures", () => {
  test("no key means two things", () => {
    expect(Object.keys(en.form).filter((key) => key in en.requests)).toEqual([]);
  });

  test("of a translator some can be at hand, and some told otherwise", () => {
    const some = among(english, ["form.busy"], { "form.listingGone": "Not sent" });
    expect(some.has("form.busy")).toBe(true);
    expect(some.has("form.emailInvalid")).toBe(false);
    expect([some("form.busy"), some("form.listingGone")]).toEqual([en.form.busy, "Not sent"]);
    expect(some.languageTag).toBe("en-IN");
  });
});

describe("what is shown for a failure", () => {
  const twoFields = aFailure({
    key: "emailInvalid",
    errors: [
      { path: "email", key: "emailInvalid" },
      { path: "password", key: "passwordLength" },
    ],
  });

  test("the first field's sentence, else the failure's own, else the fallback", () => {
    expect(failureWords(twoFields, hindi, "fallback")).toBe(hi.form.emailInvalid);
    expect(failureWords(aFailure({ key: "busy" }), hindi, "fallback")).toBe(hi.form.busy);
    expect(failureWords(aFailure({ key: "busy" }), english, "fallback")).toBe(en.form.busy);
    expect(failureWords(aFailure({ code: "INTERNAL" }), hindi, "fallback")).toBe("fallback");
    expect(failureWords(aFailure({}), hindi, "fallback")).toBe(hi.form.validation);
    expect(failureWords(new TypeError("inner"), english, "fallback")).toBe("fallback");
  });

  test("a key that is not at hand becomes the fallback, on English pages what the API says", () => {
    const tooLarge = aFailure({ code: "PAYLOAD_TOO_LARGE", key: "bodyTooLarge" });
    expect(failureWords(tooLarge, hindi, "fallback")).toBe("fallback");
    expect(failureWords(aFailure({ key: "bodyTooLarge" }), hindi, "fallback")).toBe(hi.form.validation);
    expect(failureWords(aFailure({ key: "constructor" as never }), english, "fallback")).toBe("in English");
  });

  test("values stand in their places", () => {
    const values = { status: "approved" };
    const decided = aFailure({
      key: "listingNow",
      values,
      errors: [{ path: "status", key: "statusNow", values }],
    });
    expect(failureWords(decided, english, "")).toBe("This listing is now: approved");
    expect(inEnglish({ key: "listingNow", values })).toBe("This listing is now: approved");
    expect(failureWords(decided, hindi, "")).toBe("इस लिस्टिंग की स्थिति अब यह है: मंज़ूर");
  });

  test("field errors stand by their path, each field's first; one without a sentence as the API says it", () => {
    const failed = aFailure({
      errors: [
        { path: "images.1", key: "imageKind" },
        { path: "images.1", key: "imageTooLarge" },
        { path: "name", key: "fieldTooLong" },
      ],
    });
    expect(fieldErrorsOf(failed, hindi)).toEqual({ "images.1": hi.form.imageKind, name: "in English" });
    expect(fieldErrorsOf(new TypeError("inner"), hindi)).toEqual({});
  });

  test("how a thing stands now is a value, not a sentence", () => {
    const conflict = aFailure({
      status: 409,
      errors: [{ path: "status", key: "statusNow", values: { status: "rejected" } }],
    });
    expect(standsNow(conflict, "status")).toBe("rejected");
    expect(standsNow(conflict, "updatedAt")).toBeNull();
    expect(standsNow(new TypeError("inner"), "status")).toBeNull();
    expect([failureStatus(conflict), failureStatus(new TypeError("inner"))]).toEqual([409, 0]);
  });
});

describe("a form with words of its own", () => {
  const words: CodeWords = {
    tooMany: (time) => `फिर ${time} बाद`,
    tooManyLater: "later",
    forbidden: "forbidden",
    gone: "gone",
    away: "away",
    failed: "failed",
  };
  const texts = among(translator("hi"), CONTACT_FAILURES);
  const said = (failure: Parameters<typeof aFailure>[0]) => failureWords(aFailure(failure), texts, words);

  test("its sentences come first: a message that is kept is another 429 than one that was not taken", () => {
    expect(said({ code: "RATE_LIMITED", key: "contactMailBusy" })).toBe(hi.form.contactMailBusy);
    expect(said({ code: "RATE_LIMITED", key: "tooMany", retryAfterSeconds: 720 })).toBe("फिर 12 मिनट बाद");
    expect(said({ code: "RATE_LIMITED", key: "tooMany", retryAfterSeconds: 40 })).toBe("फिर 40 सेकंड बाद");
    expect(said({ code: "RATE_LIMITED", key: "tooMany" })).toBe("later");
  });

  test.each([
    ["FORBIDDEN", "forbidden"],
    ["NOT_FOUND", "gone"],
    ["GONE", "gone"],
    ["UNAVAILABLE", "away"],
    ["INTERNAL", "failed"],
    ["API_ERROR", "failed"],
  ])("else the code's: %s", (code, expected) => {
    expect(said({ code })).toBe(expected);
  });

  test("what was kept of a form is told alike; what is no failed call has failed", () => {
    const kept = { code: "GONE", failure: { key: "listingGone" }, errors: [], retryAfterSeconds: null };
    expect(failureWords(kept, texts, words)).toBe("gone");
    expect(failureWords(new TypeError("inner"), texts, words)).toBe("failed");
  });
});
