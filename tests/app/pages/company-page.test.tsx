import { useDatabase } from "@/tests/support/database";
import { rendered } from "@/tests/support/rendered";
import { beforeAll, expect, test, vi } from "vitest";
import CompanyPage from "@/app/[locale]/(public)/company/[slug]/page";
import { db } from "@/lib/server/db";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: () => undefined }),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "localhost" }) }));

useDatabase();

const ACME = idOf("p", 1);
const SLUG = `acme-works-${ACME}`;
const PUNE = {
  address: "12, MIDC Bhosari, Pune 411026",
  city: "Pune",
  stateCode: "MH",
  lat: 18.62,
  lng: 73.85,
};

beforeAll(async () => {
  await insertStates([{ code: "MH", name: "Maharashtra" }]);
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await db.providerProfile.update({
    where: { userId: ACME },
    data: { phoneNumber: "+919800000001", address: "Private house, Satara" },
  });
  await insertCategories([
    { id: idOf("c", 1), name: "Pumps", slug: "pumps" },
    { id: idOf("c", 2), name: "Fans", slug: "fans" },
  ]);
  await insertListings([
    ...Array.from({ length: 8 }, (_, n) =>
      aListing({
        ...PUNE,
        id: idOf("x", n),
        providerUserId: ACME,
        categoryId: idOf("c", 1),
        name: `Pump ${n}`,
      }),
    ),
    aListing({ ...PUNE, id: idOf("x", 20), providerUserId: ACME, categoryId: idOf("c", 2), name: "Fan" }),
  ]);
  await db.$executeRaw`UPDATE listings SET phone_number = '9800000002', max_radius_km = 25`;
});

const companyPage = async (locale: "en" | "hi" = "en") =>
  rendered(
    await CompanyPage({
      params: Promise.resolve({ locale, slug: SLUG }),
      searchParams: Promise.resolve({}),
    }),
  );

/** The company as search engines are told of it. */
const businessOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text]) => JSON.parse(text!) as Record<string, unknown>)
    .find((thing) => thing["@type"] === "LocalBusiness")!;

test("shows its address, areas served, since when, and every way to reach it; each with the listings' own facts", async () => {
  const html = await companyPage();
  for (const text of [
    '>12, MIDC Bhosari, Pune 411026</span><span class="block text-ink-2">Maharashtra</span>',
    ">Serves: Pune (up to 25 km)<",
    "On VendorSetu since ",
    "Details last confirmed on ",
    'href="tel:+919800000002"',
    'href="https://wa.me/919800000002?text=',
    'href="https://www.google.com/maps/dir/?api=1&amp;destination=18.620000%2C73.850000"',
    'href="#enquiry"',
    'id="enquiry"',
  ])
    expect(html, text).toContain(text);
  const hindi = await companyPage("hi");
  expect(hindi).toContain("सेवा क्षेत्र: पुणे (25 किमी तक)");
  expect(hindi).toContain(
    '>12, MIDC Bhosari, Pune 411026</span><span class="block text-ink-2">पुणे, महाराष्ट्र</span>',
  );
});

test("groups what it offers by category; what does not fit is a link away", async () => {
  const html = await companyPage();
  expect([...html.matchAll(/<h2 id="(pumps|fans)"/g)].map(([, slug]) => slug)).toEqual(["pumps", "fans"]);
  expect(html.match(/<h3/g)).toHaveLength(7);
  expect(html).toMatch(
    new RegExp(
      `href="/services\\?categoryIds=${idOf("c", 1)}&amp;providerUserId=${ACME}"[^>]*>All 8 in Pumps<`,
    ),
  );
});

test("tells search engines the address and point of its listings", async () => {
  expect(businessOf(await companyPage())).toMatchObject({
    name: "Acme Works",
    telephone: "+919800000002",
    address: {
      "@type": "PostalAddress",
      streetAddress: PUNE.address,
      addressLocality: "Pune",
      addressRegion: "Maharashtra",
      postalCode: "411026",
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: 18.62, longitude: 73.85 },
    areaServed: [{ "@type": "City", name: "Pune" }],
  });
});

const say = (status: string, about: string) =>
  db.companyPage.create({
    data: {
      providerUserId: ACME,
      status,
      about,
      openingHours: {
        mon: [
          ["09:00", "13:00"],
          ["14:00", "18:30"],
        ],
        tue: [["00:00", "00:00"]],
        sun: [],
      },
      languages: ["en", "mr"],
      paymentModes: ["upi", "bank_transfer"],
    },
  });

test("shows what the company says of itself once it is approved, and nothing that waits", async () => {
  await say("pending_approval", "Nobody has looked at this");
  const before = await companyPage();
  expect(before).not.toContain("Nobody has looked at this");
  expect(before).not.toContain("Opening hours");

  await say("approved", "Pumps <b>since</b> 1984");
  const html = await companyPage();
  expect(html).not.toContain("Nobody has looked at this");
  for (const text of [
    "Pumps &lt;b&gt;since&lt;/b&gt; 1984",
    "English and Marathi",
    "UPI and Bank transfer",
    "Open 24 hours",
  ])
    expect(html, text).toContain(text);
  const days = [...html.matchAll(/<dt class="text-ink-2">(\w+)<\/dt><dd[^>]*>([^<]*)</g)];
  expect(days.map(([, day, hours]) => [day, hours]).slice(2)).toEqual([
    ["Wednesday", "Not given"],
    ["Thursday", "Not given"],
    ["Friday", "Not given"],
    ["Saturday", "Not given"],
    ["Sunday", "Closed"],
  ]);
  expect(days[0]![2]!.replace(/\u00a0|&nbsp;/g, " ")).toBe("9:00 am – 1:00 pm, 2:00 pm – 6:30 pm");
  // A kept page would lie about the moment: the browser works it out.
  expect(html).not.toMatch(/Open now|Closed now/);
  expect(businessOf(html)).toMatchObject({
    description: "Pumps <b>since</b> 1984",
    knowsLanguage: ["en", "mr"],
    paymentAccepted: "upi, bank transfer",
    openingHoursSpecification: [
      { dayOfWeek: "Monday", opens: "09:00", closes: "13:00" },
      { dayOfWeek: "Monday", opens: "14:00", closes: "18:30" },
      { dayOfWeek: "Tuesday", opens: "00:00", closes: "23:59" },
    ],
  });
});

test("shows nothing that the profile keeps to itself", async () => {
  const html = (await companyPage()) + (await companyPage("hi"));
  for (const secret of ["9800000001", "98000 00001", "Satara", "secret.example.com"])
    expect(html, secret).not.toContain(secret);
});
