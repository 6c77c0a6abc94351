import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressText, NameButton } from "@/components/admin/listings/cells";
import { NameList } from "@/components/admin/categories/name-list";
import { PageFacts } from "@/components/admin/company-pages/page-facts";
import { translatedNames } from "@/components/listings/translated-names";
import { AccountOverview } from "@/components/workspace/account-overview";
import { ListingTable } from "@/components/workspace/listing-table";
import { pageFormNames } from "@/components/workspace/page-form/page-form-names";
import type { User } from "@/lib/schemas/account";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";
import { withMessages } from "@/tests/support/with-messages";

/** What a page in a language shows of a listing to its owner and to an admin. */
function shown(locale: Locale, name: string, address: string): string {
  const listing = {
    id: "0123456789abcdef",
    name,
    address,
    city: null,
    category: { slug: "packaging", name: "Packaging" },
    subcategory: null,
    status: "pending_approval",
    price: null,
    images: [],
    location: { type: "Point", coordinates: [70.8, 22.3] },
    createdAt: "2026-11-01T00:00:00.000Z",
  } as unknown as ManagedListing;
  return renderToStaticMarkup(
    withMessages(
      <>
        <NameButton name={name} onClick={() => undefined} />
        <AddressText listing={listing} />
        <ListingTable locale={locale} caption="" listings={[listing]} now={new Date()} />
      </>,
      locale,
    ),
  );
}

const marked = (html: string, text: string): number =>
  html.match(RegExp(`lang="en"[^>]*>${text}<`, "g"))?.length ?? 0;

test("what a company wrote in English is marked as that on the desks in Hindi, and nowhere else", () => {
  const html = shown("hi", "Ball bearing", "Gondal Road, Rajkot");
  expect([marked(html, "Ball bearing"), marked(html, "Gondal Road, Rajkot")]).toEqual([2, 2]);
  expect(shown("en", "Ball bearing", "Gondal Road, Rajkot")).not.toContain("lang=");
  expect(shown("hi", "बॉल बेयरिंग", "गोंडल रोड")).not.toContain("lang=");
});

/** What a page in a language shows of a company to its owner and to an admin. */
function company(locale: Locale, about: string, address: string): string {
  const providerProfile = { companyName: "", companyType: null, address };
  const user = { email: "", phoneNumber: null, providerProfile } as unknown as User;
  const content = { about, openingHours: {}, languages: [], paymentModes: [], photos: [] };
  return renderToStaticMarkup(
    withMessages(
      <>
        <AccountOverview locale={locale} user={user} />
        <PageFacts content={content} names={pageFormNames(locale)} />
      </>,
      locale,
    ),
  );
}

test("so is what it says of itself, and where it is", () => {
  const html = company("hi", "Made since 1987", "Gondal Road, Rajkot");
  expect([marked(html, "Made since 1987"), marked(html, "Gondal Road, Rajkot")]).toEqual([1, 1]);
  expect(company("en", "Made since 1987", "Gondal Road, Rajkot")).not.toContain("lang=");
  expect(company("hi", "१९८७ से", "गोंडल रोड")).not.toContain("lang=");
});

const settings = (locale: Locale): string =>
  renderToStaticMarkup(
    withMessages(
      <NameList
        items={[
          { id: "a", name: "Packaging", position: 1, hidden: false },
          { id: "b", name: "Kites", position: 2, hidden: false },
        ]}
        names={translatedNames(locale)}
        label=""
        empty=""
        update={() => Promise.resolve()}
        onChanged={() => undefined}
        onChoose={() => undefined}
      />,
      locale,
    ),
  );

test("an admin who reads Hindi sees a category's Hindi name, with the stored one beside it", () => {
  const html = settings("hi");
  expect(html).toContain('aria-label="पैकेजिंग की उपश्रेणियाँ दिखाएँ"');
  expect(html).toContain(">पैकेजिंग</span></button>");
  expect([marked(html, "Packaging"), marked(html, "Kites")]).toEqual([1, 1]);
  expect(settings("en")).not.toContain("lang=");
});
