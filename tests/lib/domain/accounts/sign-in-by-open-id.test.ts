// Whose word about an address counts; the way of a sign-in is tested in tests/app/api/auth/open-id.test.ts.
import { useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { signInByOpenId } from "@/lib/domain/accounts/sign-in-by-open-id";

useDatabase();

const caller = {
  addressKey: "203.0.113.9",
  userAgent: "",
  fromBrowser: true,
  deviceId: null,
  presentedSessionId: null,
  locale: "en" as const,
};

describe("an address that Google calls verified", () => {
  test.each([
    ["meera@gmail.com", undefined],
    ["meera@googlemail.com", undefined],
    ["info@company.example", "company.example"],
  ])("%s, hosted there (%s), signs in", async (email, hd) => {
    const claims = { email, email_verified: true, ...(hd !== undefined && { hd }) };
    expect(await signInByOpenId(claims, "google", caller)).toMatchObject({ user: { email } });
  });

  test.each([
    ["info@company.example", undefined],
    ["info@notgmail.com", undefined],
    ["info@company.example", true],
  ])("%s, hosted elsewhere (%s), does not", async (email, hd) => {
    const claims = { email, email_verified: true, hd };
    expect(await signInByOpenId(claims, "google", caller)).toBe("unverified");
  });

  test("another service speaks for every address it confirms", async () => {
    const claims = { email: "info@company.example", email_verified: true };
    expect(await signInByOpenId(claims, "oidc", caller)).toMatchObject({ user: { email: claims.email } });
  });
});
