import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Comparison } from "@/components/compare/comparison";
import type { Listing } from "@/lib/schemas/listing";

const listing = (id: string, source: string | null): Listing => ({
  _id: id,
  id,
  name: `Pump ${id}`,
  price: null,
  priceUnit: null,
  from: false,
  description: "",
  phoneNumber: null,
  address: "",
  city: null,
  stateCode: null,
  location: { type: "Point", coordinates: [73.8, 18.5] },
  categoryId: "c1",
  subcategoryId: null,
  category: { _id: "c1", id: "c1", name: "Pumps", slug: "pumps" },
  subcategory: null,
  companyType: null,
  maxRadiusKm: null,
  images: [],
  tags: [],
  status: "approved",
  createdAt: "2026-01-01T00:00:00.000Z",
  publishedAt: null,
  providerUserId: `p${id}`,
  provider: { providerProfile: { companyName: "Works", companyType: null, phoneNumber: null } },
  source,
  distanceKm: null,
});

function shown(...found: { id: string; listing: Listing | null }[]) {
  const html = renderToStaticMarkup(<Comparison found={found} from={null} locale="en" />);
  return {
    html,
    ticked: [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
      ([tag]) => /value="(\w+)"/.exec(tag)?.[1],
    ),
  };
}

test("each listing that a company stands behind is ticked; an imported or gone one cannot be", () => {
  const { html, ticked } = shown(
    { id: "a", listing: listing("a", null) },
    { id: "b", listing: listing("b", "MSME registry") },
    { id: "c", listing: null },
    { id: "d", listing: listing("d", null) },
  );
  expect(ticked).toEqual(["a", "d"]);
  expect(html).toContain("From public data: takes no enquiries");
  expect(html).toContain("Send to these 2");
});

test("with imported ones alone there is nothing to send", () => {
  const { html, ticked } = shown({ id: "b", listing: listing("b", "MSME registry") });
  expect(ticked).toEqual([]);
  expect(html).not.toContain("Send to");
});
