import { describe, expect, test } from "vitest";
import { phoneDigits } from "@/components/form/phone-digits";

/** What the field holds when a text is typed into it, key by key. */
const afterTyping = (text: string): string =>
  [...text].reduce((held, character) => phoneDigits(held + character), "");

describe("phoneDigits", () => {
  test.each([
    ["9812345670", "9812345670"],
    ["98123 45670", "9812345670"],
    ["+91 98123 45670", "9812345670"],
    ["0091 98123 45670", "9812345670"],
    ["098123 45670", "9812345670"],
    ["091 98123 45670", "9812345670"],
    ["0141-2345678", "1412345678"],
    ["9198123456", "9198123456"],
    ["98123456701", "9812345670"],
    ["98a422-0000199", "9842200001"],
    ["no digits", ""],
  ])("%j is %s, pasted or typed", (text, held) => {
    expect(phoneDigits(text)).toBe(held);
    expect(afterTyping(text)).toBe(held);
  });

  test("a digit less behind the country code is no number, and no other one either", () => {
    expect(afterTyping("+91 98123 4567")).toBe("91981234567");
  });
});
