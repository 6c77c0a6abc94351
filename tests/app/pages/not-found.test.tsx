import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import PublicNotFound from "@/app/[locale]/(public)/not-found";

test("a page that cannot know its language says in both that it is not there, and leads home", () => {
  const html = renderToStaticMarkup(<PublicNotFound />);
  expect(html).toContain('<span lang="en">Page not found</span>');
  expect(html).toContain('<a lang="en" href="/"');
  expect(html).toContain('<span lang="hi">पेज नहीं मिला</span>');
  expect(html).toContain('<a lang="hi" href="/hi"');
});
