import { afterEach, describe, expect, test, vi } from "vitest";
import type { AppError } from "@/lib/shared/errors";

afterEach(() => vi.unstubAllEnvs());

/** What a request with these headers is told, in an environment that is read once: 'ours', 'unsaid' or 'refused'. */
async function judge(headers: Record<string, string>, variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
  for (const name of ["APP_ORIGIN", "VERCEL_ENV"]) vi.stubEnv(name, variables[name] ?? "");
  const { refuseForeignOrigin } = await import("@/lib/http/origin");
  const request = new Request("http://x.example/", { method: "POST", headers });
  try {
    return refuseForeignOrigin(request) ? "ours" : "unsaid";
  } catch (error) {
    expect((error as AppError).code).toBe("FORBIDDEN");
    return "refused";
  }
}

describe("the origin of an unsafe request (docs/security.md#sessions-and-rights)", () => {
  const site = { APP_ORIGIN: "https://www.example.com" };

  test.each([
    ["https://www.example.com", "ours"],
    ["http://www.example.com", "refused"],
    ["https://www.example.com:8443", "refused"],
    ["https://example.com", "refused"],
    ["https://www.example.com.evil.example", "refused"],
    ["https://preview.example", "refused"],
    ["null", "refused"],
    ["https://someone@www.example.com", "refused"],
    ["https://:secret@www.example.com", "refused"],
    ["", "refused"],
    ["file://www.example.com", "refused"],
  ])("beside APP_ORIGIN, %j is %s", async (origin, wanted) => {
    expect(await judge({ origin, host: "preview.example" }, site)).toBe(wanted);
  });

  test.each([
    ["http://shop.example", "shop.example", "ours"],
    ["https://shop.example", "shop.example", "ours"],
    ["https://shop.example", "shop.example:443", "ours"],
    ["http://shop.example", "other.example", "refused"],
    ["http://shop.example:3000", "shop.example", "refused"],
    ["http://127.0.0.1:3000", "localhost:3000", "ours"],
    ["http://[::1]:3000", "localhost:3000", "ours"],
    ["http://127.0.0.1:3001", "localhost:3000", "refused"],
    ["chrome-extension://shop.example", "shop.example", "refused"],
  ])("without APP_ORIGIN, %j asking %j is %s", async (origin, host, wanted) => {
    expect(await judge({ origin, host })).toBe(wanted);
  });

  test("a preview's own host counts besides APP_ORIGIN, and no other", async () => {
    const preview = { ...site, VERCEL_ENV: "preview" };
    const host = "branch.preview.example";
    expect(await judge({ origin: `https://${host}`, host }, preview)).toBe("ours");
    expect(await judge({ origin: site.APP_ORIGIN, host }, preview)).toBe("ours");
    expect(await judge({ origin: "https://evil.example", host }, preview)).toBe("refused");
  });

  test("the host that was asked is refused where the browser calls it another site; another name of the loopback is not", async () => {
    const from = (origin: string, place: string) =>
      judge({ origin, host: "localhost:3000", "sec-fetch-site": place });
    expect(await from("http://localhost:3000", "same-origin")).toBe("ours");
    for (const place of ["cross-site", "same-site"]) {
      expect(await from("http://localhost:3000", place)).toBe("refused");
      expect(await from("http://127.0.0.1:3000", place)).toBe("ours");
    }
  });

  test("without an Origin only another site's fetch is refused", async () => {
    expect(await judge({})).toBe("unsaid");
    for (const place of ["same-origin", "none"])
      expect(await judge({ "sec-fetch-site": place })).toBe("unsaid");
    for (const place of ["cross-site", "same-site"])
      expect(await judge({ "sec-fetch-site": place })).toBe("refused");
  });
});
