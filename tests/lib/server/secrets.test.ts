import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { isSealedNow, open, seal } from "@/lib/server/secret-box";
import { currentKey, keyedHash, requireSecrets } from "@/lib/server/secrets";

vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");

const random = () => randomBytes(48).toString("base64");
type Given = Parameters<typeof requireSecrets>[0];
const production = (given: Partial<NonNullable<Given>> = {}) =>
  ({
    NODE_ENV: "production",
    AUTH_SECRET: random(),
    DATA_ENCRYPTION_KEY: random(),
    ...given,
  }) as NonNullable<Given>;

describe("production", () => {
  test("starts with secrets of its own", () => {
    for (let n = 0; n < 500; n++) expect(() => requireSecrets(production())).not.toThrow();
    expect(() => requireSecrets(production({ AUTH_SECRET_PREVIOUS: random() }))).not.toThrow();
    expect(() => requireSecrets(production({ AUTH_SECRET: randomBytes(32).toString("hex") }))).not.toThrow();
  });

  test.each(["AUTH_SECRET", "DATA_ENCRYPTION_KEY"] as const)("refuses without, or with a weak %s", (name) => {
    for (const value of [
      undefined,
      "short",
      "a".repeat(40),
      "please-change-me-please-change-me-please",
      "your-secret-key-your-secret-key-12345678",
      "0123456789abcdef0123456789abcdef",
      "an example, to be replaced by a real secret",
      "test-only: signs nothing outside the tests",
      "test-only: encrypts nothing outside the tests",
    ]) {
      expect(() => requireSecrets(production({ [name]: value }))).toThrow(new RegExp(`\\n  ${name}: `));
    }
  });

  test("refuses one secret for both, and a weak one from before", () => {
    const secret = random();
    expect(() => requireSecrets(production({ AUTH_SECRET: secret, DATA_ENCRYPTION_KEY: secret }))).toThrow(
      /another secret/,
    );
    expect(() => requireSecrets(production({ AUTH_SECRET_PREVIOUS: "x".repeat(40) }))).toThrow(
      /AUTH_SECRET_PREVIOUS/,
    );
  });

  test("the rule is production's only", () => {
    expect(() =>
      requireSecrets({ ...production(), NODE_ENV: "development", AUTH_SECRET: undefined }),
    ).not.toThrow();
  });
});

test("every purpose has a key of its own", () => {
  const keys = (["session cookie", "access token", "refresh token", "hashed key"] as const).map(currentKey);
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(4);
  expect(keyedHash("203.0.113.7")).toBe(keyedHash("203.0.113.7"));
  expect(keyedHash("203.0.113.7")).not.toBe(keyedHash("203.0.113.8"));
});

describe("a sealed value", () => {
  const place = { table: "provider_profiles", column: "gst_number_encrypted", userId: "p000000000000001" };
  const GST = "27ABCDE1234F1Z5";

  const payloadOf = (sealed: string) => sealed.split(".").at(-1)!;

  test("names its key; what was sealed before keys had names opens as well", () => {
    const sealed = seal(GST, place);
    expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]+$/);
    expect(isSealedNow(sealed)).toBe(true);
    const unnamed = `v1.${payloadOf(sealed)}`;
    expect([open(unnamed, place), isSealedNow(unnamed)]).toEqual([GST, false]);
  });

  test("opens in its place, shows nothing, and never looks the same", () => {
    const sealed = seal(GST, place);
    expect(open(sealed, place)).toBe(GST);
    expect(sealed).not.toContain(GST);
    expect(Buffer.from(payloadOf(sealed), "base64url").toString("latin1")).not.toContain("ABCDE1234F");
    expect(seal(GST, place)).not.toBe(sealed);
    expect(open(seal("संख्या", place), place)).toBe("संख्या");
    expect(open(seal("", place), place)).toBe("");
  });

  test.each([
    ["another user", { ...place, userId: "p000000000000002" }],
    ["another column", { ...place, column: "pan_number_encrypted" }],
    ["another table", { ...place, table: "users" }],
  ])("does not open for %s", (_name, elsewhere) => {
    expect(() => open(seal(GST, place), elsewhere)).toThrow();
  });

  test("does not open when anything in it was changed", () => {
    const sealed = seal(GST, place);
    const head = sealed.slice(0, sealed.lastIndexOf(".") + 1);
    const bytes = Buffer.from(payloadOf(sealed), "base64url");
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(() => open(`${head}${changed.toString("base64url")}`, place)).toThrow();
    }
    for (const text of [
      "",
      "v1.",
      `v3${sealed.slice(2)}`,
      "v1.AAAA",
      `v2.00000000.${payloadOf(sealed)}`,
      `${sealed}.x`,
      GST,
    ])
      expect(() => open(text, place)).toThrow();
  });
});
