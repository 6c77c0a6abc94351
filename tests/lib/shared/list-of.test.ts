import { expect, test } from "vitest";
import { listOf } from "@/lib/shared/list-of";

test("several are read as in each language: Hindi has no comma before 'and'", () => {
  expect(listOf("en", ["A", "B", "C"])).toBe("A, B and C");
  expect(listOf("hi", ["क", "ख", "ग"])).toBe("क, ख और ग");
  expect(listOf("hi", ["क", "ख", "ग"], "disjunction")).toBe("क, ख या ग");
  expect(listOf("hi", ["क"])).toBe("क");
});
