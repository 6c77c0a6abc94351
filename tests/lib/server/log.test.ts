import { expect, test } from "vitest";
import { errorFields } from "@/lib/server/log";

class Thrown {
  constructor(
    readonly kind: string,
    readonly phoneNumber: string,
  ) {}
}

test("an error says its name, its code and where it came from, and not what it is about", () => {
  const error = Object.assign(new TypeError("+919876543210 is no number"), { code: "E1" });
  const told = errorFields(error);
  expect(told).toMatchObject({ errorName: "TypeError", code: "E1" });
  expect(told.stack).toContain("log.test");
  expect(JSON.stringify(told)).not.toContain("9876543210");
});

test.each([
  [new Thrown("SocketTimeout", "9876543210"), { errorName: "Thrown", code: "SocketTimeout" }],
  [{ code: 7, message: "9876543210" }, { errorName: "Object" }],
  [Object.create(null), { errorName: "object" }],
  ["9876543210", { errorName: "string" }],
  [undefined, { errorName: "undefined" }],
])("%j, which is no error, says what it is", (thrown, told) => {
  expect(errorFields(thrown)).toEqual(told);
});
