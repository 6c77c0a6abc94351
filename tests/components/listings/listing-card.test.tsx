import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { translatedNames } from "@/components/listings/translated-names";
import { translator } from "@/lib/content/messages";
import { withMessages } from "@/tests/support/with-messages";
import { cardOf, cardsOf } from "@/components/listings/card-of";
import { namesOf, trailOf } from "@/components/listings/category-trail";
import { ListingCard } from "@/components/listings/listing-card";
import { countedOf } from "@/components/listings/counted-of";
import { distanceText, servesPlace } from "@/components/listings/listing-facts";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

const ID = "1m7yp0yxh4yyvh6b";
const listing: Listing = {
  _id: ID,
  id: ID,
  name: "Monoblock <b>water</b> pump, 3 HP",
  price: 125000,
  priceUnit: null,
  from: false,
  description:
    "Cast-iron body with a dynamically balanced impeller; tested at the works before it leaves for the site.",
  phoneNumber: "0020518730",
  address: "Shop 4, Hadapsar Industrial Estate, Pune 411013",
  city: "Pune",
  stateCode: "MH",
  location: { type: "Point", coordinates: [73.9259, 18.5089] },
  categoryId: "0000000000000001",
  subcategoryId: "0000000000000003",
  category: {
    _id: "0000000000000001",
    id: "0000000000000001",
    name: "Machinery & Tools",
    slug: "machinery-tools",
  },
  subcategory: { _id: "0000000000000003", id: "0000000000000003", name: "Pumps", slug: "pumps" },
  companyType: "distributor",
  maxRadiusKm: 20,
  images: [
    { url: "/media/aaaa-1280.webp", width: 1280, height: 960 },
    { url: "/media/bbbb-1280.webp", width: 1280, height: 960 },
  ],
  tags: [],
  status: "approved",
  createdAt: "2026-01-01T00:00:00.000Z",
  publishedAt: "2026-01-02T00:00:00.000Z",
  providerUserId: "2m7yp0yxh4yyvh6b",
  provider: {
    providerProfile: { companyName: "Mula Pumps & Motors", companyType: "distributor", phoneNumber: null },
  },
  source: null,
  distanceKm: 7.34,
};

function render(
  changes: Partial<Listing> = {},
  { locale = "en" as Locale, around = true, eager = false } = {},
): string {
  const card = cardOf({ ...listing, ...changes }, locale, translator(locale), around);
  return renderToStaticMarkup(
    withMessages(<ListingCard card={card} locale={locale} heading="h3" eager={eager} />, locale),
  );
}

describe("a card", () => {
  test("leads to the listing, the company, the phone, WhatsApp and the map", () => {
    const html = render();
    expect(html).toContain(`href="/services/monoblock-b-water-b-pump-3-hp-${ID}"`);
    expect(html).toContain('href="/company/mula-pumps-motors-2m7yp0yxh4yyvh6b"');
    expect(html).toContain('href="tel:+910020518730"');
    expect(html).toMatch(/href="https:\/\/wa\.me\/910020518730\?text=[^"]*Monoblock/);
    expect(html).toContain("query=18.508900%2C73.925900");
    expect(html).toContain("<h3");
  });

  test("says price, type and phone, address, category and distance", () => {
    const html = render();
    expect(html).toContain("₹1,25,000");
    // Where it serves the place, the number needs the room of the type, which is read out.
    expect(html).toContain('<span class="sr-only">Distributor · </span>00205 18730');
    expect(html).toContain("Hadapsar Industrial Estate");
    expect(html).toContain("<span>Machinery &amp; Tools › </span><span>Pumps</span>");
    expect(html).toContain('<span>7.3\u00a0km</span><span class="sr-only"> away</span>');
    expect(html).toContain("Serves your location");
  });

  test("whoever goes by headings hears the price after the name; the heart comes before what turns the pictures", () => {
    const html = render();
    const at = (part: string) => html.indexOf(part);
    expect(at("</h3>")).toBeLessThan(at("₹1,25,000"));
    expect(at('class="heart"')).toBeLessThan(at('class="slider'));
    // Until something turns them there is nothing to press.
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  test("what the price is for stands beside it, and that prices begin there", () => {
    const text = (html: string) => html.replace(/<[^>]*>/g, "");
    expect(text(render({ priceUnit: "kg" }))).toContain("₹1,25,000 per kg");
    expect(text(render({ priceUnit: "kg", from: true }))).toContain("from ₹1,25,000 per kg");
    expect(text(render({ from: true }))).toContain("from ₹1,25,000");
    // No text beside an element: where React ends what it sends apart, it is written in one of two ways.
    expect(render({ priceUnit: "kg" })).toContain(
      '<span>₹1,25,000</span><span class="price-words"> per kg</span>',
    );
  });

  test("in Hindi what a company wrote in English is of that language, what we say is not", () => {
    const html = render({}, { locale: "hi" });
    for (const part of ["Mula Pumps", "Cast-iron body", "Hadapsar"])
      expect(html).toMatch(new RegExp(`lang="en"[^>]*>(?:<[^>]*>)*[^<]*${part}`));
    expect(html).toMatch(/<h3[^>]*lang="en"/);
    expect(html).toMatch(/<span>[^<]*पंप<\/span>/);
    expect(render()).not.toContain("lang=");
  });

  test("markup in a name is text", () => {
    expect(render()).toContain("Monoblock &lt;b&gt;water&lt;/b&gt; pump");
    expect(render()).not.toContain("<b>");
  });

  test("without price, phone or picture it says so and offers no dead button", () => {
    const html = render({ price: null, phoneNumber: null, images: [] });
    expect(html).toContain("Price on request");
    expect(html).toContain("No phone number given");
    expect(html).toMatch(/class="name-tile cover-[a-z]+".*<span>Pumps<\/span>/);
    expect(html).not.toContain("tel:");
    expect(html).not.toContain("wa.me");
    expect(html).not.toContain("₹");
    expect(html).not.toContain("<img");
  });

  test("an imported entry names its source and links to no company", () => {
    const html = render({ source: "Rural facilities", companyType: null });
    expect(html).toContain("Source: Rural facilities");
    expect(html).not.toContain("/company/");
    expect(html).not.toContain("Distributor");
  });

  test("one calls a company by its name, an imported entry by the entry's own", () => {
    expect(render({ name: "Boiler" })).toMatch(
      /aria-label="Call Mula Pumps &amp; Motors".*aria-label="WhatsApp Mula/s,
    );
    const html = render({ name: "Primary School", source: "Rural facilities" });
    expect(html).toContain('aria-label="Call Primary School"');
    expect(html).toContain('aria-label="WhatsApp Primary School"');
    expect(html).not.toContain("Mula");
  });

  test("beyond the provider's radius, without one, or on a state's page it does not say 'Serves your location'", () => {
    for (const html of [
      render({ distanceKm: 20.1 }),
      render({ maxRadiusKm: null }),
      render({ distanceKm: null }),
      render({}, { around: false }),
    ]) {
      expect(html).not.toContain("Serves your location");
    }
    expect(render({ distanceKm: null })).not.toMatch(/\d\u00a0km/);
  });

  test("pictures have their size and their widths; only the first rows load at once", () => {
    const html = render();
    expect(html).toContain('width="1280" height="960"');
    expect(html).toMatch(/srcSet="\/media\/aaaa-320\.webp 320w, [^"]*1280w"/);
    expect(html).toContain('loading="lazy"');
    expect(render({}, { eager: true })).toContain('loading="eager"');
    expect(html).not.toContain("bbbb");
    expect(html).toContain("1/2");
  });

  test("has no control within another", () => {
    expect(render()).not.toMatch(/<(a|button)\b[^>]*>(?:(?!<\/\1>).)*<(a|button)\b/s);
  });

  test("speaks Hindi and keeps Western digits", () => {
    const html = render({}, { locale: "hi" });
    expect(html).toContain("<span>मशीनरी और औज़ार › </span><span>पंप</span>");
    expect(html).toContain("वितरक · </span>00205 18730");
    expect(html).toContain('<span>7.3\u00a0किमी</span><span class="sr-only"> दूर</span>');
    expect(html).toContain('href="/hi/services/');
    // Letters that are no Latin ones stand as they are: escaped, they took three times the bytes.
    expect(html).toContain("?text=नमस्ते%2C%20मैंने%20VendorSetu%20पर%20“Monoblock");
  });

  test("of one kind with another it shares what it says of it, so that a page carries that once", () => {
    const other = { ...listing, id: "3m7yp0yxh4yyvh6b" };
    const [first, second, third] = cardsOf(
      [listing, other, { ...other, subcategory: null }],
      "en",
      translator("en"),
      true,
    );
    expect(second!.kind).toBe(first!.kind);
    expect(third!.kind.names).toEqual(["Machinery & Tools"]);
  });
});

describe("facts", () => {
  test("a state's own are counted until others follow them", () => {
    expect([countedOf(2895, 290, 12), countedOf(2895, 15, 24), countedOf(80, undefined, 12)]).toEqual([
      290, 2895, 80,
    ]);
  });

  test("distances have one decimal under 100 km", () => {
    expect([0, 0.04, 1.25, 99.94, 99.96, 1234.5].map(distanceText)).toEqual([
      "0.0",
      "0.0",
      "1.3",
      "99.9",
      "100",
      "1,235",
    ]);
  });

  test("the edge of the radius is served", () => {
    expect(servesPlace({ distanceKm: 20, maxRadiusKm: 20 })).toBe(true);
    expect(servesPlace({ distanceKm: 20.001, maxRadiusKm: 20 })).toBe(false);
  });

  test("a category an admin renamed keeps its stored name in Hindi", () => {
    const renamed = { ...listing, category: { ...listing.category, name: "Machines" } };
    expect(trailOf(namesOf(renamed, translatedNames("hi")))).toBe("Machines › पंप");
    expect(trailOf(namesOf({ ...listing, subcategory: null }, {}))).toBe("Machinery & Tools");
  });

  test("a name with '$&' and braces stands as it is", () => {
    expect(render({ name: "$& {other}" })).toContain("$&amp; {other}");
  });
});
