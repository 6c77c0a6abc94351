import { describe, expect, test } from "vitest";
import { failureWords, fieldErrorsOf, translated } from "@/components/form/failure-words";
import { formTexts } from "@/components/form/form-texts";
import { ApiError } from "@/lib/api/api-error";
import { translator } from "@/lib/content/messages";
import { FORM_MESSAGES, type FormMessageKey } from "@/lib/schemas/form-messages";

const failure = (message: string, errors: { path: string; message: string }[] = []) =>
  new ApiError(message, {
    status: 400,
    code: "VALIDATION_ERROR",
    errors,
    retryAfterSeconds: null,
    body: null,
  });

describe("the sentences of forms", () => {
  test.each(Object.keys(FORM_MESSAGES) as FormMessageKey[])(
    "%s stands in the catalogue, word for word",
    (key) => {
      expect(translator("en")(`form.${key}`)).toBe(FORM_MESSAGES[key]);
    },
  );

  test("in English none is changed", () => expect(formTexts("en")).toEqual({}));

  test("in Hindi every one is", () => {
    const texts = formTexts("hi");
    for (const sentence of Object.values(FORM_MESSAGES)) expect(texts[sentence]).toMatch(/[\u0900-\u097f]/);
    expect(texts["Email already exists"]).toMatch(/[\u0900-\u097f]/);
  });
});

describe("what a failed call says", () => {
  const hindi = formTexts("hi");

  test("the first field's message, else the message, else the fallback", () => {
    const errors = [
      { path: "email", message: "first" },
      { path: "password", message: "second" },
    ];
    expect(failureWords(failure("whole", errors), {}, "fallback")).toBe("first");
    expect(failureWords(failure("whole"), {}, "fallback")).toBe("whole");
    expect(failureWords(failure(""), {}, "fallback")).toBe("fallback");
    expect(failureWords(new TypeError("inner"), {}, "fallback")).toBe("fallback");
  });

  test("in Hindi an unknown sentence becomes the fallback", () => {
    expect(translated("Unknown sentence", hindi, "कुछ गड़बड़")).toBe("कुछ गड़बड़");
    expect(translated(FORM_MESSAGES.emailRequired, hindi, "")).toBe(hindi[FORM_MESSAGES.emailRequired]);
  });

  test("field messages stand by their path, each field's first", () => {
    const errors = [
      { path: "images.1", message: "a" },
      { path: "images.1", message: "b" },
      { path: "email", message: FORM_MESSAGES.emailInvalid },
    ];
    expect(fieldErrorsOf(failure("x", errors), {})).toEqual({
      "images.1": "a",
      email: FORM_MESSAGES.emailInvalid,
    });
    expect(fieldErrorsOf(failure("x", errors), hindi).email).toBe(hindi[FORM_MESSAGES.emailInvalid]);
  });
});
