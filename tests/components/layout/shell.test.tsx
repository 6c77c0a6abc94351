import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { isCurrent } from "@/components/layout/nav-links";
import { rendered } from "@/tests/support/rendered";

const here = vi.hoisted(() => ({ path: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => here.path }));

beforeEach(() => void (here.path = "/"));

/** The href and text of every link of a piece of HTML. */
const links = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)].map(([, attributes, inner]) => ({
    href: /href="([^"]*)"/.exec(attributes!)?.[1],
    text: inner!.replace(/<[^>]*>/g, "").trim(),
    current: attributes!.includes('aria-current="page"'),
  }));

const categories = ["a", "b", "c", "d", "e"].map((letter) => ({
  _id: letter.repeat(16),
  id: letter.repeat(16),
  name: `Category ${letter}`,
  slug: `category-${letter}`,
}));

describe("the bar", () => {
  test("has only links to pages that exist, in the language of the page", async () => {
    const hrefs = new Set(links(await rendered(<Header locale="hi" />)).map(({ href }) => href));
    const pages = [
      "about",
      "account",
      "blogs",
      "categories",
      "contact",
      "listing",
      "locations",
      "provider/create",
      "provider/signup",
      "services",
      "signin",
      "signup",
    ];
    expect([...hrefs].sort()).toEqual(["/", "/hi", ...pages.map((page) => `/hi/${page}`)]);
  });

  test.each(["/hi/services/category/packaging", "/en/services", "/services"])(
    "marks Services on %s",
    async (path) => {
      here.path = path;
      const current = links(await rendered(<Header locale="en" />)).filter((link) => link.current);
      // Once in the bar, once in the menu of small screens.
      expect(current.map(({ href }) => href)).toEqual(["/services", "/services"]);
    },
  );

  test.each([
    ["en", "/services/x-1", "/hi/services/x-1", "हिन्दी"],
    ["en", "/en/locations", "/hi/locations", "हिन्दी"],
    ["hi", "/hi/locations", "/locations", "English"],
    ["hi", "/hi", "/", "English"],
  ] as const)("in %s on %s offers %s", async (locale, path, href, text) => {
    here.path = path;
    expect(links(await rendered(<Header locale={locale} />))).toContainEqual({
      href,
      text,
      current: false,
    });
  });
});

describe("isCurrent", () => {
  test("home is current on home alone", () => {
    expect([isCurrent("/", "/"), isCurrent("/", "/services")]).toEqual([true, false]);
  });
  test("a page is current below itself, not beside", () => {
    expect(
      ["/services", "/services/x", "/services-x", "/"].map((path) => isCurrent("/services", path)),
    ).toEqual([true, true, false, false]);
  });
});

describe("the footer", () => {
  test("lists the first 4 categories as searches", () => {
    const found = links(renderToStaticMarkup(<Footer locale="en" categories={categories} />));
    expect(
      found.filter(({ href }) => href?.includes("categoryIds")).map(({ href, text }) => [href, text]),
    ).toEqual(categories.slice(0, 4).map(({ id, name }) => [`/services?categoryIds=${id}`, name]));
  });

  test("says 'No categories' when there are none", () => {
    const html = renderToStaticMarkup(<Footer locale="en" categories={[]} />);
    expect(html).toContain("No categories");
    expect(html).not.toContain("categoryIds");
  });

  test("names the sources of the place data", () => {
    expect(renderToStaticMarkup(<Footer locale="en" categories={[]} />)).toContain(
      "GeoNames (CC BY 4.0), India Post",
    );
  });
});
