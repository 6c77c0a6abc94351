import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HomeNeeds } from "@/app/[locale]/(public)/_components/home-needs";
import type { ComponentProps } from "react";

test("what firms buy is not offered for a home", () => {
  const one = (slug: string) => ({ slug, name: slug });
  const tree = [
    { ...one("furniture-interiors"), subcategories: ["office-furniture", "home-furniture"].map(one) },
    { ...one("packaging"), subcategories: ["corrugated-boxes"].map(one) },
  ] as unknown as ComponentProps<typeof HomeNeeds>["tree"];
  const html = renderToStaticMarkup(<HomeNeeds locale="en" tree={tree} />);
  expect(html).toContain("furniture-interiors--home-furniture");
  expect(html).toContain("packaging--corrugated-boxes");
  expect(html).not.toContain("office-furniture");
});
