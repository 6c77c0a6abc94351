import { expect, test } from "vitest";
import { preview } from "@/lib/shared/preview";

test.each([
  ["short", 70, "short"],
  ["two\n lines   of text ", 70, "two lines of text"],
  [
    "Made to your size from 180 GSM kraft. Minimum 500 boxes, delivered in Pune.",
    45,
    "Made to your size from 180 GSM kraft…",
  ],
  ["a".repeat(100), 10, `${"a".repeat(9)}…`],
  ["Ends with a comma, and more words follow", 20, "Ends with a comma…"],
  ["🙂".repeat(30), 5, "🙂🙂🙂🙂…"],
])("%j in %d characters", (text, length, expected) => {
  expect(preview(text, length)).toBe(expected);
  expect([...preview(text, length)].length).toBeLessThanOrEqual(length);
});
