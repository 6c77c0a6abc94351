import { describe, expect, test } from "vitest";
import { parseJsonObject } from "@/lib/http/json-body";
import type { AppError } from "@/lib/shared/errors";

const parse = (text: string) => parseJsonObject(Buffer.from(text));
function refusal(text: string): AppError {
  try {
    parse(text);
  } catch (error) {
    return error as AppError;
  }
  throw new Error(`taken: ${text}`);
}

describe("a JSON body", () => {
  test.each([
    '{"email":"a@example.com","email":"b@example.com"}',
    '{"email":1,"x":{"email":2},"email" : 3}',
    '{"email":1,"\\u0065mail":2}',
    '{"list":[{"a":{"email":1,"b":[],"email":2}}]}',
    '{"x":"}{][","email":"\\\\","email":"\\""}',
  ])("%s has a key twice", (text) => {
    expect(refusal(text)).toMatchObject({
      code: "VALIDATION_ERROR",
      errors: [{ path: "email", key: "givenTwice", values: { field: "email" } }],
    });
  });

  test.each([
    '{"a":{"email":1},"b":{"email":2},"email":3}',
    '{"a":[{"email":1},{"email":2}]}',
    '{"text":"\\"email\\": 1, \\"email\\": 2","email":"{"}',
    '{"email":"email","b":"email"}',
    '{"__proto__":1,"constructor":2}',
    "{}",
  ])("%s has each key once", (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  test.each(["", "{", "null", "[]", '"x"', "1", "\ufeff{}x", "[".repeat(50_000)])("%j is none", (text) => {
    expect(refusal(text)).toMatchObject({ code: "VALIDATION_ERROR", key: "bodyNotObject", errors: [] });
  });
});
