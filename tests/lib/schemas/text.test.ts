import { describe, expect, test } from "vitest";
import { AuditQuery } from "@/lib/schemas/audit";
import { text } from "@/lib/schemas/text";

const name = text(3, 5, "nameLength");
const refusals = (value: string) => name.safeParse(value).error?.issues.map(({ message }) => message);

describe("a text as people type it", () => {
  test.each(["  a\u0301bc ", "\u{1F600}ab", "\u0905\u092A\u0928"])("%j is long enough", (value) => {
    expect(name.parse(value)).toBe(value.normalize("NFC").trim());
  });

  test.each(["a\tbc", "a\nbc", "\u0915\u094D\u200D\u0937", "\u{1F468}\u200D\u{1F33E}ab"])(
    "%j is a text: line ends, joiners",
    (value) => {
      expect(name.parse(value)).toBe(value.normalize("NFC"));
    },
  );

  test("marks of direction that turn nothing go", () => {
    expect(name.parse("\u200Fa\u200Eb\u061Cc\u200E")).toBe("abc");
  });

  // A pair of surrogates is one character for the database too: it would refuse the row.
  test.each(["ab", "  a  ", "\u{1F600}a", "abcdef", ""])("%j is refused, once", (value) => {
    expect(refusals(value)).toEqual(["nameLength"]);
  });

  test.each([
    "a\0bc",
    "abc\uD83D",
    "\uDE00abc",
    "a\u0007bc",
    "ab\u0085c",
    "\u202Eabc",
    "ab\u2066c",
    "abc\u2069",
  ])("%j holds what no text does", (value) => {
    expect(refusals(value)).toEqual(["noControlCharacters"]);
  });
});

test("the audit log is not asked for what the database cannot read", () => {
  expect(AuditQuery.safeParse({ subjectId: "a\0b" }).error?.issues).toMatchObject([
    { path: ["subjectId"], message: "nulCharacter" },
  ]);
  expect(AuditQuery.parse({ subjectId: " abc " })).toEqual({ subjectId: "abc" });
});
