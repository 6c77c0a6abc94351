import { expect, test } from "vitest";
import { safeJson } from "@/components/layout/json-ld";

test("no string can end the script or open another element", () => {
  const value = { name: "</script><script>alert(1)</script> <!-- & \u2028 \u2029" };
  const text = safeJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
