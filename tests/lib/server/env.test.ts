import { expect, test } from "vitest";
import { readEnv } from "@/lib/server/env";

const good = { NODE_ENV: "test", DATABASE_URL: "postgresql://user:pass@localhost:5432/app" } as const;

test("has a safe default for everything but the database", () => {
  expect(readEnv(good)).toMatchObject({
    PORT: 3000,
    TRUST_PROXY_HOPS: 0,
    RATE_LIMIT_SCALE: 1,
    DATABASE_POOL_MAX: 10,
  });
  expect(() => readEnv({ NODE_ENV: "test" })).toThrow(/DATABASE_URL/);
});

test("names everything that is missing at once, whoever asks for it", () => {
  expect(() =>
    readEnv({ NODE_ENV: "test", STORAGE: "s3", S3_BUCKET: "bucket", CDN: "fastly", OIDC_NAME: "x" }),
  ).toThrow(
    [
      "The environment is not usable:",
      "  DATABASE_URL: is required",
      "  S3_ENDPOINT: is required when STORAGE=s3",
      "  S3_ACCESS_KEY_ID: is required when STORAGE=s3",
      "  S3_SECRET_ACCESS_KEY: is required when STORAGE=s3",
      "  CDN_SITE: is required when CDN=fastly",
      "  CDN_TOKEN: is required when CDN=fastly",
      "  OIDC_ISSUER: is required with OIDC_NAME",
      "  OIDC_CLIENT_ID: is required with OIDC_NAME",
      "  OIDC_CLIENT_SECRET: is required with OIDC_NAME",
    ].join("\n"),
  );
});

test("an empty variable is an absent one", () => {
  expect(readEnv({ ...good, APP_ORIGIN: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["PORT", "0"],
  ["PORT", "seventy"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["DATABASE_POOL_MAX", "11"],
  ["APP_ORIGIN", "example"],
  ["APP_ORIGIN", "www.example.com:3000"],
  ["APP_ORIGIN", "ftp://www.example.com"],
  ["APP_ORIGIN", "https://www.example.com/shop"],
  ["APP_ORIGIN", "https://user@www.example.com"],
  ["APP_ORIGIN", "HTTPS://www.example.com"],
  ["RESEND_BASE_URL", "mail.example:8025"],
  ["DB_BACKEND", "oracle"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => readEnv({ ...good, [name]: value })).toThrow(new RegExp(`\\n  ${name}: `));
});

test.each([
  ["cloudflare", "CDN_SITE"],
  ["fastly", "CDN_SITE"],
  ["varnish", "CDN_API_URL"],
])("CDN=%s without %s is refused, and it is named", (CDN, name) => {
  expect(() => readEnv({ ...good, CDN })).toThrow(new RegExp(`\\n  ${name}: is required`));
  const settings = { CDN_SITE: "x", CDN_TOKEN: "y", CDN_API_URL: "http://127.0.0.1:6081" };
  expect(readEnv({ ...good, CDN, ...settings }).CDN).toBe(CDN);
});

test.each(["https://www.example.com", "https://www.example.com/", "http://localhost:3000"])(
  "takes %s for where the site stands",
  (origin) => {
    expect(readEnv({ ...good, APP_ORIGIN: origin }).APP_ORIGIN).toBe(origin);
  },
);

test("production keeps its rate limits unless it is told that this is a test", () => {
  const production = { ...good, NODE_ENV: "production", RATE_LIMIT_SCALE: "100" } as const;
  expect(() => readEnv(production)).toThrow(/RATE_LIMIT_SCALE/);
  expect(readEnv({ ...production, ALLOW_TEST_LIMITS: "1" }).RATE_LIMIT_SCALE).toBe(100);
});

test("a preview stands at its own host, unless it is told another one; production does not", () => {
  const host = { ...good, VERCEL_ENV: "preview", VERCEL_URL: "shop-abc.vercel.app" } as const;
  expect(readEnv(host).APP_ORIGIN).toBe("https://shop-abc.vercel.app");
  expect(readEnv({ ...host, APP_ORIGIN: "https://next.example.com" }).APP_ORIGIN).toBe(
    "https://next.example.com",
  );
  expect(readEnv({ ...host, VERCEL_ENV: "production" }).APP_ORIGIN).toBeUndefined();
});

test("a storage elsewhere needs its token", () => {
  expect(() => readEnv({ ...good, STORAGE: "uploadthing" })).toThrow(/\n {2}UPLOADTHING_TOKEN: /);
  expect(readEnv({ ...good, STORAGE: "uploadthing", UPLOADTHING_TOKEN: "x" }).STORAGE).toBe("uploadthing");
});

test("a bucket needs its service, its name and a key", () => {
  const bucket = {
    S3_ENDPOINT: "https://s3.example.com",
    S3_BUCKET: "shop",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readEnv({ ...good, STORAGE: "s3", ...bucket })).toMatchObject({ STORAGE: "s3", S3_REGION: "auto" });
  for (const name of Object.keys(bucket))
    expect(() => readEnv({ ...good, STORAGE: "s3", ...bucket, [name]: "" })).toThrow(
      new RegExp(`\\n  ${name}: is required when STORAGE=s3`),
    );
  expect(() => readEnv({ ...good, S3_ENDPOINT: "https://s3.example.com/shop" })).toThrow(/S3_ENDPOINT/);
});

test("another service to sign in with is set whole, or not at all", () => {
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  const other = {
    OIDC_ISSUER: "https://login.example.com/realms/main",
    OIDC_CLIENT_ID: "id",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_NAME: "Example Login",
  };
  for (const settings of [google, other]) {
    expect(readEnv({ ...good, ...settings })).toMatchObject(settings);
    for (const name of Object.keys(settings))
      expect(() => readEnv({ ...good, ...settings, [name]: "" })).toThrow(
        new RegExp(`\\n  ${name}: is required with `),
      );
  }
  expect(() => readEnv({ ...good, ...other, OIDC_ISSUER: "http://login.example.com" })).toThrow(/https/);
  expect(readEnv({ ...good, ...other, OIDC_ISSUER: "http://127.0.0.1:9000" }).OIDC_NAME).toBe(
    "Example Login",
  );
});

test("a geocoder elsewhere needs its address, and somebody to write to", () => {
  const photon = { ...good, GEOCODER: "photon" } as const;
  expect(() => readEnv(photon)).toThrow(/\n {2}GEOCODER_URL: /);
  const placed = { ...photon, GEOCODER_URL: "https://photon.example.com" };
  expect(() => readEnv(placed)).toThrow(/\n {2}GEOCODER_CONTACT: /);
  expect(readEnv({ ...placed, GEOCODER_CONTACT: "ops@example.com" }).GEOCODER).toBe("photon");
});
