import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as feed } from "@/app/[locale]/(public)/blogs/rss.xml/route";
import { GET as manifest } from "@/app/[locale]/manifest.webmanifest/route";
import { articleIn, articles } from "@/lib/content/articles/articles";
import { LOCALES } from "@/lib/shared/locale";
import { unescapeHtml } from "@/tests/support/crawl/read-page";

vi.mock("@/lib/http/site-origin", () => ({ siteOrigin: () => new URL("https://www.example.com") }));
afterEach(() => vi.resetModules());

const request = new Request("http://localhost/");
const props = (locale: string) => ({ params: Promise.resolve({ locale }) });
const PUBLIC = path.resolve(import.meta.dirname, "../../../public");

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"))].map(([, text]) =>
    unescapeHtml(text!),
  );

describe.each(LOCALES)("the feed in %s", (locale) => {
  test("names every article once, in its language, the newest first", async () => {
    const response = await feed(request, props(locale));
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await response.text();
    const items = xml.split("<item>").slice(1);
    const shown = articles.map((article) => articleIn(article, locale));
    expect(items.flatMap((item) => textsOf(item, "title"))).toEqual(shown.map(({ title }) => title));
    expect(items.flatMap((item) => textsOf(item, "description"))).toEqual(
      shown.map(({ excerpt }) => excerpt),
    );
    const base = `https://www.example.com${locale === "en" ? "" : "/hi"}/blogs`;
    const addresses = shown.map(({ id }) => `${base}/${id}`);
    expect(items.flatMap((item) => textsOf(item, "link"))).toEqual(addresses);
    expect(items.flatMap((item) => textsOf(item, "guid"))).toEqual(addresses);
    const dates = items.flatMap((item) => textsOf(item, "pubDate")).map((date) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates).not.toContain(NaN);
    expect(textsOf(xml, "language")).toEqual([`${locale}-in`]);
    expect(xml).toContain(`href="${base}/rss.xml" rel="self"`);
    // No sign that XML forbids stands unescaped.
    expect(xml.replace(/&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi, "")).not.toContain("&");
  });
});

describe.each(LOCALES)("the manifest in %s", (locale) => {
  test("starts at the home page of its language, with icons that are there and as large as they say", async () => {
    const response = await manifest(request, props(locale));
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const { lang, start_url, icons, description } = (await response.json()) as {
      lang: string;
      start_url: string;
      description: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect([lang, start_url]).toEqual([locale, locale === "en" ? "/" : "/hi"]);
    expect(/[\u0900-\u097f]/.test(description)).toBe(locale === "hi");
    for (const { src, sizes, type } of icons) {
      const file = path.join(PUBLIC, src);
      expect(existsSync(file), src).toBe(true);
      if (sizes === "any") continue;
      const { width, height, format } = await sharp(file).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

describe("a preview", () => {
  const noindexOf = async (environment: string | undefined) => {
    vi.stubEnv("VERCEL_ENV", environment);
    const { default: config } = await import("@/next.config");
    const rules = (await config.headers?.()) ?? [];
    return rules
      .filter(({ source }) => source === "/:path*")
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === "X-Robots-Tag")
      .map(({ value }) => value);
  };

  test("tells search engines on every address to keep nothing of it", async () => {
    expect(await noindexOf("preview")).toEqual(["noindex"]);
  });

  test.each(["production", undefined])("the site itself (%s) does not", async (environment) => {
    expect(await noindexOf(environment)).toEqual([]);
  });
});
