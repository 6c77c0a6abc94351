import { describe, expect, test } from "vitest";
import { isCommonPassword } from "@/lib/server/common-passwords";
import { hashPassword, isPassword } from "@/lib/server/password";

describe("passwords", () => {
  test("are hashed with argon2id, and only the same one matches", async () => {
    const hash = await hashPassword(" correct horse ");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(" correct horse ", hash)).toBe(true);
    expect(await isPassword("correct horse", hash)).toBe(false);
    expect(await isPassword("", hash)).toBe(false);
  });

  test("typed on another keyboard, composed or not, are the same", async () => {
    expect(await isPassword("cafe\u0301 au lait", await hashPassword("caf\u00e9 au lait"))).toBe(true);
  });

  test("nobody's hash takes as long as somebody's, and never matches (B12)", async () => {
    const hash = await hashPassword("correct horse");
    await isPassword("x", null);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 15; n++) {
      for (const [which, stored] of [
        ["known", hash],
        ["unknown", null],
      ] as const) {
        const startedAt = performance.now();
        expect(await isPassword("wrong", stored)).toBe(false);
        times[which].push(performance.now() - startedAt);
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[7]!;
    // Without the dummy hash it would be some hundred times faster.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 3);
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 3);
  });

  test("more than four and thirty-two at once: the rest is told to come back, and all others are done", async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("correct horse")));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(60 - 36);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: expect.any(Number) });
    }
    expect(await hashPassword("and again")).toMatch(/^\$argon2id/);
  });
});

test.each([
  ["12345678", true],
  ["Password1", true],
  ["ILOVEYOU", true],
  ["qwertyuiop", true],
  ["correct horse battery 7", false],
  ["Xk2!pR9#vLq", false],
])("whether %j is common: %j", (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});
