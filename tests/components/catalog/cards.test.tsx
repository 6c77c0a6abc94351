import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryPanel } from "@/components/catalog/category-panel";
import { StateCard } from "@/components/places/state-card";
import { findState, states } from "@/lib/content/states";

const hrefs = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("a state leads to what is nearest to it, without a radius, and to its own page", () => {
  const state = findState("Maharashtra")!;
  expect(hrefs(renderToStaticMarkup(<StateCard state={state} locale="en" />))).toEqual([
    `/services?lat=${state.lat}&lng=${state.lng}`,
    "/services/location?location=Maharashtra",
  ]);
});

test("in Hindi the card speaks Hindi, the address keeps the English name", () => {
  const html = renderToStaticMarkup(<StateCard state={findState("Tamil Nadu")!} locale="hi" />);
  expect(html).toContain("तमिलनाडु की सभी सेवाएँ");
  expect(hrefs(html)[1]).toBe("/hi/services/location?location=Tamil+Nadu");
});

test("every state's own page can be found again from its link", () => {
  for (const state of states) {
    const href = hrefs(renderToStaticMarkup(<StateCard state={state} locale="en" />))[1]!;
    expect(findState(new URL(href, "http://x").searchParams.get("location")!)).toBe(state);
  }
});

test("a category leads to its page and to those of its subcategories, unnested", () => {
  const category = {
    _id: "0000000000000001",
    id: "0000000000000001",
    name: "Packaging",
    slug: "packaging",
    subcategories: [
      {
        _id: "0000000000000002",
        id: "0000000000000002",
        name: "Corrugated Boxes",
        slug: "corrugated-boxes",
        categoryId: "0000000000000001",
      },
    ],
  };
  const html = renderToStaticMarkup(<CategoryPanel category={category} locale="en" />);
  expect(hrefs(html)).toEqual([
    "/services/category/packaging",
    "/services/category/packaging--corrugated-boxes?type=subcategory",
  ]);
  expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>).)*<a\b/);
});
